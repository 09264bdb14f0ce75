import SDKGenAPIModel
import SDKGenSwiftModel

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
  /// An argument of the endpoint that is none of the method, since it always has this value.
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
    case .call: operation.operation.stream?.switchField.map { ($0, false) }
    case .stream(let response, _): response.switchField.map { ($0, true) }
    case .download, .pages: nil
    }
  }

  /// Returns the methods of an operation, its own first.
  static func all(of operation: PlannedOperation, _ types: SwiftTypes) -> [ClientMethod] {
    func method(
      _ kind: Kind, named name: SwiftIdentifier? = nil, result: String?
    ) -> ClientMethod {
      ClientMethod(
        kind: kind, operation: operation, name: name ?? operation.names.method,
        arguments: operation.arguments, result: result)
    }
    var methods: [ClientMethod] = []
    switch operation.operation.response.returns {
    case .file: break
    case .nothing where operation.operation.stream != nil: break
    case .nothing, .bytes, .value, .text, .choice:
      var call = method(.call, result: operation.result)
      call.fix(operation.operation.stream?.switchArgument(of: operation, types), to: false)
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
      methods.append(
        method(
          .pages(items), named: operation.names.pages, result: "Pages<\(page), \(items.type)>"))
    }
    return methods
  }
}

extension [CallArgument] {
  /// With those of a download: the file it goes to, and what is told of its progress.
  var downloading: [CallArgument] {
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
