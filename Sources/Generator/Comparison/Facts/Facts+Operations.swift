internal import SDKGenAPIModel
internal import SDKGenSwiftModel

extension Facts {
  mutating func add(
    _ operation: Operation, _ names: OperationNames, in client: String, of api: API,
    writer: TypeWriter
  ) {
    let name = "\(client).\(names.name.name)"
    add(.requestLine, of: name, operation.unnamedPath)
    add(.server, of: name, operation.server.map { api.serverText($0) } ?? "that of the client")
    add(.security, of: name, operation.security.map { api.text(of: $0) } ?? "that of the client")
    add(
      .constant, of: name,
      constants([
        ("query", operation.query), ("header", operation.headers), ("cookie", operation.cookies),
        ("field", operation.fields),
      ]))
    add(.body, of: name, operation.bodyText)
    add(.response, of: name, operation.response.readingText)
    add(.success, of: name, operation.response.success?.text)
    add(.stream, of: name, operation.stream?.text)
    add(.options, of: name, operation.options.text)
    add(.paging, of: name, operation.pagination?.text)
    addNotice(operation.deprecation, of: name)
    add(.documentation, of: name, operation.about)
    addErrors(
      operation.response.errors.map { ($0.statuses.text, writer.text($0.type)) }, of: name)
    for argument in operation.arguments(names, writer) {
      guard let parameter = argument.parameter else { continue }
      let place = String(argument.identity.prefix { $0 != " " })
      add(parameter, in: place, of: "\(name)(\(argument.label))", writer)
    }
  }
}

extension API {
  fileprivate func serverText(_ name: String) -> String {
    servers.first { $0.name == name }?.text ?? name
  }

  /// Writes the alternatives; `none` where a request may go without a credential.
  fileprivate func text(of requirement: SecurityRequirement) -> String {
    requirement.alternatives.map { schemes in
      let texts = schemes.map { name in
        securitySchemes.first { $0.name == name }?.text ?? name
      }
      return texts.isEmpty ? "none" : texts.joined(separator: " and ")
    }.joined(separator: ", or ")
  }
}

extension Operation {
  fileprivate var bodyText: String? {
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
  fileprivate var readingText: String {
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
  fileprivate var text: String {
    "\(at.joined(separator: ".")) is \(value.jsonText)"
  }
}

extension ErrorBody.Statuses {
  var text: String {
    switch self {
    case .exactly(let status): "error \(status)"
    case .statusClass(let hundred): "error \(hundred)xx"
    case .other: "error of another status"
    }
  }
}

extension StreamResponse {
  fileprivate var text: String {
    let kind =
      switch kind {
      case .events: isOfWholeEvents ? "whole events" : "events"
      case .namedEvents(let events):
        "events " + events.map { jsonText($0.name) }.joined(separator: ", ")
      case .lines: "JSON lines"
      }
    return kind + (end.map { ", until \(jsonText($0))" } ?? "")
  }

  private func jsonText(_ text: String) -> String { Literal.string(text).jsonText }
}

extension Pagination {
  fileprivate var text: String {
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
