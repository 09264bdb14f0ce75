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

  private(set) var found: Findings
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

  /// The same, without a report of what is wrong.
  var quiet: Scope {
    var scope = self
    scope.found = Findings()
    return scope
  }

  /// Collects the models of several files; the last file is the one being resolved.
  init(_ documents: [SpecDocument], _ found: Findings) {
    self.found = found
    for (index, document) in documents.enumerated() {
      dates = resolveDates(document, found)
      for model in document.models {
        declare(
          Entry(
            model: model, dates: dates, isImported: index < documents.count - 1,
            isBroken: model.form == .invalid))
      }
    }
    typeNames = Vocabulary(BuiltInType.names + names)
    modelNames = Vocabulary(names)
    resolveAliases()
  }

  private mutating func declare(_ entry: Entry) {
    let name = entry.model.name
    if let first = entries[name.value] {
      return found.report(
        .duplicateModel(name.value, first: first.model.name.location, at: name.location))
    }
    names.append(name.value)
    entries[name.value] = entry
  }

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
  private mutating func resolveAliases() {
    var states: [String: State] = [:]
    for name in names { resolveAlias(name, &states) }
    let targets = names.compactMap { name in self[name]?.target.map { (ModelID(name), $0) } }
    aliases = Aliases(Dictionary(uniqueKeysWithValues: targets))
  }

  /// Depth first, so that an alias is known before what is made of it, and without a stack of calls,
  /// for aliases may follow each other by the thousand.
  private mutating func resolveAlias(_ start: String, _ states: inout [String: State]) {
    var frames: [Frame] = []
    if let frame = frame(start, states) {
      frames = [frame]
      states[start] = .open
    }
    while let frame = frames.last {
      guard frame.next < frame.names.count else {
        frames.removeLast()
        states[frame.name.value] = .done
        if self[frame.name.value]?.isBroken == false { settle(frame) }
        continue
      }
      frames[frames.count - 1].next += 1
      let name = frame.names[frame.next]
      if states[name] == .open {
        let cycle = frames.map(\.name).drop { $0.value != name }
        for member in cycle { change(member.value) { $0.isBroken = true } }
        found.report(.aliasCycle(Array(cycle)))
      } else if let inner = self.frame(name, states) {
        states[name] = .open
        frames.append(inner)
      }
    }
  }

  /// nil: it is no alias, or was dealt with.
  private func frame(_ name: String, _ states: [String: State]) -> Frame? {
    guard states[name] == nil, let entry = self[name], case .alias(let type) = entry.model.form
    else { return nil }
    return Frame(name: entry.model.name, type: type, names: type.names)
  }

  private mutating func settle(_ frame: Frame) {
    let name = frame.name.value
    let aliases = 1 + (frame.names.compactMap { self[$0]?.aliases }.max() ?? 0)
    if aliases > Aliases.maximumChain {
      // Once for all that lead here.
      change(name) { $0.isBroken = true }
      return found.report(.aliasTooDeep(name, at: frame.name.location))
    }
    let target = self[name].flatMap { inside($0).resolve(frame.type, as: .alias) }
    change(name) { entry in
      guard let target else {
        entry.isBroken = true
        return
      }
      entry.isOptional = target.isOptional
      entry.target = target.unwrapped
      entry.aliases = aliases
    }
  }
}
