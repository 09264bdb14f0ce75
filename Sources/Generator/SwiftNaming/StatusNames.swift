internal import SDKGenAPIModel

extension Response.Success {
  /// The words of its case: the reason phrase of RFC 9110 for its first status.
  var caseName: String {
    switch statuses.first {
    case .exactly(let status): reasonPhrases[status] ?? "status \(status)"
    case .statusClass(2): "success"
    case .statusClass(let hundred): "status \(hundred) hundred"
    case .other, nil: "other"
    }
  }
}

private let reasonPhrases = [
  200: "ok", 201: "created", 202: "accepted", 203: "non authoritative information",
  204: "no content", 205: "reset content", 206: "partial content", 207: "multi status",
  208: "already reported", 226: "im used",
]
