import SDKGenAPIModel
import SDKGenDiagnostics

/// A stand-in for a wrong type, whose mistake was reported.
let unknownType = TypeReference.scalar(.json)

extension Scope {
  /// A field, and whether its type could be told.
  fileprivate func resolve(_ field: SpecField) -> Diagnosed<(field: Property, isKnown: Bool)> {
    var found: [Diagnostic] = []
    let type = found.take(resolve(field.type, as: .field))
    let standard = type.flatMap { type in
      field.default.flatMap { found.take(literal($0, as: type, for: .default)) }
    }
    let constant = type.flatMap { type in
      field.constant.flatMap { found.take(literal($0, as: type, for: .default)) }
    }
    if let location = field.writesNull, let type, !type.isOptional {
      found.append(.needsOptional(FieldKeys.writesNull.name, "a field", at: location))
    }
    if let location = field.readOnly, let type, !type.isOptional, standard == nil, constant == nil {
      found.append(.needsOptional(FieldKeys.readOnly.name, "a field", at: location))
    }
    if field.reportsAbsence, type?.isOptional == true {
      found.append(.misplacedOptional("a field with 'reportsAbsence'", at: field.type.location))
    }
    let example = type.flatMap { type in
      field.example.flatMap { found.take(literal($0, as: type, for: .example)) }
    }
    var resolved = Property(
      name: field.name.value, swiftName: field.swiftName, about: field.about,
      deprecation: field.deprecation,
      type: type ?? unknownType, default: standard, example: example, constant: constant,
      writesNull: field.writesNull != nil, direction: field.readOnly == nil ? nil : .received,
      location: field.name.location)
    resolved.reportsAbsence = field.reportsAbsence
    return Diagnosed((resolved, type != nil), found)
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
  static func of(_ scope: Scope) -> Diagnosed<FieldTable> {
    var own = FieldTable()
    var found: [Diagnostic] = []
    for entry in scope.structures {
      let scope = scope.inside(entry.entry)
      let fields = entry.structure.fields.map { found.take(scope.resolve($0)) }
      own.fields[entry.entry.model.name.value] = fields.map(\.field)
      own.unknown.formUnion(fields.lazy.filter { !$0.isKnown }.map(\.field.location))
    }
    var all = FieldTable()
    all.unknown = own.unknown
    for entry in scope.structures {
      found += all.addLineage(of: entry.entry.model.name, own: own, scope: scope)
    }
    return Diagnosed(all, found)
  }

  /// Adds the fields of a model and of all it extends that are not known yet, from the base on.
  private mutating func addLineage(
    of name: Located<String>, own: FieldTable, scope: Scope
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var chain: [(name: Located<String>, base: Located<String>?)] = []
    var positions: [String: Int] = [:]
    var next: Located<String>? = name
    while let model = next, fields[model.value] == nil {
      next = nil
      if let start = positions[model.value] {
        let cycle = chain[start...].map(\.name)
        for member in cycle { fields[member.value] = own.fields[member.value] }
        found.append(.extendsCycle(cycle))
        break
      }
      guard case .structure(let structure) = scope[model.value]?.model.form else { break }
      positions[model.value] = chain.count
      chain.append((model, structure.base))
      guard let base = structure.base else { break }
      let mistake = scope.mistake(inBase: base)
      found += mistake ?? []
      next = mistake == nil ? scope[base.value]?.model.name : nil
    }
    for (name, base) in chain.reversed() where fields[name.value] == nil {
      found += addFields(own.fields[name.value] ?? [], to: base?.value, of: name)
    }
    return found
  }

  /// Adds what a model declares to what it inherits.
  private mutating func addFields(
    _ mine: [Property], to base: String?, of name: Located<String>
  ) -> [Diagnostic] {
    let inherited = base.flatMap { fields[$0] } ?? []
    let depth = base.flatMap { bases[$0] }.map { $0 + 1 } ?? 0
    guard depth <= Self.maximumBases else {
      // Once for all that extend this one.
      fields[name.value] = mine
      return [.extendsTooDeep(name.value, at: name.location)]
    }
    bases[name.value] = depth
    let names = Set(mine.map(\.name))
    fields[name.value] = inherited.filter { !names.contains($0.name) } + mine
    return redeclared(mine, inherited: inherited, in: name.value)
  }

  private func redeclared(
    _ own: [Property], inherited: [Property], in name: String
  ) -> [Diagnostic] {
    let firsts = Dictionary(
      inherited.map { ($0.name, $0.location) }, uniquingKeysWith: { first, _ in first })
    return own.compactMap { field in
      firsts[field.name].map {
        .duplicateName(
          field.name, in: "'\(name)' and what it extends", first: $0, at: field.location)
      }
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

  /// Reports a base that `$extends` cannot name; nil when it can.
  fileprivate func mistake(inBase base: Located<String>) -> [Diagnostic]? {
    switch self[base.value]?.model.form {
    case .structure: return nil
    case .invalid: return []
    case .enumeration, .union, .alias: return [.notAStructure(base.value, at: base.location)]
    case nil:
      return isBuiltInType(base.value)
        ? [.notAStructure(base.value, at: base.location)]
        : [.unknownType(base.value, known: modelNames, at: base.location)]
    }
  }
}
