internal import SDKContract
internal import SDKCore

/// A request that the spec allows, for people to begin with.
package struct ExampleRequest: Sendable {
  package struct Parameter: Sendable {
    package var name: String
    /// `path`, `query`, `header` or `cookie`
    package var location: String
    package var isRequired: Bool
    /// What the request has for it; nil: nothing.
    package var value: String?
    /// What has a meaning in URLs is sent as it is.
    package var keepsReserved = false
    /// It may be sent without a value.
    package var allowsEmptyValue = false
  }

  /// A field of a multipart body.
  package struct Part: Sendable {
    package var name: String
    package var isRequired: Bool
    /// It is a file, which whoever sends the request chooses.
    package var isFile: Bool
    package var isList: Bool
    /// nil: that of its file, or none.
    package var type: String?
    package var headers: [(name: String, value: String)]
    /// What the request has for it; nil: nothing.
    package var value: String?
  }

  package var route: FakeServer.Route
  package var parameters: [Parameter] = []
  /// nil: the operation takes no body.
  package var contentType: String?
  package var body = ""
  /// The body is a file, which whoever sends the request chooses.
  package var isFile = false
  /// What a multipart body is made of, in the order of the names.
  package var parts: [Part] = []
}

extension FakeServer {
  /// Returns a request for an operation, with what is required and a credential; nil: there is no such operation.
  package func example(of operationID: String) -> ExampleRequest? {
    guard let index = model.router.entries.firstIndex(where: { $0.id == operationID }) else {
      return nil
    }
    let entry = model.router.entries[index]
    let operation = model.operation(entry)
    let maker = ExampleMaker(self, operation)
    var example = ExampleRequest(route: routes[index])
    let path = maker.pathArguments
    example.parameters = entry.query.sorted { $0.key < $1.key }.map {
      .init(name: $0.key, location: "query", isRequired: true, value: $0.value)
    }
    let others = operation.parameters.filter {
      $0.location != .query || entry.query[$0.name] == nil
    }
    example.parameters += others.flatMap { parameter in
      maker.values(of: parameter, path[parameter.name]).map { name, value in
        .init(
          name: name, location: parameter.location.rawValue, isRequired: parameter.isRequired,
          value: value, keepsReserved: parameter.style.keepsReserved,
          allowsEmptyValue: parameter.allowsEmptyValue)
      }
    }
    for credential in maker.credential {
      let stated = example.parameters.firstIndex {
        $0.location == credential.location
          && $0.name.lowercased() == credential.name.lowercased()
      }
      guard let stated else {
        example.parameters.append(credential)
        continue
      }
      if credential.isRequired, example.parameters[stated].value == nil {
        example.parameters[stated].value = credential.value
      }
    }
    let contents = operation.body?.contents ?? []
    if let media = contents.first(where: \.isJSON) ?? contents.first(where: \.isForm)
      ?? contents.first
    {
      example.contentType = media.concreteType
      example.body = maker.body(media)
      example.isFile = media.isFile
      example.parts = maker.parts(of: media)
    }
    return example
  }
}

/// Makes the parts of an example.
private struct ExampleMaker {
  private let server: FakeServer
  private let operation: Operation
  private let judge: SchemaJudge
  private let sampler: Sampler

  init(_ server: FakeServer, _ operation: Operation) {
    self.server = server
    self.operation = operation
    judge = SchemaJudge(
      library: server.model.library, direction: .request, isLiteral: true)
    sampler = Sampler(judge, server.model.texts, seed: 0)
  }

  /// What the path names: the first of a collection where it is one of a collection, so that there is something.
  var pathArguments: [String: String] {
    var arguments: [String: String] = [:]
    var path = ""
    for segment in Router.segments(of: operation.route) {
      let record = segment.withoutExtension.parameter
      for name in segment.parameters {
        let parameter = operation.parameters.first { $0.location == .path && $0.name == name }
        let key = name == record ? server.firstKey(of: path) : nil
        let isAllowed = key.map { key in
          parameter?.schema.map { judge.isValid(reader.shaped(.text(key), $0), $0) } ?? true
        }
        arguments[name] = isAllowed == true ? key : parameter.map { text(of: sample(of: $0)) }
      }
      path += "/" + segment.filled(with: arguments.mapValues(PercentEncoding.encoded))
    }
    return arguments
  }

  private var reader: WireReader { WireReader(judge: judge) }

