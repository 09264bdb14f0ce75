internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// What can be wrong with bodies and responses.
extension Diagnostic {
  static func rawContent(_ media: MediaType) -> Self {
    about(
      .rawContent, .warning, media.element,
      "'\(media.name)' cannot be modelled; it is raw data")
  }

  static func bodyNotAllowed(_ method: String, _ body: Element) -> Self {
    about(
      .bodyNotAllowed, .warning, body,
      "a \(method) request carries no body; it is left out")
  }

  static func bodyShape(_ media: MediaType, _ what: String) -> Self {
    about(
      .bodyShape, .warning, media.element,
      "\(what) is made of an object's properties, which this schema does not have; it is raw data")
  }

  static func encodingStyle(_ field: String, _ written: Element) -> Self {
    aboutValue(
      .encoding, .warning, written,
      "a form has no style '\(written.node.string ?? "?")'; '\(field)' is written with brackets")
  }

  static func unknownEncoding(_ member: Element, known: [String]) -> Self {
    about(
      .encoding, .warning, member,
      "the body has no property '\(member.name)'" + hint(member.name, known))
  }

  static func badStatus(_ member: Element) -> Self {
    about(
      .badStatus, .warning, member,
      "'\(member.name)' is no status; expected '200', '4XX' or 'default'; it is left out")
  }

  static func redirect(_ response: Element) -> Self {
    about(
      .redirect, .note, response,
      "redirects are followed, and nothing says what is found there; it is returned as data")
  }

  static func exampleMismatch(_ example: Element, _ reason: String) -> Self {
    aboutValue(
      .exampleMismatch, .note, example, "the example does not fit its schema: \(reason)")
  }

  static func badPagination(_ why: String, _ stated: Element) -> Self {
    about(
      .badPagination, .warning, stated, "'x-sdkgen-pagination' is left out: \(why)")
  }

  /// What is said once for a document.
  static func remark(_ kind: RepeatedCallDiagnostic, _ first: Element, further: Int) -> Self {
    let more = further == 0 ? "" : " (and \(further) more)"
    switch kind {
    case .ignoredHeader(let name):
      return about(
        .ignoredHeader, .note, first,
        "'\(name)' is set by the client where it is needed, so this parameter is left out\(more)")
    case .callbacks:
      return about(
        .notCalled, .note, first,
        "callbacks are requests of the server's; nothing is generated for them\(more)")
    case .noResponses:
      return about(
        .noResponse, .note, first,
        "the operation has no 'responses'; its response is taken to have no content\(more)")
    case .links:
      return about(
        .notCalled, .note, first, "links are not followed; nothing is generated for them\(more)")
    case .otherContent:
      return about(
        .otherContent, .note, first,
        "'\(first.name)' is offered beside what is used, and left out\(more)")
    case .furtherServers:
      return about(
        .furtherServers, .note, first,
        "the operation has several servers; it is sent to this one\(more)")
    case .otherErrors:
      return about(
        .otherContent, .note, first,
        "the body of an error that is no JSON is given as it came, without a type\(more)")
    case .emptyValues:
      return about(
        .emptyValue, .note, first,
        "'allowEmptyValue' makes no argument of its own: an empty string sends an empty value\(more)"
      )
    case .furtherTags:
      return about(
        .furtherTags, .note, first,
        "an operation is offered under its first tag, and not under this one too\(more)")
    case .encodingHeaders:
      return about(
        .encoding, .note, first, "headers of a part are not sent; they are left out\(more)")
    }
  }
}
