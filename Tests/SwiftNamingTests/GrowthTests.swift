import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSwiftModel
import SDKGenSwiftNaming
import Testing

/// Names that stay what they are when a document grows or is put in another order.
@Suite struct GrowthTests {
  @Test func additionsRenameNothing() {
    let before = names(groups: [pets], models: models)
    var grown = pets
    grown.operations.append(operation("count", query: [argument("status")]))
    let after = names(
      groups: [group("shops", [other("shops.list")]), grown],
      models: [
        structure("status"), structure("owner"), structure("PetStatus"),
        inline("/shops/status", .operation("shops.list"), words: ["status"]),
        inline("/count/status", .operation("pets.count"), words: ["status"]),
      ] + models + [inline("/pet/address", .model(ModelID("pet")), words: ["address"])])

    for (id, name) in before { #expect(after[id] == name) }
    #expect(after[ModelID("/shops/status")] == "ShopsEndpoint.ListStatus")
  }

  @Test func orderDecidesNothing() {
    let clashing = [
      structure("pet"), structure("Pet"), structure("PET"),
      inline("/a", .model(ModelID("pet")), words: ["user_id"]),
      inline("/b", .model(ModelID("pet")), words: ["userId"]),
    ]

    #expect(names(models: clashing) == names(models: clashing.reversed()))
    #expect(
      names(groups: [pets], models: models) == names(groups: [pets], models: models.reversed()))
  }

  private let pets = group("pets", [operation("list", query: [argument("status")])])

  private let models = [
    structure("pet"), inline("/pet/status", .model(ModelID("pet")), words: ["status"]),
    inline("/pet/owner", .model(ModelID("pet")), words: ["owner"]),
    inline("/pet/owner/status", .model(ModelID("/pet/owner")), words: ["status"]),
    inline("/list/status", .operation("pets.list"), words: ["status"]),
  ]

  private func names(
    groups: [OperationGroup] = [], models: [Model]
  ) -> [ModelID: String] {
    nameSymbols(of: api(groups: groups, models: models), clashes: .resolved).value.models
      .mapValues(\.type.text)
  }
}

private func other(_ provenance: String) -> SDKGenAPIModel.Operation {
  var operation = operation("list", query: [argument("status")])
  operation.provenance = provenance
  return operation
}
