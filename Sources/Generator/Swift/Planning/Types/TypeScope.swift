/// The types that are nested in others, which code finds first by their own names.
struct NestedTypes: Sendable {
  /// With the members of a type that hide others.
  private let own: [SwiftTypeName: Set<SwiftIdentifier>]
  /// The members that have the name of a type.
  private let hiding: [SwiftTypeName: Set<SwiftIdentifier>]
  /// Other names of types at top level.
  private let aliases: [SwiftIdentifier: SwiftTypeName]
  /// The type that all types are nested in; nil where they are at top level.
  private let namespace: SwiftIdentifier?

  init(of names: Names, isNamespaced: Bool) {
    let operations = names.operations.values.flatMap { [$0.event?.type, $0.response?.type] }
    let all = names.models.values.map(\.type) + operations.compactMap { $0 }
    hiding = names.hiding
    own = all.reduce(into: names.hiding) { own, name in
      if let owner = name.owner { own[owner, default: []].insert(name.own) }
    }
    aliases = names.aliases
    namespace = isNamespaced ? names.client : nil
  }

  /// Returns the scope of the code of a type, which stands in the code of those it is nested in, or, if it
  /// `isOutside`, in an extension of its own.
  func scope(of type: SwiftTypeName, isOutside: Bool) -> TypeScope {
    var levels = [own[type] ?? []]
    var outer = type.owner
    while let next = outer {
      levels.append(isOutside ? [] : own[next] ?? [])
      outer = next.owner
    }
    return TypeScope(
      path: type.path, levels: levels.reversed(), aliases: aliases, namespace: namespace,
      isInNamespace: !type.isNested && !isOutside)
  }

  /// Returns the scope of the bodies of methods that call the endpoints of a type, and are named after them.
  func scope(callingCasesOf type: SwiftTypeName) -> TypeScope {
    TypeScope(levels: [hiding[type] ?? []], aliases: aliases, namespace: namespace)
  }

  /// Returns the scope of code that stands in a type and beside it.
  func scope(aroundAndIn type: SwiftTypeName) -> TypeScope {
    TypeScope(levels: [own[type] ?? []], aliases: aliases, namespace: namespace)
  }
}

/// The code in which the names of types are written.
struct TypeScope: Sendable {
  /// The types around the code, the outermost first; none for code outside types.
  var path: [SwiftIdentifier] = []
  /// The types that are nested in each of them, by their own names.
  var levels: [Set<SwiftIdentifier>] = []
  var aliases: [SwiftIdentifier: SwiftTypeName] = [:]
  var namespace: SwiftIdentifier?
  var isInNamespace = true

  /// The scope of code in which no nested types are found by their own names.
  static let outermost = TypeScope()

  /// Returns the name as code says it here: `Outcome` in `Charge`, `Charge.Outcome` elsewhere.
  func spelling(of name: SwiftTypeName) -> String {
    if let rest = relative(name) {
      return rest.count == 1 ? name.own.text : rest.map(\.text).joined(separator: ".")
    }
    if let namespace {
      return isInNamespace && !isHidden(name.first)
        ? name.text : "\(namespace.text).\(name.text)"
    }
    guard let alias = aliases[name.first], isHidden(name.first) else { return name.text }
    return ([alias.text] + name.path.dropFirst().map(\.text)).joined(separator: ".")
  }

  /// Returns the name of the type at top level that needs another here; nil where none does.
  func aliased(_ name: SwiftTypeName) -> SwiftIdentifier? {
    namespace == nil && aliases[name.first] != nil && isHidden(name.first) && relative(name) == nil
      ? name.first : nil
  }

  /// Returns the name without the types that are around the code as well; nil where it must stand in full.
  private func relative(_ name: SwiftTypeName) -> ArraySlice<SwiftIdentifier>? {
    let most = min(path.count, name.path.count - 1)
    var shared = 0
    while shared < most, path[shared] == name.path[shared] { shared += 1 }
    guard shared > 0, levels[shared - 1].contains(name.path[shared]) else { return nil }
    let isHidden = levels.dropFirst(shared).contains { $0.contains(name.path[shared]) }
    return isHidden ? nil : name.path.dropFirst(shared)
  }

  private func isHidden(_ name: SwiftIdentifier) -> Bool {
    levels.contains { $0.contains(name) }
  }
}
