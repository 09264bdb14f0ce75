internal import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenSwift

/// Another Swift name for a part of an API: an entry of `rename` in `sdkgen.json`.
///
/// `Pet` is a model, `Pet.tag` a property or case, `pets.list` an operation, `pets.list(limit)` one of
/// its arguments, `tag=pets` a group; each may be given by its JSON pointer as well. `operation=get*`,
/// `schema=Api*` and `tag=v1-*` are all whose names fit; a `*` in the new name is the text that the pattern's matches.
package struct Renaming: Equatable, Sendable {
  package var subject: String
  package var name: String
  package var location: SourceLocation?
  var nameLocation: SourceLocation?

  /// The pattern of a renaming of several things; nil for one thing.
  var pattern: RenamingPattern? { RenamingPattern(subject, to: name) }

  /// The new name, for the part that is meant.
  var given: GivenName { giving(name) }

  /// Returns a new name, for one of the parts that are meant.
  func giving(_ name: String) -> GivenName {
    GivenName(name, subject: subject, isPattern: pattern != nil, location: nameLocation)
  }

  /// Indicates that the new name is legal in Swift.
  var isLegal: Bool {
    pattern?.isLegal ?? (SwiftIdentifier(name) != nil)
  }

  package init(
    _ subject: String, to name: String, at location: SourceLocation? = nil,
    nameAt nameLocation: SourceLocation? = nil
  ) {
    self.subject = subject
    self.name = name
    self.location = location
    self.nameLocation = nameLocation ?? location
  }
}

/// A renaming of everything of a kind whose name fits a pattern: `operation=get*`.
struct RenamingPattern {
  var kind: Selector.Kind
  private let front: Substring
  private let back: Substring
  private let name: String

  private static let kinds: [Selector.Kind] = [.operation, .schema, .tag]

  /// Parses `kind=pattern` with one `*`; nil when it does not have that form.
  init?(_ subject: String, to name: String) {
    let parts = subject.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let kind = Selector.Kind(rawValue: String(parts[0])),
      Self.kinds.contains(kind)
    else { return nil }
    let ends = parts[1].split(separator: "*", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    self.kind = kind
    (front, back) = (ends[0], ends[1])
    self.name = name
  }

  /// Returns what is wrong with the form of a key of `rename`, and the remedy; nil where it has one.
  static func mistake(in subject: String) -> String? {
    let parts = subject.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let words = kinds.map(\.rawValue)
    guard words.contains(String(parts[0])) else {
      if parts[0] == "path" {
        return "has a path, but 'rename' takes operation=, schema= or tag="
      }
      return nearest(to: String(parts[0]), in: words)
        .map { "begins with no operation=, schema= or tag=; did you mean '\($0)=\(parts[1])'?" }
    }
    if parts[1].count(where: { $0 == "*" }) > 1 {
      return "has more than one '*'; a pattern of 'rename' has one, which the new name can repeat"
    }
    return parts[1].contains("?")
      ? "has a '?'; the only wildcard of 'rename' is one '*'" : nil
  }

  var isLegal: Bool {
    name.count(where: { $0 == "*" }) < 2
      && SwiftIdentifier(name.replacing("*", with: "x")) != nil
  }

  /// Returns the new name of an operation: a pattern with a dot is for the name with its group.
  func name(forOperation name: String, qualified: String) -> String? {
    let names = front.contains(".") || back.contains(".") ? [qualified, name] : [name]
    return names.lazy.compactMap(self.name).first
  }

  /// Returns the new name of something; nil where the pattern does not fit.
  func name(for old: String) -> String? {
    guard old.count > front.count + back.count, old.hasPrefix(front), old.hasSuffix(back) else {
      return nil
    }
    return name.replacing("*", with: old.dropFirst(front.count).dropLast(back.count))
  }
}

/// The path of a renamable thing in an `API`.
enum RenamingTarget: Hashable {
  case group(Int)
  case operation(group: Int, Int)
  case argument(group: Int, operation: Int, ParameterID)
  case model(Int)
  case member(model: Int, Int)

  enum Kind { case group, operation, argument, model, member }

  var kind: Kind {
    switch self {
    case .group: .group
    case .operation: .operation
    case .argument: .argument
    case .model: .model
    case .member: .member
    }
  }
}

/// Every name by which `rename` can refer to something, with the things it refers to.
struct RenamingTargets {
  private(set) var byName: [String: [RenamingTarget]] = [:]
  /// The name that refers to nothing else.
  private(set) var exact: [RenamingTarget: String] = [:]

