import SDKGenAPIModel
import SDKGenSwiftModel

/// A way in which clients offer an operation: as a call, a download, a stream, or page by page.
struct ClientMethod: Sendable {
  enum Kind: Equatable, Sendable {
    case call
    case download
    case stream
    case pages
  }

  var kind: Kind
  var operation: Operation
  var names: OperationNames
  var name: SwiftIdentifier
  /// Without `options`.
  var arguments: [CallArgument]
  /// nil: nothing.
  var result: String?
  /// What the endpoint is given that is no argument of the method: `true`, by the argument's name.
  var fixed: [String: String] = [:]

  /// Streams and pages are sequences, which wait and fail later.
  var isSequence: Bool { kind == .stream || kind == .pages }

  /// ` async throws -> Post`
  var effects: String {
    (isSequence ? "" : " async throws") + (result.map { " -> \($0)" } ?? "")
  }
}

extension PlanningContext {
  func clientMethods(
    _ operation: Operation, _ names: OperationNames
  ) -> [ClientMethod] {
    let arguments = arguments(of: operation, names)
    func method(
      _ kind: ClientMethod.Kind, _ name: SwiftIdentifier?, _ result: String?,
      _ further: [CallArgument] = []
    ) -> ClientMethod {
      ClientMethod(
        kind: kind, operation: operation, names: names, name: name ?? names.name,
        arguments: arguments.placingRequired(further), result: result)
    }
    var methods: [ClientMethod] = []
    switch operation.response.returns {
    case .file: methods.append(method(.download, nil, nil, [.file]))
    case .nothing where operation.stream != nil: break
    case .nothing, .bytes, .value, .text, .choice:
      methods.append(method(.call, nil, returned(operation, names)))
    }
    if let element = element(of: operation.stream, names) {
      let type = "AsyncThrowingStream<\(element), any Error>"
      var stream = method(.stream, methods.isEmpty ? nil : names.stream, type)
      if let flag = streamSwitch(operation, names) {
        stream.fixed[flag] = "true"
        stream.arguments.removeAll { $0.name == flag }
      }
      methods.append(stream)
    }
    if let items = pageItems(operation), let page = returned(operation, names) {
      methods.append(method(.pages, names.pages, "Pages<\(page), \(items.type)>"))
    }
    return methods
  }

  /// nil: nothing.
  func returned(_ operation: Operation, _ names: OperationNames) -> String? {
    switch operation.response.returns {
    case .nothing, .file: nil
    case .bytes: "Data"
    case .text: "String"
    case .value(let type): text(of: type)
    case .choice: names.response?.type.text
    }
  }

  func element(of stream: StreamResponse?, _ names: OperationNames) -> String? {
    switch stream?.kind {
    case .events(let type), .lines(let type): text(of: type)
    case .namedEvents: names.event?.type.text
    case nil: nil
    }
  }
}

extension CallArgument {
  /// Where a download goes.
  fileprivate static let file = CallArgument(
    label: "to", name: "file", type: "URL", fallback: nil, isFoundation: true)

  /// `_ body: NewPost`, `to file: URL`, in a method.
  var methodParameter: String {
    let names = label.map { $0 == plainName ? $0 : "\($0) \(name)" } ?? "_ \(name)"
    return names + ": \(type)" + (fallback.map { " = \($0)" } ?? "")
  }

  private var plainName: String { name.filter { $0 != "`" } }
}

extension [CallArgument] {
  /// With these behind the last that has no default.
  fileprivate func placingRequired(_ further: [CallArgument]) -> [CallArgument] {
    filter { $0.fallback == nil } + further + filter { $0.fallback != nil }
  }
}
