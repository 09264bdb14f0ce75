import SDKGenAPIModel

/// The result of lowering schemas that hold at one location: a type, or the shape of a model.
struct LoweredSchema {
  enum Result {
    case type(TypeReference, constant: Literal?)
    case shape(Model.Shape)
  }

  var result: Result
  var isNullable = false

  static func type(_ type: TypeReference, constant: Literal? = nil) -> LoweredSchema {
    LoweredSchema(result: .type(type, constant: constant))
  }

  static func shape(_ shape: Model.Shape) -> LoweredSchema { LoweredSchema(result: .shape(shape)) }

  init(result: Result, isNullable: Bool = false) {
    self.result = result
    self.isNullable = isNullable
  }

  init(_ use: TypeUse) {
    result = .type(use.type, constant: use.constant)
    isNullable = use.isNullable
  }

  /// The shape of a model for this; a type is an alias.
  var shape: Model.Shape {
    switch result {
    case .type(let type, _): .alias(type)
    case .shape(let shape): shape
    }
  }

  func orNull(_ isNullable: Bool) -> LoweredSchema {
    LoweredSchema(result: result, isNullable: self.isNullable || isNullable)
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
