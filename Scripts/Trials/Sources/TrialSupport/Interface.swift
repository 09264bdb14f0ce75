/// What generated Swift offers to those who use it: types, and in each its members.
package struct Interface: Sendable {
  /// `struct`, `enum`, … and the protocols it conforms to, by the type's full name.
  package struct TypeDeclaration: Sendable {
    package var keyword: String
    package var conformances: Set<String>
  }

  /// A property, case, method or initialiser.
  package struct Member: Hashable, Sendable {
    /// `var`, `case`, `func`, `init`, `typealias`, `subscript`
    package var keyword: String
    package var name: String
    package var arguments: [Argument]
    /// The type of a property, or of what a method returns, with its effects.
    package var type: String
  }

  package struct Argument: Hashable, Sendable {
    package var label: String
    package var type: String
    package var hasDefault: Bool
  }

  package private(set) var types: [String: TypeDeclaration] = [:]
  /// By the full name of the type they are in, and `keyword name`.
  package private(set) var members: [String: [String: [Member]]] = [:]

  package var count: Int {
    types.count + members.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } }
  }

  package init(_ files: [String]) {
    for file in files {
      var reader = InterfaceReader(tokens: SwiftToken.tokens(of: file))
      reader.readDeclarations(in: "", into: &self)
    }
  }

  mutating func add(_ type: String, keyword: String, conformances: Set<String>) {
    var declaration = types[type] ?? TypeDeclaration(keyword: keyword, conformances: [])
    if keyword != "extension" { declaration.keyword = keyword }
    declaration.conformances.formUnion(conformances)
    // It stands for these two, one of which may be left.
    if declaration.conformances.remove("Codable") != nil {
      declaration.conformances.formUnion(["Decodable", "Encodable"])
    }
    types[type] = declaration
  }

  mutating func add(_ member: Member, to type: String) {
    members[type, default: [:]]["\(member.keyword) \(member.name)", default: []].append(member)
  }
}
