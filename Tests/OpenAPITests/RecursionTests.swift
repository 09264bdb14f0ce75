import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenOpenAPI
import Testing

/// Schemas that lead back to the schema they stand in.
@Suite struct RecursionTests {
  private static let extra = #"{"properties": {"extra": {"type": "string"}}}"#

  private static func back(_ name: String) -> String {
    ##"{"allOf": [{"$ref": "#/components/schemas/\##(name)"}, \##(extra)]}"##
  }

  /// Each has an `allOf` inside an inline schema that leads back to an enclosing schema.
  static let schemas = [
    ##""Node": {"properties": {"next": \##(back("Node"))}}"##,
    ##""Node": {"properties": {"children": {"type": "array", "items": \##(back("Node"))}}}"##,
    ##""Node": {"additionalProperties": \##(back("Node")), "properties": {"a": {}}}"##,
    ##""Node": {"additionalProperties": {"type": "array", "items": \##(back("Node"))}}"##,
    ##""Node": {"properties": {"next": {"oneOf": [\##(back("Node")), {"type": "string"}]}}}"##,
    ##""A": {"properties": {"b": \##(back("B"))}}, "B": {"properties": {"a": \##(back("A"))}}"##,
    ##""Node": {"properties": {"next": \##(back("Node/properties/next"))}}"##,
    ##""Node": {"properties": {"all": {"type": "array", "items": \##(back("Node/properties/all"))}}}"##,
    ##""Node": {"properties": {"a": {"type": ["object", "array"], "items": \##(back("Node"))}}}"##,
  ]

  @Test(arguments: schemas) func everyTypeNamesAModelThatExists(_ schemas: String) throws {
    let result = lower(try document(schemas))

    let models = Set(result.value.map(\.id))
    let named = result.value.flatMap(\.shape.types).namedModels
    #expect(!named.isEmpty || !result.diagnostics.isEmpty)
    #expect(Set(named).subtracting(models) == [])
    #expect(models.count == result.value.count)
    #expect(!result.diagnostics.contains { $0.id == "openapi-too-deep" })
  }

  @Test func aSchemaInsideItselfIsOneModel() throws {
    try expect(
      Self.schemas[1],
      """
      Node
        children: […items]?
      Node+child
        children: […items]?
        extra: String?
      """)
  }

  /// One schema for each state of a machine whose combinations are as many as the subsets of its
  /// states.
  private func machine(_ states: Int) -> String {
    func ref(_ state: Int) -> String { ##"{"$ref": "#/components/schemas/S\##(state)"}"## }
    let inner = (1..<states).map {
      ##""S\##($0)": {"properties": {"a": \##(ref($0 + 1)), "b": \##(ref($0 + 1))}}"##
    }
    let first =
      ##""S0": {"properties": {"a": {"allOf": [\##(ref(0)), \##(ref(1))]}, "b": \##(ref(0))}}"##
    return ([first] + inner + [##""S\##(states)": {"type": "object", "properties": {"end": {}}}"##])
      .joined(separator: ",")
  }

  @Test func combinationsAreMadeToALimit() throws {
    var lowering = SchemaLowering(
      try document(machine(10)), options: .init(), version: .v3_1)
    lowering.maximumCombinations = 100
    lowering.declareComponents()
    let result = lowering.finish()

    #expect(result.diagnostics.contains { $0.id == "openapi-too-many-combinations" })
    #expect(result.value.count < 250)
  }

  /// Each union holds the next twice, in other words each time: 2 to the power of 40 ways to the
  /// end.
  @Test func unionsOfUnionsAreLookedAtOnce() throws {
    func next(_ index: Int) -> String {
      ##"{"allOf": [{"$ref": "#/components/schemas/U\##(index + 1)"}, {"required": ["k"]}]}"##
    }
    let unions = (0..<40).map { ##""U\##($0)": {"oneOf": [\##(next($0)), \##(next($0))]}"## }
    let last =
      ##""U40": {"type": "object", "required": ["k"], "properties": {"k": {"type": "string"}}}"##
    let result = lower(try document((unions + [last]).joined(separator: ",")))

    #expect(result.value.count >= 41)
  }

  @Test func textsInUnionsOfUnionsAreLookedAtOnce() throws {
    let unions = (0..<40).map { index in
      ##""U\##(index)": {"anyOf": [{"$ref": "#/components/schemas/U\##(index + 1)"}, {"allOf": [{"$ref": "#/components/schemas/U\##(index + 1)"}]}]}"##
    }
    let result = lower(
      try document((unions + [##""U40": {"enum": ["a", "b"]}"##]).joined(separator: ",")))

    #expect(result.value.count == 41)
  }
}

/// Documents that are too much for the compiler, or for anybody's patience.
@Suite struct SchemaLimitTests {
  @Test func arraysNestToALimit() throws {
    let open = String(repeating: #"{"type": "array", "items": "#, count: 24)
    let close = String(repeating: "}", count: 24)
    let result = lower(try document("\"A\": \(open){}\(close)"))

    let types = result.value.flatMap(\.shape.types)
    #expect(types.allSatisfy { $0.depth <= TypeReference.maximumDepth })
    #expect(result.diagnostics.map(\.id) == ["openapi-too-deep"])
  }

  @Test func chainsOfReferencesNameTheirEnd() throws {
    let count = 4000
    let aliases = (0..<count).map { "\"A\($0)\": {\"$ref\": \"#/components/schemas/A\($0 + 1)\"}" }
    let result = lower(
      try document((aliases + ["\"A\(count)\": {\"type\": \"string\"}"]).joined(separator: ",")))

    #expect(result.diagnostics == [])
    #expect(longestChain(result.value) <= 65)
  }

  @Test func chainsOfArraysEnd() throws {
    let count = 300
    let arrays = (0..<count).map {
      "\"A\($0)\": {\"type\": \"array\", \"items\": {\"$ref\": \"#/components/schemas/A\($0 + 1)\"}}"
    }
    let result = lower(
      try document((arrays + ["\"A\(count)\": {\"type\": \"string\"}"]).joined(separator: ",")))

    #expect(Set(result.diagnostics.map(\.id)) == ["openapi-too-deep"])
    #expect(longestChain(result.value) <= 65)
  }

  /// The number of aliases in the longest chain.
  private func longestChain(_ models: [Model]) -> Int {
    let targets = models.reduce(into: [ModelID: ModelID]()) { targets, model in
      if case .alias(let type) = model.shape { targets[model.id] = type.namedModel }
    }
    return models.map { model in
      sequence(first: model.id) { targets[$0] }.prefix(1000).reduce(0) { count, _ in count + 1 }
    }.max() ?? 0
  }

  /// Every mistake has as many candidates as there are schemas.
  @Test func suggestionsForManyMistakesEnd() throws {
    let schemas = (0..<3000).map {
      ##""Schema\##($0)": {"properties": {"a": {"$ref": "#/components/schemas/Shcema\##($0)"}}}"##
    }
    let result = lower(try document(schemas.joined(separator: ",")))

    let hints = result.diagnostics.filter { $0.message.contains("did you mean") }
    #expect(result.diagnostics.count == 3000)
    #expect(hints.count > 50)
    #expect(hints.count < 300)
  }
}
