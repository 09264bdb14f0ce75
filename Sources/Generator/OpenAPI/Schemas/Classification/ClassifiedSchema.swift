import SDKGenAPIModel

/// The Swift type that a merged schema comes to, before any model is made of it.
struct ClassifiedSchema {
  var kind: Kind
  var isNullable = false

  indirect enum Kind {
    case scalar(Scalar, constant: Literal? = nil)
    case enumeration(Enumeration)
    /// A union of single values of several kinds.
    case constants([Union.Member])
    /// The model of a schema that is declared.
    case declared(ModelID)
    case array([SchemaLocation])
    /// Elements that differ by position.
    case tuple([[SchemaLocation]], isOpen: Bool)
    case object(MergedSchema)
    case union(UnionSchema)
    /// The only alternative that is left, with what stands beside it.
    case only([SchemaLocation])
    /// `type: [string, array]`: a member for each kind of value.
    case mixed([(kind: Kinds, schema: Kind)])
  }
}

/// Alternatives that are told apart, null and repetitions left out.
struct UnionSchema {
  var group: MergedSchema.Alternatives
  var members: [SchemaLocation]
  /// The schemas beside the alternatives, which hold for each member.
  var common: [SchemaLocation]
}

/// The result of lowering schemas that hold at one location: the shape of a model, or a type that needs
/// none, as an alias.
struct LoweredSchema {
  var shape: Model.Shape
  var isNullable = false
  /// The only value.
  var constant: Literal?

  init(_ shape: Model.Shape, isNullable: Bool = false, constant: Literal? = nil) {
    self.shape = shape
    self.isNullable = isNullable
    self.constant = constant
  }

  init(_ use: TypeUse) {
    self.init(.alias(use.type), isNullable: use.isNullable, constant: use.constant)
  }
}

/// A type as it is used at one location.
struct TypeUse: Sendable {
  var type: TypeReference
  var isNullable = false
  /// The only value.
  var constant: Literal?

  init(_ type: TypeReference, isNullable: Bool = false, constant: Literal? = nil) {
    self.type = type
    self.isNullable = isNullable
    self.constant = constant
  }

  static let anything = TypeUse(.scalar(.json))

  var reference: TypeReference { isNullable ? .optional(type) : type }
}
