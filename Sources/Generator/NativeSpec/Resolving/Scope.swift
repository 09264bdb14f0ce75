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

  /// Aliases in a row beyond this are too much for the compiler; nobody writes so many.
  static let maximumAliases = 64

  /// In order of declaration, those of imported files first.
  private(set) var names: [String] = []
  private(set) var entries: [String: Entry] = [:]
  var aliases = Aliases([:])
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
  mutating func change(_ name: String, _ change: (inout Entry) -> Void) {
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

extension [Diagnostic] {
  /// Keeps the diagnostics of a result and returns its value.
  mutating func take<Value>(_ result: Diagnosed<Value>) -> Value {
    append(contentsOf: result.diagnostics)
    return result.value
  }
}
