internal import SDKGenAPIModel
internal import SDKGenSwiftModel

extension Facts {
  init(_ version: APIVersion) {
    let (api, names) = (version.api, version.names)
    let writer = TypeWriter(models: ModelIndex(api.models), names: names)
    addClient(api, names, writer: writer)
    for group in api.groups {
      guard let its = names.groups[group.name] else { continue }
      let client = group.isOnClient ? names.client.name : its.client.name
      for operation in group.operations {
        guard let name = names.operations[operation.provenance] else { continue }
        add(operation, name, in: client, of: api, writer: writer)
      }
    }
    for model in api.models where !model.isImported {
      if let its = names.models[model.id] { add(model, its, writer: writer) }
    }
  }

  private mutating func addClient(_ api: API, _ names: Names, writer: TypeWriter) {
    let client = names.client.name
    add(.server, of: client, api.servers.first?.text)
    for server in api.choices where server.name != nil {
      guard let its = names.servers[server.name] else { continue }
      add(.server, of: "\(client).Servers.\(its.name.name)", server.text)
    }
    for scheme in api.securitySchemes {
      guard let label = names.credentials[scheme.name] else { continue }
      add(.security, of: "\(client).init(\(label.name))", scheme.text)
    }
    add(
      .constant, of: client,
      constants([("query", api.defaults.query), ("header", api.defaults.headers)]))
    add(.options, of: client, api.defaults.options.text)
    add(.documentation, of: client, api.about)
    for item in api.defaults.allParameters where item.id.place != .client {
      guard let label = names.parameters[item.id] else { continue }
      add(
        item.parameter, in: item.id.place.rawValue, of: "\(client).init(\(label.name))", writer)
    }
  }

  mutating func add(
    _ parameter: Parameter, in place: String, of name: String, _ writer: TypeWriter
  ) {
    add(.wireName, of: name, place == "path" ? place : "\(place) \"\(parameter.name)\"")
    if case .argument(let type, let value) = parameter.value {
      add(.wireFormat, of: name, writer.text(type))
      add(.defaultValue, of: name, value?.jsonText)
      let isText = writer.models.isText(type.nonNull)
      add(.style, of: name, isText ? "one value" : parameter.styleText)
    }
    addNotice(parameter.deprecation, of: name)
    add(.documentation, of: name, parameter.about)
  }

  mutating func addNotice(_ deprecation: Deprecation?, of name: String) {
    add(.deprecated, of: name, deprecation == nil ? "no" : "yes")
  }

  /// Writes the values that are always sent.
  func constants(_ places: [(String, [Parameter])]) -> String? {
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
}

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
  var text: String {
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
  fileprivate var styleText: String { (isEach ? "each entry by itself, " : "") + style.rawValue }
}
