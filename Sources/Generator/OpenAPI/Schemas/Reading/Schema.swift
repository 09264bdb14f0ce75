import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keywords of one schema; the schemas inside it are unread.
///
/// A reference to its content, which is large and asked for again and again.
final class Schema: Sendable {
  let content: SchemaContent

  init(_ content: SchemaContent) { self.content = content }

  // Key paths of a dynamic member would cost more than all the rest of lowering.
  var element: Element { content.element }
  var reference: SchemaReference? { content.reference }
  var kinds: Kinds? { content.kinds }
  var impliedKinds: Kinds { content.impliedKinds }
  var isNullable: Bool { content.isNullable }
  var format: ScalarFormat { content.format }
  var title: Node? { content.title }
  var description: Node? { content.description }
  var isDeprecated: Bool { content.isDeprecated }
  var access: Field.Direction? { content.access }
  var values: Element? { content.values }
  var constant: Element? { content.constant }
  var `default`: Element? { content.default }
  var example: Element? { content.example }
  var properties: [Element] { content.properties }
  var required: [Node] { content.required }
  var additional: Element? { content.additional }
  var patterns: [Element] { content.patterns }
  var items: Element? { content.items }
  var tuple: [Element] { content.tuple }
  var allOf: [Element] { content.allOf }
  var anyOf: [Element] { content.anyOf }
  var oneOf: [Element] { content.oneOf }
  var discriminator: Element? { content.discriminator }
  var exclusion: Element? { content.exclusion }
  var conditional: [Element] { content.conditional }
  var allowsNothing: Bool { content.allowsNothing }
  var hasStructure: Bool { content.hasStructure }
  var addsNothing: Bool { content.addsNothing }
  var isBareReference: Bool { content.isBareReference }
  var isConstraint: Bool { content.isConstraint }
}

/// The keywords that choose the Swift type of a scalar beside its kind.
struct ScalarFormat: Sendable {
  var name: String?
  var contentEncoding: String?
  var contentMediaType: String?

  var isStated: Bool { name != nil || contentEncoding != nil || contentMediaType != nil }
}

/// The values of a schema's keywords.
struct SchemaContent: Sendable {
  var element: Element
  /// The target of `$ref`, `$dynamicRef` or `$recursiveRef`.
  var reference: SchemaReference?
  /// nil: any.
  var kinds: Kinds?
  /// The kinds that keywords imply without a `type`: `properties` implies an object.
  var impliedKinds: Kinds = []
  var isNullable = false
  var format = ScalarFormat()
  var title: Node?
  var description: Node?
  var isDeprecated = false
  var access: Field.Direction?
  var values: Element?
  var constant: Element?
  var `default`: Element?
  var example: Element?
  var properties: [Element] = []
  var required: [Node] = []
  var additional: Element?
  var patterns: [Element] = []
  var items: Element?
  var tuple: [Element] = []
  var allOf: [Element] = []
  var anyOf: [Element] = []
  var oneOf: [Element] = []
  var discriminator: Element?
  /// The schema under `not`.
  var exclusion: Element?
  /// `then`, `else` and the values of `dependentSchemas`, which hold for some values only.
  var conditional: [Element] = []
  /// The schema is `false`: no value fits.
  var allowsNothing = false

  init(_ element: Element) { self.element = element }

  /// Restricts or describes values beyond their kind and what the schema refers to.
  var hasStructure: Bool {
    values != nil || constant != nil || !properties.isEmpty || !required.isEmpty
      || additional?.node.kind == .object || !patterns.isEmpty || items != nil || !tuple.isEmpty
      || !anyOf.isEmpty || !oneOf.isEmpty || allowsNothing
  }

  /// Holds nothing but annotations, a reference and `allOf`.
  var addsNothing: Bool { !hasStructure && kinds == nil && !format.isStated }

  /// A reference with nothing beside it that matters to values.
  var isBareReference: Bool {
    reference != nil && addsNothing && allOf.isEmpty && !isNullable
  }

  /// Only states which properties an object must or must not have.
  var isConstraint: Bool {
    let isRequirement = !required.isEmpty || exclusion != nil
    let hasNoContent =
      reference == nil && properties.isEmpty && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty
      && additional == nil && values == nil && constant == nil && items == nil && !allowsNothing
    return (isRequirement || addsNothing) && hasNoContent && (kinds == nil || kinds == .object)
      && (isRequirement || kinds != .object)
  }
}

/// A reference to a schema.
struct SchemaReference: Equatable, Sendable {
  var text: String
  var location: SourceLocation
  var target: Pointer
  var isRemote: Bool

  init(_ reference: Reference) {
    text = reference.text
    location = reference.location
    target = reference.target
    isRemote = reference.isRemote
  }

  init(_ text: String, to target: Pointer, at location: SourceLocation) {
    self.text = text
    self.target = target
    self.location = location
    isRemote = false
  }
}
