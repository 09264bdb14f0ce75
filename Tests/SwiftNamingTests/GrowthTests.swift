import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

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

  /// An operation that is named like its group stays on the client, whatever else the group has.
  @Test func aMethodOfTheClientStaysWhatItIs() {
    let search = identified("search", tag: "Search")
    let before = nameSymbols(
      of: api(groups: [group("Search", [search]), pets], models: []), clashes: .resolved
    ).value
    let after = nameSymbols(
      of: api(
        groups: [group("Search", [identified("findUsers", tag: "Search"), search]), pets],
        models: []),
      clashes: .resolved
    ).value

    #expect(before.methodsOfClient == ["Search.search"])
    #expect(after.methodsOfClient == before.methodsOfClient)
    #expect(after.operations["Search.search"] == before.operations["Search.search"])
    #expect(after.operations["Search.search"]?.name.text == "search")
    #expect(after.groups["Search"]?.property.text == "search")
  }

  /// Whichever is the default and comes first, and whatever comes after.
  @Test func credentialsStayWhatTheyAre() {
    let schemes = ["A6", "a_6", "a-6", "server"].enumerated().map { line, name in
      SecurityScheme(name: name, kind: .bearer, location: at(line + 2))
    }
    let further = SecurityScheme(name: "A_6", kind: .bearer, location: at(9))

    #expect(credentials(schemes) == ["a6", "a6_2", "aMinus6", "serverValue"])
    #expect(
      credentials([schemes[1], schemes[0]] + schemes[2...] + [further])
        == ["a6_2", "a6", "aMinus6", "serverValue", "a6_3"])
    let written = SecurityScheme(name: "a6", kind: .bearer, location: at(8))
    #expect(credentials([schemes[0], written]) == ["a6_2", "a6"])
  }

  private func credentials(_ schemes: [SecurityScheme]) -> [String] {
    var spec = api()
    spec.securitySchemes = schemes
    let names = nameSymbols(of: spec, clashes: .resolved).value.credentials
    return schemes.map { names[$0.name]?.text ?? "" }
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

private func identified(_ id: String, tag: String) -> SDKGenAPIModel.Operation {
  var operation = operation(id)
  operation.provenance = "\(tag).\(id)"
  operation.naming = .identifier
  return operation
}
