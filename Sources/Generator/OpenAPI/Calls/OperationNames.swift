internal import SDKGenAPIModel

/// The name of an operation in its document.
struct OperationName {
  var name: String
  var naming: Operation.Naming
  /// The name of the method by itself.
  var methodName: String?
  /// The earlier operation that has its operation id.
  var clash: Element?
}

/// Distinct names for operations: their operation id, else method and path.
struct OperationNames {
  /// The names in use, each with its first operation.
  private var taken: [String: Element] = [:]
  private let options: OpenAPIOptions

  init(_ options: OpenAPIOptions) { self.options = options }

  mutating func name(_ source: OperationSource) -> OperationName {
    let own = source.element.text("operationId").flatMap { $0.isEmpty ? nil : $0 }
    let method =
      NameExtension.method(of: source.element, among: options.extensions) ?? source.key.fragment
    if let own, take(own, source.element) {
      return OperationName(name: own, naming: .identifier, methodName: method)
    }
    let made = Self.made(source, withVersion: false)
    let candidates =
      [made, Self.made(source, withVersion: true)] + (2...1000).lazy.map { "\(made)\($0)" }
    let name = candidates.first { take($0, source.element) } ?? source.provenance
    return OperationName(
      name: name, naming: .path, methodName: method, clash: own.flatMap { taken[$0] })
  }

  private mutating func take(_ name: String, _ element: Element) -> Bool {
    guard taken[name] == nil else { return false }
    taken[name] = element
    return true
  }

  /// Makes a name of method and path: `get /flights/{id}/seats` is `getFlightsSeatsById`. A version
  /// in front is left out at first.
  private static func made(_ source: OperationSource, withVersion: Bool) -> String {
    let path = source.key.words.filter { withVersion || !isVersion($0) }
    let ends =
      source.key.parts.last.map { if case .parameter = $0 { true } else { false } } ?? false
    let by = ends ? ["by", source.key.names.last ?? ""] : []
    let words = (path + by).flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    return source.method.lowercased()
      + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
