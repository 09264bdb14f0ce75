import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// What one schema says; the schemas inside it are unread.
///
/// Handed about by reference: it is large, and asked for again and again.
final class Schema: Sendable {
  let content: SchemaContent

  init(_ content: SchemaContent) { self.content = content }

  // Key paths of a dynamic member would cost more than all the rest of lowering.
  var element: Element { content.element }
  var reference: SchemaReference? { content.reference }
  var kinds: Kinds? { content.kinds }
  var impliedKinds: Kinds { content.impliedKinds }
  var isNullable: Bool { content.isNullable }
  var format: String? { content.format }
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
  var contentEncoding: String? { content.contentEncoding }
  var contentMediaType: String? { content.contentMediaType }
  var allowsNothing: Bool { content.allowsNothing }
  var hasStructure: Bool { content.hasStructure }
  var addsNothing: Bool { content.addsNothing }
  var isBareReference: Bool { content.isBareReference }
}

/// The keywords of a schema.
struct SchemaContent: Sendable {
  var element: Element
  /// What `$ref` and its dynamic kin point to.
  var reference: SchemaReference?
  /// nil: any.
  var kinds: Kinds?
  /// The kinds that keywords speak of without a `type`: `properties` of objects.
  var impliedKinds: Kinds = []
  var isNullable = false
  var format: String?
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
  /// `not`: what must not be.
  var exclusion: Element?
  /// `then`, `else` and the values of `dependentSchemas`: what holds of some values only.
  var conditional: [Element] = []
  var contentEncoding: String?
  var contentMediaType: String?
  /// It is `false`: nothing fits.
  var allowsNothing = false

  init(_ element: Element) { self.element = element }

  /// Whether it narrows or widens what a value may be, beyond its kind and what it refers to.
  var hasStructure: Bool {
    values != nil || constant != nil || !properties.isEmpty || !required.isEmpty
      || additional?.node.kind == .object || !patterns.isEmpty || items != nil || !tuple.isEmpty
      || !anyOf.isEmpty || !oneOf.isEmpty || allowsNothing
  }

  /// Annotations aside it says nothing.
  var addsNothing: Bool {
    !hasStructure && kinds == nil && format == nil && contentEncoding == nil
      && contentMediaType == nil
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