  /// Returns the name of a parameter with its value, or with each of those that its style has: `filter[kind]`.
  func values(
    of parameter: Operation.Parameter, _ known: String?
  ) -> [(name: String, value: String?)] {
    if parameter.location == .path { return [(parameter.name, known)] }
    guard parameter.isRequired else { return [(parameter.name, nil)] }
    let sample = sample(of: parameter)
    if parameter.isJSON { return [(parameter.name, sample.description)] }
    if let form = parameter.form {
      return [(parameter.name, WireReader.text(of: reader.items(of: sample, form)))]
    }
    if parameter.location == .header { return [(parameter.name, parameter.style.text(of: sample))] }
    let items = parameter.style.items(parameter.name, sample).map { ($0.name, $0.value as String?) }
    // As many of a list as there must be.
    let isList = items.allSatisfy { $0.0 == parameter.name }
    return isList ? Array(items.prefix(max(1, parameter.schema?.itemCount.least ?? 1))) : items
  }

  private func sample(of parameter: Operation.Parameter) -> JSON {
    guard let schema = parameter.schema else { return 1 }
    return sampler.value(
      of: schema, for: "\(operation.id) \(parameter.name)", examples: parameter.examples)
  }

  /// One of several will do.
  private func text(of sample: JSON) -> String {
    sample.arrayValue?.first?.wireText ?? sample.wireText
  }

  /// One that will do, in the first of the ways that the operation takes.
  var credential: [ExampleRequest.Parameter] {
    let isRequired = operation.security?.allSatisfy { !$0.isEmpty } ?? false
    let names = operation.security?.first { !$0.isEmpty } ?? []
    return names.compactMap { server.model.securitySchemes[$0] }.compactMap { scheme in
      switch (scheme.type, scheme.scheme) {
      case ("apiKey", _):
        .init(
          name: scheme.name, location: scheme.location, isRequired: isRequired, value: "key")
      case ("basic", _), ("http", "basic"): authorization("Basic dXNlcjpwYXNz", isRequired)
      case ("http", _), ("oauth2", _), ("openIdConnect", _):
        authorization("Bearer token", isRequired)
      default: nil
      }
    }
  }

  private func authorization(_ value: String, _ isRequired: Bool) -> ExampleRequest.Parameter {
    .init(name: "Authorization", location: "header", isRequired: isRequired, value: value)
  }

  private func sample(of media: Media, _ schema: Schema) -> JSON {
    sampler.value(of: schema, for: operation.id, examples: media.examples.map(\.value))
  }

  func parts(of media: Media) -> [ExampleRequest.Part] {
    guard media.isMultipart, let schema = media.schema else { return [] }
    let value = sample(of: media, schema)
    let properties = reader.properties(of: schema)
    // Those of a dictionary have any name.
    let others = value.objectValue?.keys.filter { properties[$0] == nil } ?? []
    return (properties.keys + others).sorted().flatMap { name -> [ExampleRequest.Part] in
      guard let property = properties[name] ?? reader.other(name, of: schema),
        !property.isReadOnly
      else { return [] }
      let encoding = media.encodings[name]
      let isList = reader.kinds(of: property) == .array
      let isFile = reader.isFile(isList ? reader.items(of: property) ?? property : property)
      let isRequired = reader.requires(name, of: schema) || properties[name] == nil
      // Nothing between its quotes is an empty list, but for JSON.
      let isEmpty = value[name] == [] && encoding?.isJSON != true
      let sample =
        isEmpty ? "" : value[name].map { isList ? $0.arrayValue?.first ?? $0 : $0 } ?? .null
      let items = encoding?.style?.items(name, sample) ?? [(name, sample.wireText)]
      let isTyped = !isFile && encoding?.style == nil
      let type = isTyped ? FieldEncoding.type(encoding, of: sample, isFile: false) : nil
      return items.map { item in
        ExampleRequest.Part(
          name: item.name, isRequired: isRequired, isFile: isFile, isList: isList,
          type: type == "text/plain" && encoding?.types.isEmpty != false ? nil : type,
          headers: (encoding?.headers ?? []).filter(\.isRequired).map {
            ($0.name, sampler.text(of: $0, for: operation.id))
          },
          value: isRequired && !isFile ? item.value : nil)
      }
    }
  }

  func body(_ media: Media) -> String {
    let isJSON = MediaType(media.concreteType).isJSON
    guard !media.isMultipart, let schema = media.schema else { return isJSON ? "{}" : "" }
    let value = sample(of: media, schema)
    if isJSON { return value.description }
    if media.isForm { return WireReader.text(of: reader.items(of: value, media)) }
    if media.isXML, value.stringValue == nil {
      return XMLWriter(reader: reader).document(of: value, schema)
    }
    return media.isText ? value.wireText : ""
  }
}
