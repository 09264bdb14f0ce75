package import SDKGenAPIModel
package import SDKGenDiagnostics
import SDKGenSourceText

/// Turns schemas into types, and collects the models these need.
package struct SchemaLowering {
  let graph: SchemaGraph
  let options: OpenAPIOptions
  let classifier: SchemaClassifier
  let documentation: SchemaDocumentation
  let inheritance: Inheritance
  let memberNames: UnionMemberNames
  let tagFinder: UnionTagFinder
  let traitFinder: SchemaTraitFinder
  var slots = ModelSlots()
  var memberTags = MemberTags()
  /// The types of locations: one that several types inherit is lowered once.
  private var uses: [SchemaKey: TypeUse] = [:]
  /// The inline schemas that are being lowered, and how often: a schema that leads back to one
  /// names the model it will be.
  private var open: [SchemaKey: Int] = [:]
  /// Names that are required and are no property, and the places of those that an extending schema has.
  var unknownRequired: [(MergedSchema.Requirement, Vocabulary)] = []
  var knownRequired: Set<SourceLocation> = []
  /// The number of models so far in which several schemas hold at once.
  private var combinations = 0

  /// Recursive schemas in `allOf` can be combined in exponentially many ways; beyond this many they
  /// are any JSON.
  package var maximumCombinations = 4096

  package init(_ documents: Documents, options: OpenAPIOptions, version: OpenAPIVersion) {
    self.options = options
    graph = SchemaGraph(documents, version: version, options: options)
    classifier = SchemaClassifier(graph, options)
    documentation = SchemaDocumentation(graph: graph)
    inheritance = Inheritance(documents, graph.declarations)
    memberNames = UnionMemberNames(graph)
    traitFinder = SchemaTraitFinder(graph)
    tagFinder = UnionTagFinder(graph, traitFinder, inheritance)
  }

  /// The type of a schema, optional when null is allowed; `name` is that of an inline type.
  mutating func type(of schema: Element, named name: InlineName) -> TypeReference {
    lower([SchemaLocation(schema, named: name)]).reference
  }

  /// Makes a model of every component schema.
  package mutating func declareComponents() {
    for (id, element) in graph.declarations.components { declare(id, element) }
    declarePending()
  }

  package consuming func finish() -> Diagnosed<[Model]> {
    declarePending()
    reportUnknownRequired()
    graph.countContents()
    let models = slots.finish(nowhere: graph.documents.root.location)
    let found = Findings()
    let normalised = normalise(
      models.handingDown(memberTags).writingTags(memberTags).keepingTags(),
      tellsEach: options.tellsEach, found)
    found.diagnostics.forEach(graph.report)
    return Diagnosed(normalised, graph.diagnostics)
  }

  /// Declares schemas that references led to and that are no components.
  private mutating func declarePending() {
    while let (id, element) = graph.nextPending() { declare(id, element) }
  }

  /// Makes a model of a schema that is referred to.
  private mutating func declare(_ id: ModelID, _ element: Element) {
    let location = SchemaLocation(element, in: id)
    // Lowered already, where it stands.
    if uses[SchemaKey([location])]?.type == .model(id), slots.isDefined(id) { return }
    let order = slots.nextOrder()
    var model = Model(
      id: id, deprecation: graph.schema(element).isDeprecated ? Deprecation(nil) : nil,
      shape: .alias(.scalar(.json)), provenance: Declarations.provenance(of: element.pointer),
      location: element.keyLocation ?? element.location)
    model.swiftName = graph.schema(element).statedName
    if let mapped = mappedType(of: element, id) {
      model.shape = .alias(.scalar(mapped))
    } else if !inheritance.isChild(element),
      let reference = traitFinder.plainReference(at: [location])
    {
      model.shape = .alias(use(of: reference).type)
      model.about = documentation.text(for: [location])
    } else {
      let merged = graph.merged(declared: element)
      model.shape =
        (lowerBase(element, id) ?? lower(merged, at: [location], in: id)).shape
      model.about = documentation.text(for: [location], merged)
    }
    slots.define(model, order: order, name: graph.declarations.inlineName(of: element, id))
  }

  /// The user's type for a schema, by its id or by the name it has in another file, unless a component has that.
  private func mappedType(of element: Element, _ id: ModelID) -> Scalar? {
    if options.types.isEmpty { return nil }
    if let mapped = options.type(of: .schema(id.rawValue)) { return mapped }
    guard let name = graph.declarations.ownName(of: element, id) else { return nil }
    return options.type(of: .schema(name))
  }

  /// The type of schemas that all hold at one location, the nearest last.
  mutating func lower(_ locations: [SchemaLocation]) -> TypeUse {
    guard let last = locations.last else { return .anything }
    if locations.count == 1, let use = plainUse(of: last) { return use }
    let key = SchemaKey(locations)
    if let use = uses[key] { return use }
    if locations.count == 1, !last.leavesOutUnions,
      graph.declarations.isReferredTo(last.element)
    {
      return use(ofDeclared: last.element)
    }
    if let use = recursiveUse(of: locations, key) { return use }
    let found = graph.nesting.deeper { () -> TypeUse in
      if let reference = traitFinder.plainReference(at: locations) { return use(of: reference) }
      return inlineUse(of: locations, key)
    }
    guard let found else {
      graph.report(.openAPITooDeep(last.element))
      return .anything
    }
    uses[key] = found
    return found
  }

  /// The type of a bare reference or a scalar, as most schemas are; nothing of it needs to be kept.
  private mutating func plainUse(of location: SchemaLocation) -> TypeUse? {
    let schema = graph.schema(location.element)
    if schema.isBareReference {
      return graph.target(of: location.element).map { use(ofDeclared: $0) } ?? .anything
    }
    return classifier.plainScalar(schema).map { scalar in
      TypeUse(
        .scalar(scalar),
        isNullable: schema.isNullable || schema.kinds?.contains(.null) == true)
    }
  }

  mutating func use(of reference: PlainReference) -> TypeUse {
    guard let target = reference.target else { return .anything }
    var use = use(ofDeclared: target)
    use.isNullable = use.isNullable || reference.isNullable
    return use
  }

  private mutating func use(ofDeclared element: Element) -> TypeUse {
    let traits = traitFinder.traits(of: element)
    return TypeUse(
      slots.reference(to: graph.id(of: element)), isNullable: traits.isNullable,
      constant: traits.constant)
  }

  /// The type of a schema that stands somewhere inside itself; nil for others.
  ///
  /// An array or a dictionary needs no name, as long as what it holds gets one.
  private mutating func recursiveUse(
    of locations: [SchemaLocation], _ key: SchemaKey
  ) -> TypeUse? {
    guard let times = open[key], let last = locations.last else { return nil }
    let merged = graph.merged(locations, owner: last)
    if times == 1, merged.isContainer { return nil }
    return TypeUse(
      slots.reference(to: graph.id(of: key)), isNullable: traitFinder.allowsNull(merged))
  }

  /// The type of schemas that are stated where they are used: a model of its own if it takes one.
  private mutating func inlineUse(of locations: [SchemaLocation], _ key: SchemaKey) -> TypeUse {
    guard let last = locations.last else { return .anything }
    guard locations.count == 1 || combinations < maximumCombinations else {
      graph.report(.openAPITooManyMerged(last.element, limit: maximumCombinations))
      return .anything
    }
    let id = graph.id(of: key)
    let order = slots.nextOrder()
    let times = open[key]
    open[key] = (times ?? 0) + 1
    defer { open[key] = times }
    let merged = graph.merged(
      locations, owner: SchemaLocation(last.element, in: id, user: last.name.user))
    let lowered = lower(merged, at: locations, in: id)
    // A model that something inside it names must be there to be named.
    if case .alias(let type) = lowered.shape, !slots.isNamed(id) {
      slots.name(id, last.name)
      return TypeUse(type, isNullable: lowered.isNullable, constant: lowered.constant)
    }
    if locations.count > 1 { combinations += 1 }
    define(lowered.shape, as: id, of: merged, at: locations, order: order)
    return TypeUse(slots.reference(to: id), isNullable: lowered.isNullable)
  }

  /// Makes a model of schemas that are stated where they are used.
  mutating func define(
    _ shape: Model.Shape, as id: ModelID, of merged: MergedSchema, at locations: [SchemaLocation],
    order: Int
  ) {
    guard let last = locations.last else { return }
    var model = Model(
      id: id, about: documentation.text(for: locations, merged), shape: shape,
      provenance: last.element.pointer.text,
      location: last.element.keyLocation ?? last.element.location)
    // That of a property names the property, which names its type.
    if let stated = graph.schema(last.element).statedName, !last.element.isProperty {
      model.swiftName = stated
    }
    if case .enumeration = model.shape, let element = merged.valuesElement {
      model.statedName = EnumNames(element, options).typeName
    }
    slots.define(model, order: order, name: last.name)
  }
}
