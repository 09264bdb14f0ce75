import SDKGenAPIModel

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
