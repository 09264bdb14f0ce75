import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// The schemas of a document and its files: each read once, references followed, `allOf` merged.
///
/// Every result is a function of the documents and is kept. No models are made here.
final class SchemaGraph {
  let documents: Documents
  let nesting = Nesting()
  let version: OpenAPIVersion
  private let options: OpenAPIOptions
  private(set) var declarations: Declarations
  /// The names proposed for a reference that leads to no schema.
  let vocabulary: Vocabulary
  private var schemas: [Pointer: Schema] = [:]
  private var declared: [Pointer: MergedSchema] = [:]
  private var bodies: [Pointer: MergedSchema] = [:]
  private let reports: Reports
  private var reported: Set<Diagnostic> = []
  private var counted: Set<Pointer> = []
  /// The `contentSchema`s of strings, and those that are followed.
  private var contents: [Element] = []
  private var followed: Set<Pointer> = []
  /// Where names are required by which a union tells its members apart.
  private(set) var tagRequirements: Set<SourceLocation> = []

  init(_ documents: Documents, version: OpenAPIVersion, options: OpenAPIOptions) {
    self.documents = documents
    self.version = version
    self.options = options
    reports = Reports(tellsEach: options.tellsEach)
    declarations = Declarations(documents)
    vocabulary = Vocabulary(declarations.components.map(\.id.rawValue))
  }

  func schema(_ element: Element) -> Schema {
    if let schema = schemas[element.pointer] { return schema }
    var reader = SchemaReader(
      element, in: documents, version: version, options: options, reports: reports)
    let schema = reader.read()
    schemas[element.pointer] = schema
    if let content = element["contentSchema"] { contents.append(content) }
    return schema
  }

  /// Notes that a `contentSchema` is that of an event, which has its type.
  func follow(_ content: Element) { followed.insert(content.pointer) }

  /// Notes that a name is required by which a union tells its members apart, declared or not.
  func follow(_ requirement: MergedSchema.Requirement) {
    tagRequirements.insert(requirement.node.location)
  }

  /// Counts what else is said to be JSON in a string.
  func countContents() {
    for content in contents where !followed.contains(content.pointer) {
      count(.contentSchema, at: content)
    }
  }

  /// The schema a reference means; nil, reported once, when there is none.
  ///
  /// A schema in the middle of another that only refers on is passed over: it has no name to give.
  func target(of reference: SchemaReference, in element: Element) -> Element? {
    var (reference, element) = (reference, element)
    var seen: Set<Pointer> = []
    while let found = documents[reference.target] {
      let schema = schema(found)
      guard schema.isBareReference, let next = schema.reference, declarations.isNameless(found),
        seen.insert(found.pointer).inserted
      else { return found }
      (reference, element) = (next, found)
    }
    // Files that cannot be had are errors of whoever reads files.
    guard !reference.isRemote, documents.files[reference.target.file] != nil else { return nil }
    let missing = Diagnostic.openAPIUnknownSchema(
      reference, element, among: vocabulary,
      in: documents.moved == nil ? "components/schemas" : "definitions")
    if reported.insert(missing).inserted { reports.countMissing(missing) }
    return nil
  }

  /// The schema that one refers to, whatever stands beside the reference.
  func target(of element: Element) -> Element? {
    schema(element).reference.flatMap { target(of: $0, in: element) }
  }

  /// The nearest annotation of a kind: that of a schema itself, else of what it extends, refers to or allows besides
  /// null.
  func nearest<Value>(to element: Element, _ annotation: (Schema) -> Value?) -> Value? {
    var seen: Set<Pointer> = []
    return nearest(to: element, &seen, throughUnions: true, annotation)
  }

  private func nearest<Value>(
    to element: Element, _ seen: inout Set<Pointer>, throughUnions: Bool,
    _ annotation: (Schema) -> Value?
  ) -> Value? {
    let schema = schema(element)
    if let own = annotation(schema) { return own }
    let value = throughUnions ? valueBesideNull(of: element) : nil
    if schema.allOf.isEmpty, schema.reference == nil, value == nil { return nil }
    guard seen.insert(element.pointer).inserted else { return nil }
    // A reference that leads nowhere is reported where types are read.
    let target = schema.reference.flatMap { documents[$0.target] }
    for next in schema.allOf.reversed() + [target, value].compactMap(\.self) {
      let found = nearest(to: next, &seen, throughUnions: throughUnions, annotation)
      if let found { return found }
    }
    return nil
  }

