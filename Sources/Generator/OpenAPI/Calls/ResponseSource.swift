internal import SDKGenAPIModel
internal import SDKGenSourceText

extension ResponseSource {
  /// 2 for `200` and `2XX`; nil for `default`.
  fileprivate var hundred: Int? { statuses.first.map { $0 / 100 } }

  /// 304 leads nowhere: it is the response that a client has already.
  var isRedirect: Bool { hundred == 3 && statuses != .exactly(304) }

  /// The status never has content (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5).
  var isEmpty: Bool { [.exactly(204), .exactly(205), .exactly(304)].contains(statuses) }

  func header(_ name: String) -> Element? {
    element["headers"]?.members.first { $0.name.lowercased() == name }
  }
}

extension [ResponseSource] {
  /// The responses of 2xx; where nothing says how a call succeeds, `default`.
  var successes: [ResponseSource] {
    let stated = filter { $0.hundred == 2 }
    if !stated.isEmpty || contains(where: { $0.isRedirect }) { return stated }
    return filter { $0.statuses == .other }
  }

  /// All others but 1xx, of redirects those with a body of their own. `default` is among them even where it is
  /// also the success: it says what every status without a response of its own holds.
  var failures: [ResponseSource] {
    filter { response in response.hundred.map { $0 >= 3 } ?? true }
  }
}

extension LoweredResponses {
  /// Leaves out of `accept` what calls ask for anyway.
  mutating func finishAccept() {
    if accept == ["application/x-ndjson"] { accept = [] }
    if asksForJSON, !accept.isEmpty { accept.insert("application/json", at: 0) }
  }

  /// Adds media types that do not follow from the type of the response to `accept`.
  mutating func ask(for best: MediaType, among all: [MediaType]) {
    let names = all.filter { $0.kind == best.kind }.map(\.asked)
    let wanted = best.kind == .json ? (best.isPlainJSON ? [] : [best.name]) : names
    for name in wanted where !accept.contains(name) { accept.append(name) }
    if best.kind == .json, best.isPlainJSON { asksForJSON = true }
  }
}
