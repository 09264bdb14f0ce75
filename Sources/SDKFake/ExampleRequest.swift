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
  }

  /// A field of a multipart body.
  package struct Part: Sendable {
    package var name: String
    package var isRequired: Bool
    /// It is a file, which whoever sends the request chooses.
    package var isFile: Bool
    package var isList: Bool
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
    example.parameters += operation.parameters.flatMap { parameter in
      maker.values(of: parameter, path[parameter.name]).map { name, value in
        .init(
          name: name, location: parameter.location.rawValue, isRequired: parameter.isRequired,
          value: value)
      }
    }
    let stated = example.parameters
    example.parameters += maker.credential.filter { credential in
      !stated.contains {
        $0.location == credential.location
          && $0.name.lowercased() == credential.name.lowercased()
      }
    }
    let contents = operation.body?.contents ?? []
    if let media = contents.first(where: \.isJSON) ?? contents.first(where: \.isForm)
      ?? contents.first
    {
      example.contentType = media.type.contains("*") ? "application/json" : media.type
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
    judge = SchemaJudge(library: server.model.library, direction: .request)
    sampler = Sampler(judge, server.model.texts, seed: 0)
  }

  /// What the path names: the first of a collection where it is one of a collection, so that there is something.
  var pathArguments: [String: String] {
    var arguments: [String: String] = [:]
    var path = ""
    for segment in Router.segments(of: operation.route) {
      for name in segment.parameters {
        let parameter = operation.parameters.first { $0.location == .path && $0.name == name }
        let key = segment.parameter == nil ? nil : server.firstKey(of: path)
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
    guard parameter.style == "deepObject" else { return [(parameter.name, text(of: sample))] }
    return fields(parameter.name, sample, isDeep: true).map { ($0.name, $0.value) }
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

  /// Returns what a form has for a value. In a deep one, `dob[day]` is a property and `tags[0]` an item.
  private func fields(
    _ name: String, _ value: JSON, isDeep: Bool
  ) -> [(name: String, value: String)] {
    if let items = value.arrayValue {
      return items.enumerated().flatMap { index, item in
        fields(isDeep ? "\(name)[\(index)]" : name, item, isDeep: isDeep)
      }
    }
    guard isDeep, let properties = value.objectValue else { return [(name, value.wireText)] }
    return properties.sorted { $0.key < $1.key }.flatMap { key, value in
      fields("\(name)[\(key)]", value, isDeep: true)
    }
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
    return reader.properties(of: schema).sorted { $0.key < $1.key }.compactMap { name, property in
      if property.isReadOnly { return nil }
      let isList = reader.kinds(of: property) == .array
      let isRequired = reader.requires(name, of: schema)
      let isFile = reader.isFile(isList ? reader.items(of: property) ?? property : property)
      return ExampleRequest.Part(
        name: name, isRequired: isRequired, isFile: isFile, isList: isList,
        value: isRequired && !isFile ? value[name].map(text) : nil)
    }
  }

  func body(_ media: Media) -> String {
    guard !media.isMultipart, let schema = media.schema else { return "" }
    let value = sample(of: media, schema)
    if media.isJSON { return value.description }
    guard media.isForm else { return media.type.hasPrefix("text/") ? value.wireText : "" }
    let properties = (value.objectValue ?? [:]).sorted { $0.key < $1.key }
    return WireReader.text(
      of: properties.flatMap { name, value in
        fields(name, value, isDeep: media.styles[name]?.style == "deepObject")
      })
  }
}
