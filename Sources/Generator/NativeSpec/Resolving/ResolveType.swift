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
