import SDKGenAPIModel
import SDKGenDiagnostics

/// The meaning of names: the models of a file and of those it imports.
struct Scope {
  /// A declared model, with what it takes to read its types.
  struct Entry {
    var model: SpecModel
    /// The meaning of `Date` in its file.
    var dates: Scalar.DateFormat
    var isImported: Bool
    /// Wrong in a way that is reported where it stands; its uses are left in peace.
    var isBroken: Bool
    /// The target of an alias, never optional: the `?` is with its uses.
    var target: TypeReference?
    /// How many aliases in a row begin here.
    var aliases = 0
    /// An alias of an optional type.
    var isOptional = false
  }

  /// In order of declaration, those of imported files first.
  private(set) var names: [String] = []
  private var entries: [String: Entry] = [:]
  private var aliases = Aliases([:])
  /// The names that are proposed for unknown ones: of types, of models.
  private(set) var typeNames = Vocabulary(BuiltInType.names)
  private(set) var modelNames = Vocabulary([])
  /// The meaning of `Date` where types are being read.
  var dates: Scalar.DateFormat = .rfc3339

  subscript(name: String) -> Entry? { entries[name] }

  /// As seen from the file of an entry.
  func inside(_ entry: Entry) -> Scope {
    var scope = self
    scope.dates = entry.dates
    return scope
  }

  /// Returns the models of several files; the last file is the one being resolved.
  static func of(_ documents: [SpecDocument]) -> Diagnosed<Scope> {
    var scope = Scope()
    var found: [Diagnostic] = []
    for (index, document) in documents.enumerated() {
      let dates = found.take(resolveDates(document))
      for model in document.models {
        let entry = Entry(
          model: model, dates: dates, isImported: index < documents.count - 1,
          isBroken: model.form == .invalid)
        found += scope.declare(entry)
      }
      scope.dates = dates
    }
    scope.typeNames = Vocabulary(BuiltInType.names + scope.names)
    scope.modelNames = Vocabulary(scope.names)
    found += scope.resolveAliases()
    return Diagnosed(scope, found)
  }

  private mutating func declare(_ entry: Entry) -> [Diagnostic] {
    let name = entry.model.name
    if let first = entries[name.value] {
      return [.duplicateModel(name.value, first: first.model.name.location, at: name.location)]
    }
    names.append(name.value)
    entries[name.value] = entry
    return []
  }
}

extension Scope {
  private mutating func change(_ name: String, _ change: (inout Entry) -> Void) {
    guard var entry = entries[name] else { return }
    change(&entry)
    entries[name] = entry
  }

  /// Returns a type with all aliases at its top followed.
  func target(of type: TypeReference) -> TypeReference { aliases.target(of: type) }

  /// The structure, enum or union that a type names, aliases looked through.
  func form(of type: TypeReference) -> SpecModel.Form? {
    guard case .model(let id) = target(of: type) else { return nil }
    return entries[id.rawValue]?.model.form
  }

  /// A structure, its base, the base of that. Longer chains, cycles among them, are reported elsewhere.
  func lineage(of structure: SpecStructure) -> [SpecStructure] {
    var lineage = [structure]
    while lineage.count <= FieldTable.maximumBases, let base = lineage[lineage.count - 1].base,
      case .structure(let next) = self[base.value]?.model.form
    {
      lineage.append(next)
    }
    return lineage
  }

  /// The fields of a structure as they were written, those of its bases after its own.
  func fields(of type: TypeReference) -> [SpecField] {
    guard case .structure(let structure) = form(of: type) else { return [] }
    return lineage(of: structure).flatMap(\.fields)
  }
}

extension SpecType {
  /// The names in an expression, in order.
  fileprivate var names: [String] {
    switch kind {
    case .named(let name, _): [name]
    case .array(let inner), .optional(let inner), .nullable(let inner): inner.names
    case .dictionary(let key, let value): key.names + value.names
    case .invalid: []
    }
  }
}

extension Scope {
  private enum State { case open, done }

  /// An alias whose target is being worked out, and how many of its names were looked at.
  private struct Frame {
    var name: Located<String>
    var type: SpecType
    var names: [String]
    var next = 0
  }

  /// Gives every alias its target; those that lead back to themselves are broken.
  private mutating func resolveAliases() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var states: [String: State] = [:]
    for name in names { found += resolveAlias(name, &states) }
    let targets = names.compactMap { name in self[name]?.target.map { (ModelID(name), $0) } }
    aliases = Aliases(Dictionary(uniqueKeysWithValues: targets))
    return found
  }

  /// Depth first, so that an alias is known before what is made of it, and without a stack of calls,
  /// for aliases may follow each other by the thousand.
  private mutating func resolveAlias(
    _ start: String, _ states: inout [String: State]
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var frames: [Frame] = []
    if let frame = frame(start, states) {
      frames = [frame]
      states[start] = .open
    }
    while let frame = frames.last {
      guard frame.next < frame.names.count else {
        frames.removeLast()
        states[frame.name.value] = .done
        if self[frame.name.value]?.isBroken == false { found += settle(frame) }
        continue
      }
      frames[frames.count - 1].next += 1
      let name = frame.names[frame.next]
      if states[name] == .open {
        let cycle = frames.map(\.name).drop { $0.value != name }
        for member in cycle { change(member.value) { $0.isBroken = true } }
        found.append(.aliasCycle(Array(cycle)))
      } else if let inner = self.frame(name, states) {
        states[name] = .open
        frames.append(inner)
      }
    }
    return found
  }

  /// nil: it is no alias, or was dealt with.
  private func frame(_ name: String, _ states: [String: State]) -> Frame? {
    guard states[name] == nil, let entry = self[name], case .alias(let type) = entry.model.form
    else { return nil }
    return Frame(name: entry.model.name, type: type, names: type.names)
  }

  private mutating func settle(_ frame: Frame) -> [Diagnostic] {
    let name = frame.name.value
    let aliases = 1 + (frame.names.compactMap { self[$0]?.aliases }.max() ?? 0)
    if aliases > Aliases.maximumChain {
      // Once for all that lead here.
      change(name) { $0.isBroken = true }
      return [.aliasTooDeep(name, at: frame.name.location)]
    }
    let result = target(frame)
    guard let target = result.value else {
      change(name) { $0.isBroken = true }
      return result.diagnostics
    }
    change(name) {
      $0.isOptional = target.isOptional
      $0.target = target.unwrapped
      $0.aliases = aliases
    }
    return result.diagnostics
  }

  private func target(_ frame: Frame) -> Diagnosed<TypeReference?> {
    guard let entry = self[frame.name.value] else { return Diagnosed(nil) }
    return inside(entry).resolve(frame.type, as: .alias)
  }
}
