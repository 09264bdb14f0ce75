/// A value of a contract: a JSON value that knows where the spec has it.
public struct ContractValue: Sendable {
  private let contract: Contract
  private let node: Int
  /// The place of its key or, in an array, its own.
  public let place: ContractPlace

  init(_ contract: Contract, _ node: Int, place: ContractPlace) {
    var (node, place) = (node, place)
    while let moved = contract.table.move(of: node) {
      node = moved.target
      place = moved.place
    }
    self.contract = contract
    self.node = node
    self.place = place
  }

  public enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    /// As the spec writes it.
    case number(String)
    case string(String)
    case array, object
  }

  public var kind: Kind { contract.table.kind(of: node) }

  /// The string; nil for other kinds.
  public var string: String? { if case .string(let text) = kind { text } else { nil } }

  /// The text of a number; nil for other kinds.
  public var number: String? { if case .number(let text) = kind { text } else { nil } }

  /// The Boolean; nil for other kinds.
  public var bool: Bool? { if case .bool(let value) = kind { value } else { nil } }

  /// The elements of an array; none for other kinds.
  public var elements: [ContractValue] {
    kind == .array ? children.enumerated().map { value($1, named: "\($0)") } : []
  }

  /// The members of an object in the order of the spec; none for other kinds.
  public var members: [(key: String, value: ContractValue)] {
    let table = contract.table
    return zip(table.keys(of: node), children).map { key, child in
      let name = table.strings[key]
      return (name, value(child, named: name))
    }
  }

  /// The value of a member.
  public subscript(key: String) -> ContractValue? {
    let table = contract.table
    guard let index = table.keys(of: node).firstIndex(where: { table.strings[$0] == key }) else {
      return nil
    }
    return value(children[index], named: key)
  }

  private typealias Child = (node: Int, line: Int, column: Int)

  private var children: [Child] {
    contract.table.children(of: node, line: place.line, column: place.column)
  }

  private func value(_ child: Child, named name: String) -> ContractValue {
    ContractValue(
      contract, child.node,
      place: ContractPlace(
        file: place.file, line: child.line, column: child.column,
        pointer: "\(place.pointer)/\(name.escapedForPointer)"))
  }
}
