package import SDKGenAPIModel
package import SDKGenDiagnostics
import SDKGenSourceText

/// Turns schemas into types, and collects the models these need.
package struct SchemaLowering: Sendable {
  let documents: Documents
  let options: OpenAPIOptions
  var reader: SchemaReader
  var declarations: Declarations
  let inheritance: Inheritance
  var inheritedTags: [ModelID: InheritedTag] = [:]
  /// What a place was found to be: what several types inherit is lowered once.
  var uses: [SiteKey: Use] = [:]
  var facts: [Pointer: Facts] = [:]
  var shared: [Pointer: Facets] = [:]
  var slots = ModelSlots()
  /// Inline schemas that are being lowered, and how often: what leads back to one names the model it
  /// will be.
  var open: [SiteKey: Int] = [:]
  var memory = UnionMemory()
  /// What inline schemas that came to no model would have been named after.
  var inlined: [ModelID: Model.Origin] = [:]
  var depth = 0
  /// How many models there are so far of places where several schemas hold at once.
  var merged = 0
  /// What is proposed for a reference that leads to no schema.
  let vocabulary: Vocabulary

  /// Schemas inside schemas beyond this are any JSON: real documents stay below 20.
  static let maximumDepth = 96
  /// Recursive schemas in `allOf` can hold together in exponentially many ways; of so many one is
  /// made, the others are any JSON.
  package var maximumMerged = 4096

  package init(_ documents: Documents, options: OpenAPIOptions, version: OpenAPIVersion) {
    self.documents = documents
    self.options = options
    reader = SchemaReader(documents, version: version)
    declarations = Declarations(documents)
    inheritance = Inheritance(documents, declarations)
    vocabulary = Vocabulary(declarations.components.map(\.id.rawValue))
  }

  /// `place` and `words` name the type if it is inline; optional when null is allowed.
  package mutating func type(
    of schema: Element, inside place: Model.Scope, words: [String]
  ) -> TypeReference {
    lower([Site(schema, inside: place, words)]).reference
  }

  /// The merged fields of an object schema, each with the schema nearest to it: nil when it is no object.
  package mutating func fields(
    of schema: Element, inside place: Model.Scope, words: [String]
  ) -> [SchemaField]? {
    let site = Site(schema, inside: place, words)
    let facets = facets(of: [site], owner: site)
    guard facets.unions.isEmpty, facets.values == nil, facets.isObject else { return nil }
    return facets.properties.map { property in
      let element = property.sites.last?.element ?? schema
      return SchemaField(field: field(property, in: facets), element: element)
    }
  }

  /// Every component schema becomes a model.
  package mutating func declareComponents() {
    for (id, element) in declarations.components { declare(id, element) }
    declarePending()
  }

  package consuming func finish() -> Diagnosed<[Model]> {
    declarePending()
    let ordered = slots.finish(nowhere: unknownPlace)
    let named = settleNames(ordered.writingTags(inheritedTags), inlined)
    var remarks = reader.remarks
    let finite = shortenAliases(
      breakUnionCycles(breakAliasCycles(named, &remarks), &remarks), &remarks)
    return Diagnosed(checkDefaults(finite), remarks.all)
  }

  /// What references led to that is no component, and what that leads to.
  private mutating func declarePending() {
    while let (id, element) = declarations.nextPending() { declare(id, element) }
  }

  /// Only for what no text says.
  var unknownPlace: SourceLocation { documents.root.location }
}

/// A field and the schema that says it.
package struct SchemaField: Equatable, Sendable {
  package var field: Field
  package var element: Element

  package init(field: Field, element: Element) {
    self.field = field
    self.element = element
  }
}

/// A type as it is used at one place.
struct Use: Sendable {
  var type: TypeReference
  var isNullable = false
  /// The one value there is.
  var constant: Literal?

  init(_ type: TypeReference, isNullable: Bool = false, constant: Literal? = nil) {
    self.type = type
    self.isNullable = isNullable
    self.constant = constant
  }

  static let anything = Use(.scalar(.json))

  var reference: TypeReference { isNullable ? .optional(type) : type }
}

/// What is known of a declared schema before it is lowered.
struct Facts: Sendable {
  var isNullable = false
  var constant: Literal?
}
