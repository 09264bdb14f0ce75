/// Named values of a request in order: of a query, of headers, of a form. Nil is left out.
///
///     [("page", page), ("ids", ids.styled(.comma)), ("version", "1.0")]
public struct RequestItems: Sendable, ExpressibleByArrayLiteral, CustomReflectable {
  package struct Item: Sendable {
    package let name: String
    package let value: any QueryValue
  }

  package private(set) var items: [Item]

  public init() { items = [] }

  public init(arrayLiteral elements: (String, (any QueryValue)?)...) {
    items = []
    items.reserveCapacity(elements.count)
    for (name, value) in elements { append(name, value) }
  }

  package init(_ texts: [(String, String)]) { items = texts.map { Item(name: $0, value: $1) } }

  /// Adds a value; nothing for nil.
  public mutating func append(_ name: String, _ value: (any QueryValue)?) {
    if let value { items.append(Item(name: name, value: value)) }
  }

  /// Replaces all values of this name; removes them for nil.
  public mutating func set(_ name: String, _ value: (any QueryValue)?) {
    items.removeAll { $0.name == name }
    append(name, value)
  }

  public var isEmpty: Bool { items.isEmpty }

  func contains(_ name: String) -> Bool { items.contains { $0.name == name } }

  /// The names alone: values may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
