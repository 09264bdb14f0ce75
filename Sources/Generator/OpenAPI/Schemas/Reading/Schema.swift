import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keywords of one schema, written by `SchemaReader` alone; the schemas inside it are unread.
///
/// A class because it is large and asked for again and again.
final class Schema {
  let element: Element
  /// The name that the schema states for itself.
  var statedName: String?
  /// The names that properties state for themselves, by their names on the wire.
  var statedPropertyNames: [String: String] = [:]
  /// The target of `$ref`, `$dynamicRef` or `$recursiveRef`.
  var reference: SchemaReference?
  /// nil: any.
  var kinds: Kinds?
  /// The kinds that keywords imply without a `type`: `properties` implies an object.
  var impliedKinds = Kinds(rawValue: 0)
  var isNullable = false
  var format = ScalarFormat()
  var title: Node?
  var description: Node?
  var isDeprecated = false
  /// The only direction in which a property travels, if any; nil: nothing is said of it.
  var access: Property.Direction??
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
    values != nil || constant != nil || items != nil || allowsNothing || hasParts
      || additional?.node.kind == .object
  }

  /// Has lists that describe values. Their counts, since a debug build asks generic code whether a list is empty.
  private var hasParts: Bool {
    properties.count + required.count + patterns.count + tuple.count + anyOf.count + oneOf.count
      > 0
  }

  /// Holds nothing but annotations, a reference and `allOf`.
  var addsNothing: Bool { !hasStructure && kinds == nil && !format.isStated }

  /// The kinds, with null where that is allowed.
  var allKinds: Kinds? { isNullable ? kinds?.union(.null) : kinds }

  /// Only null fits.
  var isNull: Bool {
    if kinds == .null { return true }
    let values = constant.map { [$0.node] } ?? values?.node.elements ?? []
    return !values.isEmpty
      && values.allSatisfy { $0.kind == .null && $0.textMeant(as: allKinds) == nil }
  }

  /// `nullable: true` with nothing beside it that matters to values.
  var isOnlyNullable: Bool {
    isNullable && addsNothing && reference == nil && allOf.isEmpty && exclusion == nil
  }

  /// No element may be behind those with a position.
  var isClosedTuple: Bool {
    let rests = ["items", "additionalItems", "unevaluatedItems"]
    let most = element.node["maxItems"]?.value.number.flatMap(Double.init)
    return rests.contains { element.node[$0]?.value.bool == false }
      || most.map { $0 <= Double(tuple.count) } ?? false
  }

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

/// The keywords that choose the Swift type of a scalar beside its kind.
struct ScalarFormat: Sendable {
  var name: String?
  var contentEncoding: String?
  var contentMediaType: String?
  /// The largest value is beyond those of `Int`, and none is negative.
  var isBeyondInt = false

  var isStated: Bool {
    name != nil || contentEncoding != nil || contentMediaType != nil || isBeyondInt
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
