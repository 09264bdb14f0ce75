internal import SDKGenAPIModel
internal import SDKGenSwift

/// The statements of a spec that do not show in Swift, by the name in Swift of the part they are about.
struct Facts {
  private let api: API
  private let names: Names
  private let models: ModelIndex
  private var texts: [String: [ChangeKind: String]] = [:]
  /// The types of errors by their statuses, of each method.
  private(set) var errors: [String: [String: String]] = [:]

  init(_ version: APIVersion) {
    (api, names) = (version.api, version.names)
    models = ModelIndex(api.models)
    addClient()
    for group in api.groups {
      guard let its = names.groups[group.name] else { continue }
      let client = group.isOnClient ? names.client.name : its.client.name
      for operation in group.operations {
        guard let name = names.operations[operation.provenance] else { continue }
        addOperation(operation, name, in: client)
      }
    }
    for model in api.models where !model.isImported {
      if let its = names.models[model.id] { addModel(model, its) }
    }
  }

  /// Returns the facts about parts of both versions that are not as they were.
  func changes(to new: Facts) -> [(name: String, kind: ChangeKind, old: String, new: String)] {
    texts.sorted { $0.key < $1.key }.flatMap { name, old in
      ChangeKind.allCases.compactMap { kind in
        guard let before = old[kind], let now = new.texts[name]?[kind], before != now else {
          return nil
        }
        return (name, kind, before, now)
      }
    }
  }

  /// States a fact; nil: the spec does not say.
  private mutating func state(_ kind: ChangeKind, of name: String, _ text: String?) {
    texts[name, default: [:]][kind] = text ?? "none"
  }

  private mutating func addNotes(
    of name: String, about: String?, deprecation: Deprecation?
  ) {
    state(.deprecated, of: name, deprecation == nil ? "no" : "yes")
    state(.documentation, of: name, about)
  }

  private mutating func addClient() {
    let client = names.client.name
    state(.server, of: client, api.servers.first?.text)
    for server in api.choices where server.name != nil {
      guard let its = names.servers[server.name] else { continue }
      state(.server, of: "\(client).Servers.\(its.name.name)", server.text)
    }
    for scheme in api.securitySchemes {
      guard let label = names.credentials[scheme.name] else { continue }
      state(.security, of: "\(client).init(\(label.name))", scheme.text)
    }
    state(
      .constant, of: client,
      constants([("query", api.defaults.query), ("header", api.defaults.headers)]))
    state(.options, of: client, api.defaults.options.text)
    state(.documentation, of: client, api.about)
    for item in api.defaults.allParameters where item.id.place != .client {
      guard let label = names.parameters[item.id] else { continue }
      addParameter(
        item.parameter, in: item.id.place.rawValue, of: "\(client).init(\(label.name))")
    }
  }

  private mutating func addParameter(
    _ parameter: Parameter, in place: String, of name: String
  ) {
    state(.wireName, of: name, place == "path" ? place : "\(place) \"\(parameter.name)\"")
    if case .argument(let type, let value) = parameter.value {
      state(.wireFormat, of: name, text(type))
      state(.defaultValue, of: name, value?.jsonText)
      state(.style, of: name, parameter.styleText(isOneValue: models.isText(type.nonNull)))
    }
    addNotes(of: name, about: parameter.about, deprecation: parameter.deprecation)
  }

  /// Writes the values that are always sent.
  private func constants(_ places: [(String, [Parameter])]) -> String? {
    let texts = places.flatMap { place, parameters in
      parameters.flatMap { parameter -> [String] in
        let headers = parameter.headers.map {
          "\($0.name) of \(place) \(parameter.name): \($0.value)"
        }
        guard case .constant(let constant) = parameter.value else { return headers }
        return ["\(place) \(parameter.name): \(constant.text)"] + headers
      }
    }
    return texts.isEmpty ? nil : texts.sorted().joined(separator: ", ")
  }

