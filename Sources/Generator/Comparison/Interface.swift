/// The public interface of generated Swift: types, and in each its members.
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
  /// The members by the full name of their type, and by `keyword name`.
  package private(set) var members: [String: [String: [Member]]] = [:]

  package var count: Int {
    types.count + members.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } }
  }

  package init(_ files: [String]) {
    for file in files {
      let read = InterfaceReader(file)
      for type in read.types {
        add(type.name, keyword: type.keyword, conformances: type.conformances)
      }
      for (member, type) in read.members { add(member, to: type) }
    }
    resolveAliases()
  }

  /// Treats each alias of a type as a type of its own: callers cannot tell which of equal types is declared.
  private mutating func resolveAliases() {
    var targets: [String: String] = [:]
    var found: [(scope: String, key: String)] = []
    for (scope, named) in members {
      for (key, aliases) in named where key.hasPrefix("typealias ") {
        guard let alias = aliases.first, let target = target(of: alias, in: scope) else { continue }
        found.append((scope, key))
        targets[scope.isEmpty ? alias.name : "\(scope).\(alias.name)"] = target
      }
    }
    for (scope, key) in found { members[scope]?[key] = nil }
    // What an alias stands for may be an alias itself, or have some in it.
    for _ in 0..<8 {
      var inner: [String: String] = [:]
      let names = targets.keys.sorted()
      for (name, target) in targets {
        for other in names.inside(target) {
          inner[name + other.dropFirst(target.count)] = targets[other]
        }
      }
      let count = targets.count
      targets.merge(inner) { old, _ in old }
      if targets.count == count { break }
    }
    let declared = types.keys.sorted()
    let copied = targets.filter { !Self.isOtherName($0.key) }.mapValues { resolved($0, targets) }
    for (name, target) in copied {
      for type in (types[target] == nil ? [] : [target]) + declared.inside(target) {
        let copy = name + type.dropFirst(target.count)
        types[copy] = types[type]
        members[copy] = members[type]
      }
    }
  }

  /// Only generated code needs second names, for types whose own names are hidden: `ShopClient.PetModel`.
  private static func isOtherName(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.count > 1 && parts[0].hasSuffix("Client") && parts[1].hasSuffix("Model")
  }

  /// Returns the name of a type without aliases in it.
  private func resolved(_ name: String, _ targets: [String: String]) -> String {
    var name = name
    for _ in 0..<8 {
      if types[name] != nil { return name }
      let parts = name.split(separator: ".")
      let prefixes = parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
      guard let prefix = prefixes.first(where: { targets[$0] != nil }) else { return name }
      name = (targets[prefix] ?? "") + name.dropFirst(prefix.count)
    }
    return name
  }

  /// The full name of the type that an alias means, looked up from the inside out; nil: it is made of several.
  private func target(of alias: Member, in scope: String) -> String? {
    let text = String(alias.type.drop { $0 == "=" || $0 == " " })
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "`" })
    else { return nil }
    let first = String(text.prefix { $0 != "." })
    var scopes = scope.split(separator: ".").map(String.init)
    while true {
      let name = (scopes + [first]).joined(separator: ".")
      if types[name] != nil || members[scopes.joined(separator: ".")]?["typealias \(first)"] != nil
      {
        let full = name + text.dropFirst(first.count)
        return full == (scopes + [alias.name]).joined(separator: ".") ? nil : full
      }
      if scopes.isEmpty { return nil }
      scopes.removeLast()
    }
  }

  private mutating func add(_ type: String, keyword: String, conformances: Set<String>) {
    var declaration = types[type] ?? TypeDeclaration(keyword: keyword, conformances: [])
    if keyword != "extension" { declaration.keyword = keyword }
    declaration.conformances.formUnion(conformances)
    // One of the two that it stands for may be left.
    if declaration.conformances.remove("Codable") != nil {
      declaration.conformances.formUnion(["Decodable", "Encodable"])
    }
    // Callers notice no difference.
    if declaration.conformances.remove("HashableModel") != nil {
      declaration.conformances.insert("Hashable")
    }
    types[type] = declaration
  }

  private mutating func add(_ member: Member, to type: String) {
    members[type, default: [:]]["\(member.keyword) \(member.name)", default: []].append(member)
  }
}

extension [String] {
  /// Of names in order, those inside another: `A.B` and `A.B.C` inside `A`.
  fileprivate func inside(_ name: String) -> ArraySlice<String> {
    let prefix = name + "."
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if self[middle] < prefix { start = middle + 1 } else { end = middle }
    }
    return self[start...].prefix { $0.hasPrefix(prefix) }
  }
}
