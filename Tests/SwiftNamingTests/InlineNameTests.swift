import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

/// Names of types that nobody named: their scope's, and the words that lead to them.
@Suite struct InlineNameTests {
  @Test func placesComeFirst() {
    let names = resolved(
      groups: [group("pets", [operation("listPets")])],
      models: [
        inline("/a", .model(ModelID("account.link")), words: ["business_profile", "3d_secure"]),
        inline("/b", .model(ModelID("/a")), words: ["item"]),
        inline("/c", .operation("pets.listPets"), words: ["response"]),
        inline("/d", .api, words: ["petCreated", "payload"]),
        structure("account.link"),
      ])

    #expect(names.type(of: "/a") == "AccountLink.BusinessProfile3dSecure")
    #expect(names.type(of: "/b") == "AccountLink.BusinessProfile3dSecure.Item")
    #expect(names.type(of: "/c") == "PetsEndpoint.ListPetsResponse")
    #expect(names.type(of: "/d") == "PetCreatedPayload")
    #expect(names.diagnostics.isEmpty)
  }

  @Test func nestedNamesDoNotClashWithOthers() {
    let names = resolved(models: [
      inline("/a", .model(ModelID("pet")), words: ["owner"]), structure("pet"),
      structure("pet_owner"),
      inline("/b", .model(ModelID("/a")), words: ["address"]),
    ])

    #expect(names.type(of: "pet_owner") == "PetOwner")
    #expect(names.type(of: "/a") == "Pet.Owner")
    #expect(names.type(of: "/b") == "Pet.Owner.Address")
    #expect(names.diagnostics.isEmpty)
  }

  @Test func whatStandsInARenamedModelFollowsIt() {
    let names = resolved(models: [
      structure("Date"), inline("/a", .model(ModelID("Date")), words: ["range"]),
    ])

    #expect(names.type(of: "Date") == "ShopDate")
    #expect(names.type(of: "/a") == "ShopDate.Range")
  }

  @Test func typesOfOperationsStandInTheirGroups() {
    var other = operation("list")
    other.provenance = "shops.list"
    let names = resolved(
      groups: [group("pets", [operation("list")]), group("shops", [other])],
      models: [
        inline("/a", .operation("pets.list"), words: ["response"]),
        inline("/b", .operation("shops.list"), words: ["response"]),
      ])

    #expect(names.type(of: "/a") == "PetsEndpoint.ListResponse")
    #expect(names.type(of: "/b") == "ShopsEndpoint.ListResponse")
  }

  @Test func aRingOfPlacesEnds() {
    let names = resolved(models: [
      inline("/a", .model(ModelID("/b")), words: ["x"]),
      inline("/b", .model(ModelID("/a")), words: ["y"]),
    ])

    #expect(names.type(of: "/a") == "X" || names.type(of: "/b") == "Y")
  }

  @Test func namesThatAppsSayAreLeftToThem() {
    let models = [structure("Text"), structure("Subscription"), structure("AnyCancellable")]
    let names = resolved(models: models)

    #expect(names.type(of: "Text") == "ShopText")
    #expect(names.type(of: "Subscription") == "Subscription")
    #expect(names.type(of: "AnyCancellable") == "ShopAnyCancellable")
    #expect(nameSymbols(of: api(models: models)).type(of: "Text") == "Text")
  }