  private mutating func addOperation(
    _ operation: Operation, _ names: OperationNames, in client: String
  ) {
    let name = "\(client).\(names.name.name)"
    state(.requestLine, of: name, operation.unnamedPath)
    let server = operation.server.map { name in
      api.servers.first { $0.name == name }?.text ?? name
    }
    state(.server, of: name, server ?? "that of the client")
    state(.security, of: name, operation.security.map { api.text(of: $0) } ?? "that of the client")
    state(
      .constant, of: name,
      constants([
        ("query", operation.query), ("header", operation.headers), ("cookie", operation.cookies),
        ("field", operation.fields),
      ]))
    state(.body, of: name, operation.bodyText)
    state(.response, of: name, operation.response.readingText)
    state(.success, of: name, operation.response.success?.text)
    state(.stream, of: name, operation.stream?.text)
    if case .namedEvents(let events)? = operation.stream?.kind, let cases = names.event {
      for event in zip(events, cases.members) {
        state(
          .rawValue, of: "\(cases.type.plainText).\(event.1.name)",
          Literal.string(event.0.name).jsonText + (event.0.isDefault ? ", and any other" : ""))
      }
    }
    state(.options, of: name, operation.options.text)
    state(.paging, of: name, operation.pagination?.text)
    addNotes(of: name, about: operation.about, deprecation: operation.deprecation)
    errors[name] = Dictionary(
      operation.response.errors.map { ($0.statuses.text, text($0.type)) },
      uniquingKeysWith: { first, _ in first })
    for argument in operation.arguments(names, in: self.names, models) {
      guard let parameter = argument.parameter else { continue }
      let place = String(argument.identity.prefix { $0 != " " })
      addParameter(parameter, in: place, of: "\(name)(\(argument.label))")
    }
  }

  private mutating func addModel(_ model: Model, _ names: ModelNames) {
    let type = names.type.plainText
    addNotes(of: type, about: model.about, deprecation: model.deprecation)
    switch model.shape {
    case .structure(let structure):
      for property in Named.joining(structure.properties, names.members) {
        addProperty(property.value, of: "\(type).\(property.name.name)")
      }
    case .enumeration(let enumeration):
      for value in Named.joining(enumeration.values, names.members) {
        state(.rawValue, of: "\(type).\(value.name.name)", value.value.raw.jsonText)
        state(.documentation, of: "\(type).\(value.name.name)", value.value.about)
      }
    case .union(let union):
      state(.unionTag, of: type, union.tellingText)
      for member in Named.joining(union.members, names.members) {
        let tags = member.value.allTags
        let others = member.value.isDefault ? "any other" : nil
        state(
          .unionTag, of: "\(type).\(member.name.name)",
          tags.isEmpty ? others : tags.joined(separator: ", "))
      }
    case .alias(let target): state(.wireFormat, of: type, text(target))
    }
  }

  private mutating func addProperty(_ property: Property, of name: String) {
    state(.wireName, of: name, Literal.string(property.name).jsonText)
    state(.wireFormat, of: name, text(property.type))
    state(.defaultValue, of: name, property.default?.jsonText)
    state(.constant, of: name, property.constant?.jsonText)
    state(.null, of: name, property.writesNull ? "null" : "absent")
    addNotes(of: name, about: property.about, deprecation: property.deprecation)
  }

  /// Writes a type as it travels: scalars with their formats, and models by their names in Swift.
  private func text(_ type: TypeReference) -> String {
    switch models.unaliased(type) {
    case .scalar(let scalar): scalar.notation
    case .array(let element): "[\(text(element))]"
    case .dictionary(let value): "[String: \(text(value))]"
    // Whether a value may be missing shows in its type in Swift.
    case .optional(let inner), .nullable(let inner): text(inner)
    case .model(let id): names.models[id]?.type.plainText ?? id.rawValue
    }
  }
}

extension Constant {
  fileprivate var text: String {
    switch self {
    case .same(let literal): literal.jsonText
    case .byServer(let choices):
      choices.map { "\($0.value.jsonText) at \($0.server)" }.joined(separator: ", ")
    }
  }
}

extension Server {
  fileprivate var text: String {
    let hosts = hosts.map { ", \($0.name) at \(Self.text(of: $0.url))" }
    return Self.text(of: url) + hosts.joined()
  }

  private static func text(of url: [Part]) -> String {
    url.map { part in
      switch part {
      case .literal(let text): text
      case .variable(let name, let value, _): "{\(name)\(value.map { "=\($0)" } ?? "")}"
      }
    }.joined()
  }
}

extension SecurityScheme {
  fileprivate var text: String {
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
  fileprivate var text: String? {
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
  fileprivate func styleText(isOneValue: Bool) -> String {
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
  fileprivate var text: String {
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

extension Union {
  /// What tells the members apart.
  fileprivate var tellingText: String {
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