  init(of api: API) {
    for (index, model) in api.models.enumerated() where !model.isImported { add(model, at: index) }
    for (index, group) in api.groups.enumerated() {
      if let name = group.name { add(.group(index), named: "tag=\(name)") }
      for (position, operation) in group.operations.enumerated() {
        add(operation, at: position, of: group, at: index)
      }
    }
  }

  /// The things that a name may refer to.
  enum Meaning {
    case none
    case one(RenamingTarget)
    /// The names that refer to one thing each.
    case several([String])
  }

  func meant(by name: String) -> Meaning {
    let found = byName[name] ?? []
    guard let first = found.first else { return .none }
    if found.count == 1 { return .one(first) }
    let exactly = found.filter { exact[$0] == name }
    return exactly.count == 1 ? .one(exactly[0]) : .several(found.compactMap { exact[$0] })
  }

  private mutating func add(
    _ target: RenamingTarget, named exact: String, or others: [String] = []
  ) {
    self.exact[target] = exact
    for name in Set(others + [exact]) { byName[name, default: []].append(target) }
  }

  private mutating func add(_ model: Model, at index: Int) {
    let names = [model.id.rawValue, model.provenance]
    let own = model.ownNames
    let declared = (model.origin == .declared ? [model.id.rawValue] : own).map { "schema=\($0)" }
    add(
      .model(index), named: model.id.rawValue, or: names + names.map { "#" + $0 } + declared + own)
    let members: [String] =
      switch model.shape {
      case .structure(let structure): structure.properties.map(\.name)
      case .enumeration(let enumeration):
        enumeration.values.map { $0.raw.text ?? $0.name }
      case .union(let union): union.members.map { $0.tags.first ?? $0.caseName ?? "" }
      case .alias: []
      }
    for (position, member) in members.enumerated() where !member.isEmpty {
      add(
        .member(model: index, position), named: "\(model.id.rawValue).\(member)",
        or: names.map { "\($0)/properties/\(member)" }
          + (model.inner + own).map { "\($0).\(member)" })
    }
  }

  private mutating func add(
    _ operation: Operation, at position: Int, of group: OperationGroup, at index: Int
  ) {
    let qualified = group.qualifiedName(of: operation)
    let names = [operation.name, operation.provenance, "#" + operation.provenance]
    add(
      .operation(group: index, position), named: qualified,
      or: names + [qualified, operation.name].map { "operation=\($0)" })
    for item in operation.parameters where item.parameter.type != nil {
      add(
        .argument(group: index, operation: position, item.id),
        named: "\(qualified)(\(item.id.name))", or: names.map { "\($0)(\(item.id.name))" })
    }
  }
}

extension Model {
  /// The name of an inline type by the model that it is in: `pet_v2.kind`.
  fileprivate var inner: [String] {
    guard case .inside(.model(let outer), let words) = origin else { return [] }
    return [([outer.rawValue] + words).joined(separator: ".")]
  }

  /// The name of a schema that is in another file, or outside the components: `Pet` for `models.yaml#/Pet`; none for
  /// others.
  var ownNames: [String] {
    guard case .inside(.api, let words) = origin, let name = words.last,
      provenance.hasSuffix("/" + name)
    else { return [] }
    return [name]
  }
}

extension Literal {
  /// The value on the wire, for strings and numbers.
  fileprivate var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .null, .bool, .array, .object: nil
    }
  }
}

extension Names {
  /// Returns the name of a thing in Swift: `customers.create`, `Charge.Outcome`.
  func spelling(of target: RenamingTarget, in api: API) -> String? {
    switch target {
    case .group(let group): groups[api.groups[group].name].map { "tag=\($0.property.name)" }
    case .operation(let group, let operation):
      spelling(of: api.groups[group].operations[operation], in: api.groups[group])
    case .argument(let group, let operation, let id):
      argument(id, of: api.groups[group].operations[operation], in: api.groups[group])
    case .model(let model): models[api.models[model].id]?.type.text
    case .member(let model, let member):
      models[api.models[model].id].flatMap { names in
        names.members.indices.contains(member)
          ? "\(names.type.text).\(names.members[member].name)" : nil
      }
    }
  }

  /// Returns `pets.list`, or `list` for a method of the client.
  func spelling(of operation: Operation, in group: OperationGroup) -> String? {
    guard let method = operations[operation.provenance]?.name.name else { return nil }
    if group.isOnClient || methodsOfClient.contains(operation.provenance) { return method }
    return groups[group.name].map { "\($0.property.name).\(method)" }
  }

  private func argument(
    _ id: ParameterID, of operation: Operation, in group: OperationGroup
  ) -> String? {
    guard let name = operations[operation.provenance]?.arguments[id] else { return nil }
    return spelling(of: operation, in: group).map { "\($0)(\(name.name))" }
  }
}
