import SDKGenAPIModel

/// A way in which clients offer an operation: as a call, a download, a stream, or page by page.
struct ClientMethod: Sendable {
  enum Kind: Sendable {
    case call
    case download(FileDownload)
    case stream(StreamResponse, element: String)
    case pages(PageItems)
  }

  var kind: Kind
  var operation: PlannedOperation
  var name: SwiftIdentifier
  /// Without `options`.
  var arguments: [CallArgument]
  /// nil: nothing.
  var result: String?
  /// An argument of the endpoint that the method does not have, since it always has this value.
  var switchArgument: (name: String, value: Bool)?
  /// nil: it sends the request itself.
  var forwarding: BodyForwarding?

  /// Streams and pages are sequences, which wait and fail later.
  var isSequence: Bool {
    switch kind {
    case .stream, .pages: true
    case .call, .download: false
    }
  }

  /// ` async throws -> Post`
  var effects: String {
    (isSequence ? "" : " async throws") + (result.map { " -> \($0)" } ?? "")
  }

  /// Leaves an argument out, which has the same value in all calls.
  private mutating func fix(_ argument: String?, to value: Bool) {
    guard let argument else { return }
    switchArgument = (argument, value)
    arguments.removeAll { $0.name == argument }
  }

  /// The property of the body that asks for a stream, with the value that it has in all calls; nil where the
  /// operation has no stream, or nothing but streams.
  var switchField: (name: String, value: Bool)? {
    switch kind {
    case .call, .pages: operation.operation.stream?.switchField.map { ($0, false) }
    case .stream(let response, _): response.switchField.map { ($0, true) }
    case .download: nil
    }
  }

  /// Returns the methods of an operation, its own first.
  static func all(of operation: PlannedOperation, _ types: SwiftTypes) -> [ClientMethod] {
    func method(
      _ kind: Kind, named name: SwiftIdentifier? = nil, result: String?
    ) -> ClientMethod {
      ClientMethod(
        kind: kind, operation: operation, name: name ?? operation.method,
        arguments: operation.arguments, result: result)
    }
    var methods: [ClientMethod] = []
    let switchArgument = operation.operation.stream?.switchArgument(of: operation, types)
    switch operation.operation.response.returns {
    case .file: break
    case .nothing where operation.operation.stream != nil: break
    case .nothing, .bytes, .value, .text, .choice:
      var call = method(.call, result: operation.result)
      call.fix(switchArgument, to: false)
      methods.append(call)
    }
    if let file = operation.operation.fileDownload {
      var download = method(.download(file), result: nil)
      download.arguments = operation.arguments.downloading
      methods.append(download)
    }
    func stream(
      _ response: StreamResponse, of element: String, named name: SwiftIdentifier?
    ) -> ClientMethod {
      var stream = method(
        .stream(response, element: element), named: name,
        result: "AsyncThrowingStream<\(element), any Error>")
      stream.fix(response.switchArgument(of: operation, types), to: true)
      return stream
    }
    if let response = operation.operation.stream, let element = operation.element {
      let name = methods.isEmpty ? nil : operation.names.stream
      methods.append(stream(response, of: element, named: name))
    }
    methods += operation.otherStreams.map { stream($0.response, of: $0.element, named: $0.name) }
    if let items = PageItems(operation.operation, types), let page = operation.result {
      var pages = method(
        .pages(items), named: operation.names.pages, result: "Pages<\(page), \(items.type)>")
      pages.fix(switchArgument, to: false)
      methods.append(pages)
    }
    return methods
  }
}

extension [CallArgument] {
  /// With those of a download: the file it goes to, and what is told of its progress.
  fileprivate var downloading: [CallArgument] {
    requiredFirst(then: [
      CallArgument(
        label: "to", name: "file", type: "URL", isFoundation: true,
        about: "The file that the body is put into, in place of one that is there.")
    ]) + [
      CallArgument(
        label: "progress", name: "progress", type: "ProgressHandler?", fallback: "nil",
        about: "Called with how much of the body has arrived.")
    ]
  }
}

