internal import SDKGenAPIModel

// What a spec states, as a report of changes spells it.

extension Constant {
  var text: String {
    switch self {
    case .same(let literal): literal.jsonText
    case .byServer(let choices):
      choices.map { "\($0.value.jsonText) at \($0.server)" }.joined(separator: ", ")
    }
  }
}

extension Server {
  var text: String { Self.text(of: url) }

  static func text(of url: [Part]) -> String {
    url.map { part in
      switch part {
      case .literal(let text): text
      case .variable(let name, let value, _): "{\(name)\(value.map { "=\($0)" } ?? "")}"
      }
    }.joined()
  }
}

extension SecurityScheme {
  var text: String {
    switch kind {
    case .bearer: "bearer token"
    case .basic: "name and password"
    case .apiKey(let name, let location, _): "key in the \(location.rawValue) \"\(name)\""
    case .oauth2(let flow, let url, let scopes):
      "OAuth 2, \(flow.rawValue), \(url), \(scopes.joined(separator: " "))"
    }
  }
}

extension CallOptions {
  /// The options that are stated; nil where none is.
  var text: String? {
    var texts: [String] = []
    if let timeout { texts.append("timeout \(timeout) s") }
    if let deadline { texts.append("deadline \(deadline) s") }
    if let retries { texts.append(retries.text) }
    switch cache {
    case .off: texts.append("no cache")
    case .http: texts.append("cache as the server says")
    case .fresh(let seconds, let stale):
      texts.append("cache for \(seconds) s" + (stale.map { ", stale for \($0) s" } ?? ""))
    case nil: break
    }
    if let share { texts.append(share ? "shared" : "not shared") }
    if let idempotencyHeader { texts.append("idempotency key in \(idempotencyHeader)") }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension CallOptions.Retries {
  fileprivate var text: String {
    let numbers: [(String, String?)] = [
      ("at most", max.map(String.init)),
      ("after", statuses.map { $0.map(String.init).joined(separator: " ") }),
      ("codes", codes.isEmpty ? nil : codes.joined(separator: " ")),
      ("methods", methods.map { $0.map(\.rawValue).joined(separator: " ") }),
      ("errors", errors.map { $0.map(\.rawValue).joined(separator: " ") }),
      ("delay", baseDelay.map { "\($0) s" }), ("delay times", multiplier.map { "\($0)" }),
      ("delay up to", maxDelay.map { "\($0) s" }), ("jitter", jitter?.rawValue),
    ]
    return "retries"
      + numbers.compactMap { name, text in text.map { " \(name) \($0)" } }.joined()
  }
}

extension Parameter {
  /// `isOneValue`: it has no parts for the style to write.
  func styleText(isOneValue: Bool) -> String {
    let isBare = style == .cookie || style == .cookieComma
    let parts = [
      isEach ? "each entry by itself" : nil, isOneValue ? "one value" : style.rawValue,
      isOneValue && isBare ? "not percent-encoded" : nil,
      allowsReserved ? "with reserved characters as they are" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension API {
  /// Writes the alternatives; `none` where a request may go without a credential.
  func text(of requirement: SecurityRequirement) -> String {
    requirement.alternatives.map { schemes in
      let texts = schemes.map { name in
        securitySchemes.first { $0.name == name }?.text ?? name
      }
      return texts.isEmpty ? "none" : texts.joined(separator: " and ")
    }.joined(separator: ", or ")
  }
}

extension Operation {
  var bodyText: String? {
    let kind: String? =
      switch body {
      case .json: "JSON"
      case .form, .formValue: "a form"
      case .multipart: "a multipart form"
      case .text(let type): "text, \(type)"
      case .raw(let type): "bytes, \(type)"
      case nil: nil
      }
    return kind.map { kind in kind + (bodyContentType.map { ", \($0)" } ?? "") }
  }
}

extension Response {
  /// How the value is found in the response, and for which statuses.
  var readingText: String {
    let kind =
      switch returns {
      case .nothing: "nothing"
      case .value: "JSON"
      case .bytes, .file: "bytes"
      case .text: "text"
      case .choice(let successes):
        successes.map { $0.statuses.map(\.text).joined(separator: " ") }.joined(separator: ", ")
      }
    return kind + (unwrap.isEmpty ? "" : " at \(unwrap.joined(separator: "."))")
  }
}

extension SuccessRule {
  var text: String {
    "\(at.joined(separator: ".")) is \(value.jsonText)"
  }
}

extension ErrorBody.Statuses {
  var text: String { "error " + words("of another status") }
}

extension StreamResponse {
  var text: String {
    let kind =
      switch kind {
      case .events: isOfWholeEvents ? "whole events" : "events"
      // Those are cases: one more is no other way to read them.
      case .namedEvents: "events by name"
      case .lines: "JSON lines"
      }
    let json = dataIsJSON ? ", whose strings are JSON" : ""
    return kind + json + (end.map { ", until \(jsonText($0))" } ?? "")
  }

  private func jsonText(_ text: String) -> String { Literal.string(text).jsonText }
}

extension Pagination {
  var text: String {
    let way =
      switch kind {
      case .page(let parameter, let size, let first):
        "\(parameter) from \(first)" + (size.map { ", \($0)" } ?? "")
      case .offset(let parameter, let limit):
        "offset \(parameter)" + (limit.map { ", \($0)" } ?? "")
      case .cursor(let parameter, let next): "\(parameter) from \(next.text)"
      case .url(let next): "the URL in \(next.text)"
      }
    let paths = [more, items].map { $0.map { ", " + $0.joined(separator: ".") } ?? "" }
    return way + paths.joined()
  }
}

extension Pagination.Next {
  fileprivate var text: String {
    switch self {
    case .path(let path): path.joined(separator: ".")
    case .link: "the Link header"
    case .header(let name): "the header \(name)"
    case .lastItem(let items, let field):
      "\(field.joined(separator: ".")) of the last of \(items.joined(separator: "."))"
    }
  }
}

extension Union {
  /// What tells the members apart.
  var tellingText: String {
    switch discriminator {
    case .shape: "the shape of the value"
    case .tagIfPresent(let field) where members.contains(where: \.isDefault):
      Literal.string(field).jsonText
    case .tagIfPresent(let field):
      "\(Literal.string(field).jsonText), else the shape of the value"
    case .tag(let field, .inline): Literal.string(field).jsonText
    case .tag(let field, .field(let content)):
      "\(Literal.string(field).jsonText), with the value in \(Literal.string(content).jsonText)"
    case .tag(let field, .fieldNamedByTag):
      "\(Literal.string(field).jsonText), with the value in the field it names"
    }
  }
}
