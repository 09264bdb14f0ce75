internal import SDKGenAPIModel

/// The location of a type among the others: what it is nested in, and the words of its own name.
struct TypePlace: Sendable {
  /// nil: it stands at top level.
  var owner: SwiftTypeName?
  /// The words as they are, in front of the others: `List` for the types of an operation `list`.
  var stem: [String] = []
  /// The words of the spec.
  var words: [String]
}

/// The scope that the inline types of an operation stand in.
struct OperationScope: Sendable {
  var endpoint: SwiftTypeName
  /// The beginning of the names of its types: `List`.
  var stem: String
}

/// The names that no nested type has as they are: the last word of its owner, or the owner's whole name, stands in
/// front.
///
/// The names depend on the type and its owner alone, since others must not change when a document grows.
struct NestedNames: Sendable {
  /// The user's own types, and the client where all types are nested in it.
  private let reserved: Set<String>

  init(_ api: API, client: SwiftIdentifier) {
    reserved = Set(api.externalTypes + (api.isNamespaced ? [client.name] : []))
  }

  /// Returns the name that a type takes in its owner, which may be a union; `saysOwner` is for the longer of two
  /// names that are not taken.
  func name(
    _ wanted: SwiftIdentifier, in owner: SwiftTypeName, isInUnion: Bool, saysOwner: Bool = false
  ) -> SwiftIdentifier {
    var name = wanted
    // `Watermark` in `Watermark` is a `WatermarkValue`, so as not to stutter.
    if owner.own.name.hasSuffix(name.name), isTaken(name, in: owner, isInUnion: isInUnion) {
      name = .upperCamelCase([name.name, "Value"])
    }
    if !saysOwner, isTaken(name, in: owner, isInUnion: isInUnion), let noun = owner.own.lastWord {
      let short = SwiftIdentifier.upperCamelCase([noun, String(name.name.drop { $0 == "_" })])
      if !isTaken(short, in: owner, isInUnion: isInUnion) { return short }
    }
    // Bounded: each step makes the name longer than some name on the path, or gives it a number that none has.
    for step in 0...owner.path.count where isTaken(name, in: owner, isInUnion: isInUnion) {
      let isLong = owner.own.name.utf8.count > 100
      name = .upperCamelCase(
        isLong
          ? [wanted.name, "\(step + 2)"]
          : [owner.own.name, String(name.name.drop { $0 == "_" })])
    }
    return name
  }

  private func isTaken(
    _ name: SwiftIdentifier, in owner: SwiftTypeName, isInUnion: Bool
  ) -> Bool {
    reserved.contains(name.name) || owner.path.contains(name)
      || PublicTypes.isSaidInTypes(name.name)
      || isInUnion && associatedTypesOfLiterals.contains(name.name)
      || !name.beginsWithCapital
  }
}

/// The names that a union made by literals takes for the types inside them.
private let associatedTypesOfLiterals: Set = ["Key", "Value", "Element", "ArrayLiteralElement"]

extension SwiftIdentifier {
  /// `Method` of `PaymentMethod`.
  fileprivate var lastWord: String? {
    guard let word = words(in: name).last, word.text.count < name.count else { return nil }
    return String(name.suffix(word.text.count))
  }

  /// False where a property or case could have the same name: `_3D`, `상태`.
  fileprivate var beginsWithCapital: Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false
  }
}

extension API {
  /// The names of the user's own types.
  fileprivate var externalTypes: [String] {
    var names: [String] = []
    func add(_ types: [TypeReference]) {
      for type in types {
        if let name = type.externalType { names.append(name) }
      }
    }
    for model in models { add(model.shape.types) }
    for group in groups {
      for operation in group.operations { add(operation.sentTypes + operation.receivedTypes) }
    }
    return names
  }
}

extension TypeReference {
  /// The name of the user's own type that it is made of.
  fileprivate var externalType: String? {
    switch self {
    case .scalar(.external(let name, _)): name
    case .scalar, .model: nil
    case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
      inner.externalType
    }
  }
}
