import SDKGenAPIModel
import SDKGenDiagnostics
import TestSupport
import Testing

@testable import SDKGenSwift

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
      members: [Union.Member(tags: [], type: .model(ModelID("Leaf")), location: location)])
    let declared = [
      model("Tree", .union(union)),
      model(
        "Leaf",
        .structure(Structure(properties: [field("next", .optional(.model(ModelID("Tree"))))]))),
    ]
    let boxes = Boxes(of: declared, models: ModelIndex(declared))

    #expect(boxes.indirectUnions == [ModelID("Tree")])
    #expect(!boxes.isBoxed(0, of: ModelID("Leaf")))
  }

  @Test(.ownThread) func aLongChainDoesNotOverflow() {
    let count = 20_000
    let declared = (0..<count).map { index in
      model(
        "M\(index)",
        .structure(
          Structure(properties: [
            field("next", .optional(.model(ModelID("M\((index + 1) % count)"))))
          ]))
      )
    }
    let boxes = Boxes(of: declared, models: ModelIndex(declared))

    #expect(boxes.isBoxed(0, of: ModelID("M\(count - 1)")))
    #expect(!boxes.isBoxed(0, of: ModelID("M0")))
  }

  /// Twenty schemas that all lead to one hub and back: one box on each way would be twenty.
  @Test func aHubIsCutWhereFewWaysMeet() {
    let count = 20
    let hub = ModelID("Hub")
    var declared = (0..<count).map { index in
      structure("M\(index)", [field("hub", .optional(.model(hub)))])
    }
    // All ways from the hub go through a gate.
    declared.append(structure("Hub", [field("gate", .optional(reference("Gate")))]))
    declared.append(
      structure("Gate", (0..<count).map { field("m\($0)", .optional(reference("M\($0)"))) }))

    #expect(cuts(of: declared) == ["Hub.gate"])
  }

  @Test func nothingIsLeftThatHoldsItself() {
    // A knot: each model holds the next three.
    let count = 45
    let declared = (0..<count).map { index in
      structure(
        "M\(index)",
        (1...3).map { field("f\($0)", .optional(reference("M\((index * 7 + $0) % count)"))) })
    }
    let boxes = Boxes(of: declared, models: ModelIndex(declared))
    let edges = declared.map { model in
      model.shape.types.enumerated().map { index, type -> Int? in
        if boxes.isBoxed(index, of: model.id) { return nil }
        return declared.firstIndex { $0.id == type.namedModel }
      }
    }

    #expect(Boxes.stronglyConnected(edges).allSatisfy { $0.count == 1 })
  }

  /// Ten that hold two of the next each would hold a thousand values.
  @Test func whatGrowsVeryLargeIsBoxed() {
    let declared = (0..<10).map { index in
      structure(
        "M\(index)",
        index == 9
          ? [field("a"), field("b")]
          : ["a", "b"].map { field($0, .optional(reference("M\(index + 1)"))) })
    }

    #expect(!cuts(of: declared).isEmpty)
    #expect(!cuts(of: declared).contains { $0.hasPrefix("M9") || $0.hasPrefix("M8") })
  }

  @Test func aUnionOfLargeMembersIsIndirect() {
    let declared = [
      union("Large", of: ["Pair", "Nine"]), union("Small", of: ["Pair"]),
      structure("Pair", [field("a"), field("b")]),
      structure("Nine", (1...9).map { field("field\($0)") }),
      structure("Owner", [field("a", reference("Large")), field("b", reference("Small"))]),
    ]
    let boxes = Boxes(of: declared, models: ModelIndex(declared))

    #expect(boxes.indirectUnions == [ModelID("Large")])
    #expect(boxes.sizes[ModelID("Owner")] == 3)
  }

  private func union(_ name: String, of members: [String]) -> Model {
    let members = members.map {
      Union.Member(tags: [], type: reference($0), location: location)
    }
    return model(name, .union(Union(discriminator: .shape, members: members)))
  }

  private func cuts(of declared: [Model]) -> [String] {
    let boxes = Boxes(of: declared, models: ModelIndex(declared))
    return declared.flatMap { model -> [String] in
      guard case .structure(let structure) = model.shape else { return [] }
      return structure.properties.enumerated().filter { boxes.isBoxed($0.offset, of: model.id) }
        .map { "\(model.id.rawValue).\($0.element.name)" }
    }
  }

  // MARK: Making models

  private func boxes(_ fields: KeyValuePairs<String, [TypeReference]>) -> Boxes {
    let declared = fields.map { name, types in
      structure(name, types.map { field("next", $0) })
    }
    return Boxes(of: declared, models: ModelIndex(declared))
  }
}
