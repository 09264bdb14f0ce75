#if Server
  internal import Foundation
  internal import SDKCore
  internal import SDKFake

  /// A request and its answer, as the page shows them.
  struct PageExchange: Sendable {
    /// `POST /v1/pets?limit=3`, or why it was not read.
    private let request: String
    private let sent: ShownBody
    /// nil: there was none.
    private let status: Int?
    private let answer: FakeAnswer?
    private let received: ShownBody

    init(_ request: ReceivedRequest, _ answer: FakeAnswer?) {
      let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
      self.request = "\(request.method) \(request.path)" + (query.isEmpty ? "" : "?\(query)")
      sent = ShownBody(request.body)
      var answer = answer?.ending == .never ? nil : answer
      received = ShownBody(answer?.body ?? Data())
      answer?.body = Data()
      self.answer = answer
      status = answer?.finalStatus
    }

    /// A request that was refused before it was read.
    init(status: Int, reason: String) {
      request = reason
      sent = ShownBody(Data())
      received = sent
      answer = nil
      self.status = status
    }

    var json: JSON {
      .object([
        "request": .string(request), "status": status.map { .integer(Int64($0)) } ?? .null,
        "operation": .string(answer?.operationID ?? ""), "sent": .string(sent.text),
        "headers": .array(
          answer?.fields.map { .array([.string($0.name), .string($0.value)]) } ?? []),
        "body": .string(received.text),
        "violations": .array(answer?.violations.map { .string($0.description) } ?? []),
      ])
    }
  }

  /// A body as far as it is shown.
  private struct ShownBody: Sendable {
    private let beginning: Data
    private let count: Int

    private static let mostBytes = 20_000

    init(_ body: Data) {
      count = body.count
      beginning = count > Self.mostBytes ? Data(body.prefix(Self.mostBytes)) : body
    }

    var text: String {
      // A character of UTF-8 has up to four bytes, of which the cut may leave three.
      for cut in 0...(beginning.count < count ? 3 : 0) {
        if let text = String(bytes: beginning.dropLast(cut), encoding: .utf8) {
          return text + (beginning.count < count ? "\n… \(count) bytes" : "")
        }
      }
      return "\(count) bytes"
    }
  }
#endif
