import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwiftPlanning

@Suite struct BoxesTests {
  @Test func aModelThatHoldsItselfIsBoxedOnce() {
    let boxes = boxes([
      "Node": [.optional(.model(ModelID("Node"))), .optional(.model(ModelID("Node")))]
    ])

    #expect(boxes.isBoxed(0, of: ModelID("Node")))
    #expect(boxes.isBoxed(1, of: ModelID("Node")))
  }

  @Test func arraysAndDictionariesBreakACycle() {
    let boxes = boxes([
      "Node": [.array(.model(ModelID("Node"))), .dictionary(.model(ModelID("Node")))]
    ])

    #expect(!boxes.isBoxed(0, of: ModelID("Node")))
    #expect(!boxes.isBoxed(1, of: ModelID("Node")))
  }

  @Test func aRingIsCutInOnePlace() {
    let boxes = boxes([
      "A": [.optional(.model(ModelID("B")))], "B": [.optional(.model(ModelID("C")))],
      "C": [.optional(.model(ModelID("A")))],
    ])

    let cuts = ["A", "B", "C"].filter { boxes.isBoxed(0, of: ModelID($0)) }
    #expect(cuts == ["C"])
  }

  @Test func aUnionInTheRingBecomesIndirectInstead() {
    let union = Union(
      discriminator: .shape,
      members: [Union.Member(tags: [], type: .model(ModelID("Leaf")), location: place)])
    let declared = [
      model("Tree", .union(union)),
      model("Leaf", .structure(Structure(fields: [field(.optional(.model(ModelID("Tree"))))]))),
    ]
    let boxes = Boxes(
      of: declared, models: Dictionary(uniqueKeysWithValues: declared.map { ($0.id, $0) }))

    #expect(boxes.indirectUnions == [ModelID("Tree")])
    #expect(!boxes.isBoxed(0, of: ModelID("Leaf")))
  }

  @Test func aLongChainDoesNotOverflow() {
    let count = 20_000
    let declared = (0..<count).map { index in
      model(
        "M\(index)",
        .structure(
          Structure(fields: [field(.optional(.model(ModelID("M\((index + 1) % count)"))))])))
    }
    let boxes = Boxes(
      of: declared, models: Dictionary(uniqueKeysWithValues: declared.map { ($0.id, $0) }))

    #expect(boxes.isBoxed(0, of: ModelID("M\(count - 1)")))
    #expect(!boxes.isBoxed(0, of: ModelID("M0")))
  }

  // MARK: Making models

  private let place = SourceLocation(file: "api.sdk.json", line: 1, column: 1)

  private func boxes(_ fields: KeyValuePairs<String, [TypeReference]>) -> Boxes {
    let declared = fields.map { name, types in
      model(name, .structure(Structure(fields: types.map(field))))
    }
    return Boxes(
      of: declared, models: Dictionary(uniqueKeysWithValues: declared.map { ($0.id, $0) }))
  }

  private func field(_ type: TypeReference) -> Field {
    Field(name: "next", type: type, location: place)
  }

  private func model(_ name: String, _ shape: Model.Shape) -> Model {
    Model(id: ModelID(name), shape: shape, provenance: "models.\(name)", location: place)
  }
}
