import SDKGenAPIModel
import SDKGenDiagnostics

extension Scope {
  /// The type that an expression means; nil when that has been reported.
  func resolve(_ type: SpecType) -> TypeReference? {
    switch type.kind {
    case .named(let name, let arguments): resolve(name, arguments, at: type.location)
    case .array(let element): resolve(element).map { .array($0) }
    case .optional(let inner): resolve(inner).map(\.asOptional)
    case .nullable(let inner): resolve(inner).map { .nullable($0.unwrapped) }
    case .dictionary(let key, let value): resolveDictionary(key, value)
    case .invalid: nil
    }
  }

  /// Resolves a type where not every type may stand; nil when something was reported.
  func resolve(_ type: SpecType, as position: Position) -> TypeReference? {
    resolve(type).flatMap { resolved in
      misuse(of: resolved, type, as: position).map { found.refuse($0) } ?? resolved
    }
  }

  /// The type that an expression means, where mistakes in it are reported elsewhere.
  func type(of written: SpecType) -> TypeReference? { quiet.resolve(written) }

  private func resolveDictionary(_ key: SpecType, _ value: SpecType) -> TypeReference? {
    let value = resolve(value)
    if case .named("String", _) = key.kind { return value.map { .dictionary($0) } }
    return found.refuse(.dictionaryKey(at: key.location))
  }

  private func resolve(
    _ name: String, _ arguments: [SpecType.Argument], at location: SourceLocation
  ) -> TypeReference? {
    if let builtIn = BuiltInType.named[name] {
      return builtIn.resolve(
        BuiltInTypeUse(
          name: name, arguments: arguments, dates: dates, location: location, found: found))
    }
    guard let entry = self[name] else {
      return found.refuse(.unknownType(name, known: typeNames, at: location))
    }
    guard arguments.isEmpty else {
      return found.refuse(
        .wrongArguments(name, usage: "is a model and takes nothing in '()'", at: location))
    }
    if entry.isBroken { return nil }
    let reference = TypeReference.model(ModelID(name))
    return entry.isOptional ? .optional(reference) : reference
  }

  /// Where a type is used; what may stand there differs.
  enum Position {
    case field, alias, unionMember
    case path, styledPath, value, part, eachPart
    case body, form, response, errorBody, event, wholeEvent
  }

  /// Returns the mistake in a type that cannot stand somewhere: the first, since they hide each other.
  private func misuse(
    of type: TypeReference, _ written: SpecType, as position: Position
  ) -> Diagnostic? {
    if let mistake = misplacedScalar(type, written, as: position)
      ?? misplacedNullable(type, written, as: position)
      ?? misplacedOptional(type, written, as: position)
    {
      return mistake
    }
    switch position {
    case .path:
      return isText(type)
        ? nil
        : .notOneText(
          "a path parameter without a 'style' such as \"comma\"", type.name, at: written.location)
    case .part: return misuse(ofPart: type, written)
    case .eachPart:
      if case .dictionary(let entry) = type.unwrapped { return misuse(ofPart: entry, written) }
      return misuse(ofPart: type, written)
    case .field, .alias, .unionMember, .styledPath, .value, .body, .form, .response, .errorBody,
      .event, .wholeEvent:
      return nil
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
  private func misuse(ofPart type: TypeReference, _ written: SpecType) -> Diagnostic? {
    switch type.unwrapped {
    case .scalar(.file), .array(.scalar(.file)): nil
    case let inner where inner.contains(.file):
      .misplacedType("File", only: "as 'File', 'File?' or '[File]'", at: written.location)
    case .array(let element) where element.isOptional:
      .misplacedOptional("an element of a part", at: written.location)
    default: nil
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
        if case .dictionary = member.type.kind { continue }
        guard case .named(let name, _) = member.type.kind else { return false }
        switch form(of: .model(ModelID(name))) {
        case .structure: continue
        case .union(let inner): if seen.insert(name).inserted { open.append(inner) }
        case nil where target(of: .model(ModelID(name))).isDictionary: continue
        case .enumeration, .alias, .invalid, nil: return false
        }
      }
    }
    return true
  }
}

extension TypeReference {
  fileprivate var isDictionary: Bool { if case .dictionary = self { true } else { false } }

  /// Returns whether a scalar stands anywhere in the type as written; models are not looked into.
  fileprivate func contains(_ scalar: Scalar) -> Bool { parts.contains(.scalar(scalar)) }

  fileprivate var hasNullable: Bool {
    parts.contains { if case .nullable = $0 { true } else { false } }
  }
}
