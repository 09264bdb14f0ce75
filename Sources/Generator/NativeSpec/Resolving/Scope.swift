import SDKGenAPIModel
import SDKGenDiagnostics

/// What names mean: the models of a file and of those it imports.
struct Scope {
  /// A declared model, with what it takes to read its types.
  struct Entry {
    var model: SpecModel
    /// What `Date` means in its file.
    var dates: Scalar.DateFormat
    var isImported: Bool
    /// Wrong in a way that is reported where it stands; its uses are left in peace.
    var isBroken: Bool
    /// What an alias stands for, never optional: the `?` is with its uses.
    var target: TypeReference?
    /// An alias of an optional type.
    var isOptional = false
  }

  /// In order of declaration, those of imported files first.
  private(set) var names: [String] = []
  private(set) var entries: [String: Entry] = [:]
  /// What `Date` means where types are being read.
  var dates: Scalar.DateFormat = .rfc3339

  subscript(name: String) -> Entry? { entries[name] }

  /// As seen from the file of an entry.
  func inside(_ entry: Entry) -> Scope {
    var scope = self
    scope.dates = entry.dates
    return scope
  }

  /// What all models of these files mean to each other; the last file is the one being resolved.
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
  /// Gives every alias its target; those that lead back to themselves are broken.
  private mutating func resolveAliases() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var state: [String: Bool] = [:]
    for name in names { found += resolveAlias(name, trail: [], isDone: &state) }
    return found
  }

  /// Depth first, so that an alias is known before what is made of it. `isDone` holds false for
  /// those on the way.
  private mutating func resolveAlias(
    _ name: String, trail: [Located<String>], isDone: inout [String: Bool]
  ) -> [Diagnostic] {
    guard let entry = entries[name], case .alias(let type) = entry.model.form else { return [] }
    if isDone[name] == true { return [] }
    if isDone[name] == false {
      let cycle = Array(trail.drop { $0.value != name })
      for member in cycle { entries[member.value]?.isBroken = true }
      return cycle.isEmpty ? [] : [.aliasCycle(cycle)]
    }
    isDone[name] = false
    var found: [Diagnostic] = []
    for next in type.names {
      found += resolveAlias(next, trail: trail + [entry.model.name], isDone: &isDone)
    }
    isDone[name] = true
    if entries[name]?.isBroken == false { found += settleAlias(name, type, entry) }
    return found
  }

  private mutating func settleAlias(
    _ name: String, _ type: SpecType, _ entry: Entry
  ) -> [Diagnostic] {
    let scope = inside(entry)
    let result = scope.resolve(type)
    let misuse = result.value.map { scope.check($0, type, as: .alias) } ?? []
    guard let target = result.value, misuse.isEmpty else {
      entries[name]?.isBroken = true
      return result.diagnostics + misuse
    }
    entries[name]?.isOptional = target.isOptional
    entries[name]?.target = target.unwrapped
    return result.diagnostics
  }
}

extension Scope {
  /// What a type is once all aliases at its top are looked through.
  func target(of type: TypeReference) -> TypeReference {
    guard case .model(let id) = type, let target = entries[id.rawValue]?.target else { return type }
    return self.target(of: target)
  }

  /// The structure, enum or union that a type names, aliases looked through.
  func form(of type: TypeReference) -> SpecModel.Form? {
    guard case .model(let id) = target(of: type) else { return nil }
    return entries[id.rawValue]?.model.form
  }
}

extension SpecType {
  /// The names in an expression, in order.
  var names: [String] {
    switch kind {
    case .named(let name, _): [name]
    case .array(let inner), .optional(let inner), .nullable(let inner): inner.names
    case .dictionary(let key, let value): key.names + value.names
    case .invalid: []
    }
  }
}

extension TypeReference {
  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Without its `?`.
  var unwrapped: TypeReference {
    if case .optional(let inner) = self { inner } else { self }
  }
}

extension [Diagnostic] {
  /// Keeps what a result has to say and hands on its value.
  mutating func take<Value>(_ result: Diagnosed<Value>) -> Value {
    append(contentsOf: result.diagnostics)
    return result.value
  }
}