  @Test func membersOfUnions() {
    var either = union([
      .model(ModelID("File--Full")), .model(ModelID("/a")), .array(.model(ModelID("/b"))),
      .scalar(.string),
    ])
    if case .union(var shape) = either.shape {
      shape.members.append(
        .init(
          tags: [], type: .scalar(.string), constant: .string(""), caseName: "unset",
          location: at(20)))
      shape.members.append(
        .init(tags: [], type: .scalar(.bool), constant: .bool(true), location: at(21)))
      either.shape = .union(shape)
    }
    let names = resolved(models: [
      structure("File--Full"), inline("/a", .model(either.id), words: ["object"]),
      inline("/b", .model(ModelID("File--Full")), words: ["owner"]), either,
    ])

    #expect(
      names.members(of: "Either")
        == ["fileFull", "object", "array", "string", "unset", "`true`"])
  }

  @Test func additionalPropertiesHaveAPropertyOfTheirOwn() {
    var model = structure("Run", [field("id"), field("additional_properties")])
    model.shape = .structure(
      Structure(
        properties: [field("id"), field("additional_properties")], additional: .scalar(.json)))
    let names = resolved(models: [model])

    #expect(names.members(of: "Run") == ["id", "additionalProperties"])
    #expect(names.value.models[ModelID("Run")]?.additional?.text == "additionalProperties2")
  }

  @Test(arguments: [
    (["ASC", "asc"], ["ASC", "asc"]), (["256x256", "3ds"], ["choice256x256", "choice3ds"]),
    (["Etc/GMT+0", "Etc/GMT-0", "Etc/GMT0"], ["etcGMTPlus0", "etcGMTMinus0", "etcGMT0"]),
    (["*", "", "FONT_SIZE_%"], ["asterisk", "empty", "fontSizePercent"]),
    (["[redacted]", "enterprise_{enterprise_id}"], ["redacted", "enterpriseEnterpriseID"]),
    (["a_b", "a-b", "a b"], ["aB", "aMinusB", "aB2"]),
    (["unrecognized", "none"], ["unrecognized2", "noneValue"]),
  ])
  func valuesOfEnums(_ values: [String], _ expected: [String]) {
    #expect(resolved(models: [enumeration(values)]).members(of: "Choice") == expected)
  }

  @Test func propertiesWithSymbols() {
    let names = resolved(models: [
      structure(
        "Box",
        [
          field("$id"), field("api_key.created"), field("hate/threatening"), field("extension"),
          field("admin-api-keys"), field("project_ids[]"),
        ])
    ])

    #expect(
      names.members(of: "Box") == [
        "id", "apiKeyCreated", "hateThreatening", "`extension`", "adminAPIKeys", "projectIDs",
      ])
  }

  /// A quadratic step would take minutes.
  @Test(.timeLimit(.minutes(15))) func tenThousandInlineModels() {
    let models =
      (0..<2000).map { structure("schema_\($0)") }
      + (0..<10_000).map { index in
        let outer =
          index < 5000 ? "schema_\(index % 2000)" : "/inline/\(index - 5000)"
        return inline("/inline/\(index)", .model(ModelID(outer)), words: ["item"])
      }
    let names = resolved(models: models)

    #expect(Set(names.value.models.values.map(\.type)).count == 12_000)
    #expect(names.type(of: "/inline/0") == "Schema0.Item")
    #expect(names.type(of: "/inline/5000") == "Schema0.Item.ItemValue")
  }

  /// What is needed by code that stands in the owner, or in Swift everywhere, has the owner's name in front.
  @Test(arguments: [
    ("type", "Pet.PetType"), ("self", "Pet.PetSelf"), ("data", "Pet.PetData"), ("id", "Pet.PetID"),
    ("pet", "Pet.PetValue"), ("1_5", "Pet.Pet1_5"), ("color", "Pet.Color"), ("state", "Pet.State"),
    ("상태", "Pet.Pet상태"),
  ])
  func namesThatAreTakenInOwners(_ word: String, _ expected: String) {
    let names = resolved(models: [
      structure("pet"), inline("/a", .model(ModelID("pet")), words: [word]),
    ])

    #expect(names.type(of: "/a") == expected)
    #expect(names.diagnostics.isEmpty)
  }

  @Test func aliasesHoldNoTypes() {
    var list = structure("pets")
    list.shape = .alias(.array(.model(ModelID("/a"))))
    let names = resolved(models: [
      list, inline("/a", .model(ModelID("pets")), words: ["item"]),
      inline("/b", .model(ModelID("/a")), words: ["owner"]),
    ])

    #expect(names.type(of: "/a") == "PetsItem")
    #expect(names.type(of: "/b") == "PetsItem.Owner")
  }

  @Test func typesHiddenByNestedOnesHaveAnotherName() {
    let names = resolved(
      groups: [group("pets", [operation("list")])],
      models: [
        structure("pet"), structure("owner"),
        inline("/a", .model(ModelID("pet")), words: ["owner"]),
      ])

    #expect(
      names.value.aliases.mapValues(\.text) == [.upperCamelCase(["Owner"]): "ShopClient.OwnerModel"]
    )
  }

  private func resolved(
    groups: [OperationGroup] = [], models: [Model]
  ) -> Diagnosed<Names> {
    nameSymbols(of: api(groups: groups, models: models), clashes: .resolved)
  }
}
