extension TypeReference {
  /// The type inside an array, a dictionary, a `?` or a `Nullable`; nil for scalars and models.
  package var inner: TypeReference? {
    switch self {
    case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
      inner
    case .scalar, .model: nil
    }
  }

  /// The type itself, the type inside it and so on; models are not looked into.
  package var parts: some Sequence<TypeReference> { sequence(first: self, next: \.inner) }

  /// The model that the type is made of; nil where that is a scalar.
  package var namedModel: ModelID? {
    switch self {
    case .scalar: nil
    case .model(let id): id
    case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
      inner.namedModel
    }
  }

  /// Types inside types beyond this are refused: what the compiler needs for `[[[…]]].self` doubles
  /// with each bracket.
  package static let maximumDepth = 16

  /// The number of types inside each other, as the type is written.
  package var depth: Int { parts.count { $0.inner != nil && !$0.isOptional } }
}

extension [TypeReference] {
  /// The models that the types are made of.
  package var namedModels: [ModelID] {
    var found: [ModelID] = []
    for type in self {
      if let id = type.namedModel { found.append(id) }
    }
    return found
  }
}

extension TypeReference {
  /// Indicates whether a value may be missing. Never hidden behind an alias: see `Model.Shape.alias`.
  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Indicates whether a value may be missing or null.
  package var acceptsNull: Bool {
    switch self {
    case .optional, .nullable: true
    case .scalar, .array, .dictionary, .model: false
    }
  }

  /// The type without `?`.
  package var unwrapped: TypeReference {
    if case .optional(let inner) = self { inner.unwrapped } else { self }
  }

  /// The type without `?` and `Nullable`.
  package var nonNull: TypeReference {
    switch self {
    case .optional(let inner), .nullable(let inner): inner.nonNull
    case .scalar, .array, .dictionary, .model: self
    }
  }

  /// The type with a `?`, if it has none.
  package var asOptional: TypeReference { isOptional ? self : .optional(self) }
}

extension Scalar {
  /// Indicates whether a value is one string in a path, a query or a header.
  package var isText: Bool {
    switch self {
    case .data, .bytes, .file: false
    default: jsonKind != .any
    }
  }
}
