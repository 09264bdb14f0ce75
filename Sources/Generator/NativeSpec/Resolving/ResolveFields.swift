import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// A stand-in for a wrong type, whose mistake was reported.
let unknownType = TypeReference.scalar(.json)

extension Scope {
  /// A field, and whether its type could be told.
  fileprivate func resolve(_ field: SpecField) -> (field: Property, isKnown: Bool) {
    let type = resolve(field.type, as: .field)
    func literal(_ node: Node?, for use: LiteralUse = .default) -> Literal? {
      type.flatMap { type in node.flatMap { self.literal($0, as: type, for: use) } }
    }
    let standard = literal(field.default)
    let constant = literal(field.constant)
    if let location = field.writesNull, let type, !type.isOptional {
      found.report(.needsOptional(FieldKeys.writesNull.name, "a field", at: location))
    }
    if let location = field.readOnly, let type, !type.isOptional, standard == nil, constant == nil {
      found.report(.needsOptional(FieldKeys.readOnly.name, "a field", at: location))
    }
    if field.reportsAbsence, type?.isOptional == true {
      found.report(.misplacedOptional("a field with 'reportsAbsence'", at: field.type.location))
    }
    var resolved = Property(
      name: field.name.value, swiftName: field.swiftName, about: field.about,
      deprecation: field.deprecation, type: type ?? unknownType, default: standard,
      example: literal(field.example, for: .example), constant: constant,
      writesNull: field.writesNull != nil, direction: field.readOnly == nil ? nil : .received,
      location: field.name.location)
    resolved.reportsAbsence = field.reportsAbsence
    return (resolved, type != nil)
  }
}

/// The fields of all structures, those of their bases first.
struct FieldTable {
  private(set) var fields: [String: [Property]] = [:]
  /// The locations of fields with wrong types, about which nothing else is reported.
  private(set) var unknown: Set<SourceLocation> = []
  /// How many models stand above each.
  private var bases: [String: Int] = [:]

  /// Bases of bases beyond this are refused: each has all fields of those above it.
  static let maximumBases = 64

  /// Resolves what each structure declares, then adds what it extends.
  init(_ scope: Scope) {
    var own: [String: [Property]] = [:]
    for (entry, structure) in scope.structures {
      let scope = scope.inside(entry)
      let fields = structure.fields.map(scope.resolve)
      own[entry.model.name.value] = fields.map(\.field)
      unknown.formUnion(fields.lazy.filter { !$0.isKnown }.map(\.field.location))
    }
    for (entry, _) in scope.structures { addLineage(of: entry.model.name, own: own, scope: scope) }
  }

  /// Adds the fields of a model and of all it extends that are not known yet, from the base on.
  private mutating func addLineage(
    of name: Located<String>, own: [String: [Property]], scope: Scope
  ) {
    var chain: [(name: Located<String>, base: Located<String>?)] = []
    var positions: [String: Int] = [:]
    var next: Located<String>? = name
    while let model = next, fields[model.value] == nil {
      next = nil
      if let start = positions[model.value] {
        let cycle = chain[start...].map(\.name)
        for member in cycle { fields[member.value] = own[member.value] }
        scope.found.report(.extendsCycle(cycle))
        break
      }
      guard case .structure(let structure) = scope[model.value]?.model.form else { break }
      positions[model.value] = chain.count
      chain.append((model, structure.base))
      next = structure.base.flatMap(scope.base)
    }
    for (name, base) in chain.reversed() where fields[name.value] == nil {
      addFields(own[name.value] ?? [], to: base?.value, of: name, scope.found)
    }
  }

  /// Adds what a model declares to what it inherits.
  private mutating func addFields(
    _ mine: [Property], to base: String?, of name: Located<String>, _ found: Findings
  ) {
    let inherited = base.flatMap { fields[$0] } ?? []
    let depth = base.flatMap { bases[$0] }.map { $0 + 1 } ?? 0
    guard depth <= Self.maximumBases else {
      // Once for all that extend this one.
      fields[name.value] = mine
      return found.report(.extendsTooDeep(name.value, at: name.location))
    }
    bases[name.value] = depth
    let names = Set(mine.map(\.name))
    fields[name.value] = inherited.filter { !names.contains($0.name) } + mine
    let firsts = Dictionary(
      inherited.map { ($0.name, $0.location) }, uniquingKeysWith: { first, _ in first })
    for field in mine {
      guard let first = firsts[field.name] else { continue }
      found.report(
        .duplicateName(
          field.name, in: "'\(name.value)' and what it extends", first: first,
          at: field.location))
    }
  }
}

extension Scope {
  /// In order of declaration.
  fileprivate var structures: [(entry: Entry, structure: SpecStructure)] {
    names.compactMap { name in
      guard let entry = self[name], case .structure(let structure) = entry.model.form else {
        return nil
      }
      return (entry, structure)
    }
  }

  /// Returns the name of a model that `$extends` names; nil when it cannot.
  fileprivate func base(_ name: Located<String>) -> Located<String>? {
    switch self[name.value]?.model.form {
    case .structure: self[name.value]?.model.name
    case .invalid: nil
    case nil where !isBuiltInType(name.value):
      found.refuse(.unknownType(name.value, known: modelNames, at: name.location))
    case .enumeration, .union, .alias, nil:
      found.refuse(.notAStructure(name.value, at: name.location))
    }
  }
}