extension StreamResponse {
  /// Returns the argument for a part or field of a form that asks for a stream.
  fileprivate func switchArgument(of operation: PlannedOperation, _ types: SwiftTypes) -> String? {
    guard let switchField else { return nil }
    return operation.fields.first { field in
      field.parameter.name == switchField
        && field.parameter.type.map { types.unaliased($0.unwrapped) } == .scalar(.bool)
    }?.name?.text
  }
}

/// A method that takes the properties of an object body, as a call of the one that takes the body.
struct BodyForwarding: Sendable {
  /// The arguments of the method that is called.
  var arguments: [CallArgument]
  var body: BodyArguments
  /// Indicates that a call may state nothing that tells it from one without a body.
  var isDisfavored: Bool

  /// The arguments of the call, without `options`.
  var forwarded: [Code] { arguments.map { $0.isBody ? body.value : $0.forwarded } }
}

extension ClientMethod {
  /// Indicates that a call which could mean another method of the name means that one.
  var isDisfavored: Bool { operation.isOverload || forwarding?.isDisfavored == true }

  /// The name of a mock's handler: `onCreate`, `onCreateMultipart`, `onCreateToFile`.
  var handler: String {
    var handler = "on" + name.name.prefix(1).uppercased() + name.name.dropFirst()
    if operation.isOverload {
      handler += operation.names.name.name.dropFirst(operation.method.name.count)
    }
    if case .download = kind, operation.result != nil { handler += "ToFile" }
    return handler
  }

  /// The operation's own name and those of its arguments.
  var allNames: [SwiftIdentifier] {
    operation.allNames + (forwarding?.body.names ?? [])
  }

  /// The same method with the properties of the body as arguments; nil where the body is no object.
  var takingProperties: ClientMethod? {
    guard var body = operation.body else { return nil }
    if let field = switchField?.name { body = body.without(field) }
    var method = self
    method.arguments = operation.arguments(replacingBodyWith: body.arguments)
    if case .download = kind {
      method.arguments = method.arguments.downloading
    }
    let isOptional = arguments.contains { $0.isBody && $0.fallback != nil }
    method.forwarding = BodyForwarding(
      arguments: arguments, body: body, isDisfavored: isOptional && body.areAllOptional)
    return method
  }
}

extension CallArgument {
  /// The body as one value.
  fileprivate var isBody: Bool { label == nil && name == "body" }
}

extension ClientMethod {
  /// Indicates that calls may be made for their effect alone, as that of a request which changes something. A `POST`
  /// may as well ask for something, which its operation tells.
  var isDiscardable: Bool {
    guard case .call = kind, result != nil else { return false }
    return switch operation.operation.method {
    case "GET", "HEAD", "QUERY": false
    case "POST": !operation.operation.returnsContent && !isNamedForResult
    default: true
    }
  }

  /// Indicates that its name, or the end of its path, is a word for asking, or that it creates what is of no use
  /// unless it is kept.
  private var isNamedForResult: Bool {
    let verb = String(name.name.prefix { !$0.isUppercase })
    if asking.contains(verb) || ["logIn", "signIn"].contains(where: name.name.hasPrefix) {
      return true
    }
    guard let end = operation.operation.pathText.split(separator: "/").last, !end.contains("{")
    else { return false }
    let words = end.split { !$0.isLetter }.map { $0.lowercased() }
    return words.first.map(asking.contains) == true
      || verb == "create" && words.last.map(keepsakes.contains) == true
  }
}

extension Operation {
  /// Indicates that it returns no value, but a text, a file, a stream or pages.
  fileprivate var returnsContent: Bool {
    if stream != nil || pagination != nil { return true }
    return switch response.returns {
    case .bytes, .file, .text: true
    case .value, .choice, .nothing: false
    }
  }
}

private let asking: Set = [
  "ask", "authenticate", "calculate", "check", "compute", "count", "estimate", "exchange",
  "extract", "fetch", "find", "get", "introspect", "list", "login", "logon", "lookup", "preview",
  "query", "refresh", "retrieve", "search", "signin", "simulate", "token", "translate", "validate",
  "verify",
]

private let keepsakes: Set = ["secret", "secrets", "session", "sessions", "token", "tokens"]