  /// The only member of a union, or the only one beside null.
  func valueBesideNull(of element: Element) -> Element? {
    let schema = schema(element)
    let values = (schema.anyOf.isEmpty ? schema.oneOf : schema.anyOf).filter { !isNull($0) }
    return values.count == 1 ? values[0] : nil
  }

  /// Only null fits the schema, or one that it extends or refers to; or it is a member of a union that says nothing but
  /// `nullable: true`, which is how OpenAPI 3.0 is made to say "or null".
  func isNull(_ element: Element) -> Bool {
    var seen: Set<Pointer> = []
    return schema(element).isOnlyNullable
      || nearest(to: element, &seen, throughUnions: false) { $0.isNull ? true : nil } ?? false
  }

  /// The model of a schema that is referred to.
  func id(of element: Element) -> ModelID { declarations.id(of: element) }

  /// The model of schemas that hold at one location.
  func id(of key: SchemaKey) -> ModelID { key.modelID(in: documents) }

  /// A schema that references led to, that is no component and that has no model yet.
  func nextPending() -> (id: ModelID, element: Element)? { declarations.nextPending() }

  /// Reports a diagnostic once: a schema that several types are made of is looked at several times.
  func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { reports.add(diagnostic) }
  }

  /// Counts what is found at a schema, once.
  func count(_ fact: CountedFact, at element: Element) {
    if counted.insert(element.pointer).inserted { reports.count(fact, at: element) }
  }

  var diagnostics: [Diagnostic] { reports.diagnostics }
}

extension SchemaGraph {
  /// Everything that holds at `locations`. Inline types of properties are named after `owner`.
  func merged(_ locations: [SchemaLocation], owner: SchemaLocation) -> MergedSchema {
    if locations.count == 1 {
      let schema = schema(locations[0].element)
      if schema.reference == nil, schema.allOf.isEmpty {
        var merged = MergedSchema(schema, at: locations[0], owner: owner) {
          conditionalProperties(of: $0)
        }
        merged.addTags(declarations.tagNames, of: [locations[0].element], owner: owner)
        merged.diagnostics.forEach(report)
        return merged
      }
    }
    var members = AllOfMembers(self)
    for location in locations { members.add(location, owner: owner, isInherited: false) }
    var merged = MergedSchema(members.list) { conditionalProperties(of: $0) }
    merged.addTags(
      declarations.tagNames,
      of: locations.map(\.element) + members.list.map(\.schema.element), owner: owner)
    merged.diagnostics.forEach(report)
    return merged
  }

  /// Everything that holds for a schema that is referred to.
  func merged(declared element: Element) -> MergedSchema {
    if let merged = declared[element.pointer] { return merged }
    let location = SchemaLocation(element, in: id(of: element))
    let merged = merged([location], owner: location)
    declared[element.pointer] = merged
    return merged
  }

  /// Everything that holds for the schema of a body, of which several questions are asked.
  func merged(body element: Element) -> MergedSchema {
    if let merged = bodies[element.pointer] { return merged }
    // No type is made of it, so no type is named after the location.
    let merged = merged(member: [SchemaLocation(element, named: InlineName(in: .api, []))])
    bodies[element.pointer] = merged
    return merged
  }

  /// Everything that holds for a member of a union: many are declared and asked for again and
  /// again.
  func merged(member locations: [SchemaLocation]) -> MergedSchema {
    guard let last = locations.last else { return MergedSchema() }
    if locations.count == 1, !last.leavesOutUnions, schema(last.element).isBareReference,
      let target = target(of: last.element)
    {
      return merged(declared: target)
    }
    return merged(locations, owner: last)
  }

