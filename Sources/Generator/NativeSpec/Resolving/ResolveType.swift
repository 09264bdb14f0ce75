import SDKGenAPIModel
import SDKGenDiagnostics

extension Scope {
  /// The type that an expression means; nil when that has been reported.
  func resolve(_ type: SpecType) -> Diagnosed<TypeReference?> {
    switch type.kind {
    case .named(let name, let arguments): resolve(name, arguments, at: type.location)
    case .array(let element): resolve(element).mapValue { .array($0) }
    case .optional(let inner): resolve(inner).mapValue { $0.asOptional }
    case .nullable(let inner): resolve(inner).mapValue { .nullable($0.unwrapped) }
    case .dictionary(let key, let value): resolveDictionary(key, value)
    case .invalid: Diagnosed(nil)
    }
  }

  /// Resolves a type where not every type may stand; nil when something was reported.
  func resolve(_ type: SpecType, as position: Position) -> Diagnosed<TypeReference?> {
    let result = resolve(type)
    guard let resolved = result.value else { return result }
    let misuse = check(resolved, type, as: position)
    return Diagnosed(misuse.isEmpty ? resolved : nil, result.diagnostics + misuse)
  }

  private func resolveDictionary(
    _ key: SpecType, _ value: SpecType
  ) -> Diagnosed<TypeReference?> {
    let result = resolve(value).mapValue { TypeReference.dictionary($0) }
    if case .named("String", _) = key.kind { return result }
    return Diagnosed(nil, [.dictionaryKey(at: key.location)] + result.diagnostics)
  }

  private func resolve(
    _ name: String, _ arguments: [SpecType.Argument], at location: SourceLocation
  ) -> Diagnosed<TypeReference?> {
    if let builtIn = BuiltInType.named[name] {
      return builtIn.resolve(
        BuiltInTypeUse(name: name, arguments: arguments, dates: dates, location: location))
    }
    guard let entry = self[name] else {
      return Diagnosed(nil, [.unknownType(name, known: typeNames, at: location)])
    }
    guard arguments.isEmpty else {
      return Diagnosed(
        nil, [.wrongArguments(name, usage: "is a model and takes nothing in '()'", at: location)])
    }
    if entry.isBroken { return Diagnosed(nil) }
    let reference = TypeReference.model(ModelID(name))
    return Diagnosed(entry.isOptional ? .optional(reference) : reference)
  }
}

extension Scope {
  /// Where a type is used; what may stand there differs.
  enum Position {
    case field, alias, unionMember
    case path, styledPath, value, part, eachPart
    case body, form, response, errorBody, event, wholeEvent
  }

  /// Reports a type that cannot stand somewhere. At most one mistake: they hide each other.
  func check(_ type: TypeReference, _ written: SpecType, as position: Position) -> [Diagnostic] {
    let mistake =
      misplacedScalar(type, written, as: position)
      ?? misplacedNullable(type, written, as: position)
      ?? misplacedOptional(type, written, as: position)
    if let mistake { return [mistake] }
    switch position {
    case .path:
      return isText(type)
        ? [] : [.notOneText("a path parameter", type.name, at: written.location)]
    case .part: return checkPart(type, written)
    case .eachPart:
      guard case .dictionary(let entry) = type.unwrapped else { return checkPart(type, written) }
      return checkPart(entry, written)
    case .field, .alias, .unionMember, .styledPath, .value, .body, .form, .response, .errorBody,
      .event, .wholeEvent:
      return []
    }
  }

  private func misplacedScalar(
    _ type: TypeReference, _ written: SpecType, as position: Position
  ) -> Diagnostic? {
    if type.contains(.bytes) {
      return .misplacedType("Bytes", only: "by itself in 'returns'", at: written.location)
    }
    if type.contains(.file), position != .part, position != .eachPart {
      return .misplacedType("File", only: "in 'multipart'", at: written.location)
    }
    return nil
  }

  private func misplacedNullable(
    _ type: TypeReference, _ written: SpecType, as position: Position
  ) -> Diagnostic? {
    var inner = type
    if position == .field, case .optional(.nullable(let value)) = type { inner = value }
    // A body that is there is never absent.
    if position == .body, case .nullable(let value) = type { inner = value }
    return inner.hasNullable ? .misplacedNullable(at: written.location) : nil
  }

  private func misplacedOptional(
    _ type: TypeReference, _ written: SpecType, as position: Position
  ) -> Diagnostic? {
    guard type.isOptional else { return nil }
    let what: String? =
      switch position {
      case .path, .styledPath: "a path parameter"
      case .errorBody: "an error's body"
      case .wholeEvent: "a whole event"
      case .unionMember: "a member of a union"
      case .field, .alias, .value, .part, .eachPart, .response, .body, .form, .event: nil
      }
    return what.map { .misplacedOptional($0, at: written.location) }
  }

  /// `File`, `File?`, `[File]`, what is text, and what is JSON.
  private func checkPart(_ type: TypeReference, _ written: SpecType) -> [Diagnostic] {
    switch type.unwrapped {
    case .scalar(.file), .array(.scalar(.file)): []
    case let inner where inner.contains(.file):
      [.misplacedType("File", only: "as 'File', 'File?' or '[File]'", at: written.location)]
    case .array(let element) where element.isOptional:
      [.misplacedOptional("an element of a part", at: written.location)]
    default: []
    }
  }

  /// Returns whether a value of the type can be written as one string: in a path, a query, a header.
  func isText(_ type: TypeReference) -> Bool {
    switch target(of: type) {
    case .scalar(let scalar): scalar.isText
    case .model(let id):
      if case .enumeration = self[id.rawValue]?.model.form { true } else { false }
    case .array, .dictionary, .optional, .nullable: false
    }
  }

  /// Returns whether values of the type are JSON objects, as far as can be told.
  func isObject(_ type: TypeReference) -> Bool {
    switch form(of: type) {
    case .structure: true
    case .union(let union): areObjects(union)
    case .enumeration, .alias, .invalid, nil: false
    }
  }

  /// Each union is looked into once, however many others hold it: all of them must be of objects.
  private func areObjects(_ union: SpecUnion) -> Bool {
    var seen: Set<String> = []
    var open = [union]
    while let union = open.popLast() {
      if union.tag != nil { continue }
      for member in union.members {
        guard case .named(let name, _) = member.type.kind else { return false }
        switch form(of: .model(ModelID(name))) {
        case .structure: continue
        case .union(let inner): if seen.insert(name).inserted { open.append(inner) }
        case .enumeration, .alias, .invalid, nil: return false
        }
      }
    }
    return true
  }
}

extension TypeReference {
  /// Returns whether a scalar stands anywhere in the type as written; models are not looked into.
  fileprivate func contains(_ scalar: Scalar) -> Bool { parts.contains(.scalar(scalar)) }

  fileprivate var hasNullable: Bool {
    parts.contains { if case .nullable = $0 { true } else { false } }
  }
}
