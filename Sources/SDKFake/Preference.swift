internal import Foundation
internal import SDKCore

/// What a request asks of its answer by `Prefer` (RFC 7240), in the words of Prism: `code=404, example=dog`.
struct Preference: Sendable {
  /// The status.
  var code: String?
  /// The name of an example.
  var example: String?
  /// A sample instead of an example.
  var isDynamic = false

  /// nil: it asks for none of these.
  init?(_ headers: HTTPHeaders) {
    for item in headers.values("Prefer").flatMap({ $0.split { $0 == "," || $0 == ";" } }) {
      let halves = item.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard halves.count == 2 else { continue }
      let value = halves[1].trimmingCharacters(in: ["\""])
      // Of several the first counts (RFC 7240, section 2).
      switch halves[0].lowercased() {
      case "code" where code == nil: code = value
      case "example" where example == nil: example = value
      case "dynamic": isDynamic = isDynamic || value == "true"
      default: break
      }
    }
    if code == nil, example == nil, !isDynamic { return nil }
  }
}

extension Answerer {
  /// Returns the answer that a request prefers; a problem with the status 404 where the spec does not have it, as Prism
  /// answers.
  func answer(
    _ operation: Operation, preferring preference: Preference, to request: ReceivedRequest
  ) -> FakeAnswer {
    var (status, response) = operation.success
    if let code = preference.code {
      guard let stated = Int(code), (200..<600).contains(stated),
        let declared = operation.response(stated)
      else { return .unknown("code=\(code)", "\(operation.id) declares no such response") }
      (status, response) = (stated, declared)
    }
    let name = "\(operation.id) \(status) \(request.path)"
    let media = media(of: response, accepting: request.accept)
    var value: JSON?
    if let example = preference.example {
      value = media?.examples.first { $0.name == example }?.value
      guard value != nil else {
        return .unknown("example=\(example)", "the response \(status) has no such example")
      }
    } else if preference.isDynamic, let media {
      value =
        media.isEvents || media.isJSONLines
        ? .array(pieces(of: media, for: name, showsExamples: false))
        : media.schema.map { sampler.value(of: $0, for: name, showsExamples: false) }
    }
    return answer(operation, status: status, response, to: request, named: name, value)
  }
}

extension FakeAnswer {
  fileprivate static func unknown(_ preference: String, _ reason: String) -> FakeAnswer {
    .problem(404, "Not Found", ["Prefer: \(preference): \(reason)"])
  }
}