  /// Returns a value as its schema means it, whatever is within: strings where YAML reads `1.10` and `True` as other
  /// values.
  func meant(_ node: Node, by merged: MergedSchema) -> Node {
    replacement(of: node, by: merged) ?? node
  }

  /// What a value is meant to be; nil: what it is.
  private func replacement(of node: Node, by schema: MergedSchema) -> Node? {
    let merged = valueBesideNull(of: schema) ?? schema
    switch node.kind {
    case .string: return nil
    case .array:
      let items = self.merged(member: merged.items)
      let found = node.elements.enumerated().map { index, element in
        let own = merged.tuple.indices.contains(index) ? merged.tuple[index] : nil
        return replacement(of: element, by: own.map { self.merged(member: [$0]) } ?? items)
      }
      if found.allSatisfy({ $0 == nil }) { return nil }
      return .array(zip(found, node.elements).map { $0 ?? $1 }, at: node)
    case .object:
      let found = node.members.map { member in
        let property = merged.property(member.key)?.locations ?? merged.additional
        return replacement(of: member.value, by: self.merged(member: property))
      }
      if found.allSatisfy({ $0 == nil }) { return nil }
      return .object(zip(found, node.members).map { ($1.keyNode, $0 ?? $1.value) }, at: node)
    case .null, .bool, .number:
      let isNullable = merged.isNullable || !schema.unions.isEmpty
      let kinds = allowedKinds(of: merged, depth: 8) ?? merged.valueKinds ?? []
      return node.meant(as: isNullable ? kinds.union(.null) : kinds)
    }
  }

  /// The kinds that a schema states, or that its alternatives do; nil: any.
  func allowedKinds(of merged: MergedSchema, depth: Int) -> Kinds? {
    if merged.kinds != nil || merged.unions.isEmpty || depth == 0 {
      return merged.knownKinds.isEmpty ? nil : merged.knownKinds
    }
    var kinds = merged.knownKinds
    for member in merged.unions.flatMap(\.members) {
      let own = self.merged(member: [member])
      let values = own.values?.reduce(into: Kinds()) {
        $0.formUnion(Literal($1.node, as: own.valueKinds).kind)
      }
      let allowed =
        own.kinds == nil ? values ?? allowedKinds(of: own, depth: depth - 1) : own.kinds
      guard let allowed else { return nil }
      kinds.formUnion(allowed)
    }
    return kinds
  }

  /// The only member of a union, or the only one beside null.
  private func valueBesideNull(of merged: MergedSchema) -> MergedSchema? {
    guard merged.unions.count == 1 else { return nil }
    let members = merged.unions[0].members.filter { !isNull($0.element) }
    return members.count == 1 ? self.merged(member: members) : nil
  }

  private func conditionalProperties(of element: Element) -> [Element] {
    guard case .found(let target) = documents.resolve(element) else { return [] }
    return schema(target).properties
  }
}

/// Collects the schemas that hold at a location, those of bases first.
private struct AllOfMembers {
  private(set) var list: [AllOfMember] = []
  private let graph: SchemaGraph
  private let nesting = Nesting()
  /// The schemas in the list: repetitions would add nothing, and recursion would never end.
  private var seen: Set<Pointer> = []

  init(_ graph: SchemaGraph) { self.graph = graph }

  mutating func add(_ location: SchemaLocation, owner: SchemaLocation, isInherited: Bool) {
    let added: Void? = nesting.deeper {
      guard seen.insert(location.element.pointer).inserted else { return }
      let schema = graph.schema(location.element)
      if let target = graph.target(of: location.element) {
        var base = SchemaLocation(target, in: graph.id(of: target))
        base.leavesOutUnions = location.leavesOutUnions
        add(base, owner: base, isInherited: true)
      }
      for element in schema.allOf {
        var part = SchemaLocation(element, named: location.name)
        part.leavesOutUnions = location.leavesOutUnions
        add(part, owner: owner, isInherited: isInherited)
      }
      list.append(
        AllOfMember(schema: schema, location: location, owner: owner, isInherited: isInherited))
    }
    if added == nil { graph.report(.openAPITooDeep(location.element)) }
  }
}
