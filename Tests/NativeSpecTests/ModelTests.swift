import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenNativeSpec
import Testing

/// The meaning of models.
@Suite struct ModelTests {
  @Test func extendsPutsTheBaseFirst() throws {
    let api = try api(of: "model-extends")

    #expect(api.fields(of: "Dog").map(\.name) == ["id", "created", "name", "breed"])
    #expect(api.model("Dog")?.provenance == "models.Dog")
  }

  @Test(arguments: [("Pet", "id"), ("Stock", "code"), ("Row", nil), ("Maybe", nil)])
  func identity(of model: String, is expected: String?) throws {
    let shape = try api(of: "model-identity").model(model)?.shape

    guard case .structure(let structure) = shape else {
      Issue.record("no structure")
      return
    }
    #expect(structure.identity == expected)
  }

  @Test func aUnionKnowsItsTagAndContent() throws {
    let api = try api(of: "model-union-content")

    guard case .union(let event) = api.model("Event")?.shape,
      case .union(let block) = api.model("Block")?.shape
    else {
      Issue.record("no union")
      return
    }
    #expect(event.discriminator == .tag(field: "type", content: .field("data")))
    #expect(event.members.map(\.tags) == [["card"], ["note"]])
    #expect(block.discriminator == .tag(field: "kind", content: .fieldNamedByTag))
  }

  @Test func enumsKeepNamesAndRawValues() throws {
    let api = try api(of: "model-enum-integer")

    guard case .enumeration(let level) = api.model("Level")?.shape else {
      Issue.record("no enum")
      return
    }
    #expect(level.rawType == .integer && level.isOpen)
    #expect(level.values.map(\.name) == ["low", "high"])
    #expect(level.values.map(\.raw) == [.number("1"), .number("2")])
  }

  @Test func longFormsSayEverything() throws {
    let api = try api(of: "model-long-form")
    let fields = api.fields(of: "Pet")

    #expect(api.model("Pet")?.swiftName == "ShopPet")
    #expect(api.model("Pet")?.deprecation == Deprecation("use Animal"))
    #expect(
      fields.map(\.default) == [nil, nil, .number("10"), .array([.string("new")]), .number("0.5")])
    #expect(fields[1].swiftName == "title" && fields[1].example == .string("Rex"))
    #expect(fields[3].deprecation == Deprecation("use labels"))
    #expect(fields[4].deprecation == Deprecation(nil))
  }

  @Test func lossyMarksItsFields() throws {
    #expect(try api(of: "model-lossy").fields(of: "Page").map(\.isLossy) == [true, true])
  }

  /// `a` needs `b` needs `a`: said once. What merely uses them is left in peace.
  @Test func infiniteModelsAreReportedOncePerCycle() {
    let text = """
      { "name": "A", "models": { "User": { "a": "A" }, "A": { "b": "B" }, "B": { "a": "A" },
        "U": { "$union": { "u": "U" }, "$tag": "t" }, "Fine": { "next": "[Fine]", "or": "Or" },
        "Or": { "$union": ["Fine", "Int"] } } }
      """

    #expect(outcome(of: text).places == ["1:50 infinite-model", "2:3 infinite-model"])
  }

  @Test(
    arguments: [
      (#""A": "B", "B": "A", "M": { "a": "A", "l": "[B]" }"#, ["alias-cycle"]),
      (#""A": "[Nope]", "M": { "a": "A", "l": "[A]", "$lossy": ["l"] }"#, ["unknown-type"]),
      (
        #""M": { "l": "[Nope]", "id": "Nope", "$lossy": ["l"], "$identity": "id" }"#,
        ["unknown-type", "unknown-type"]
      ),
      (#""M": 5, "N": { "m": "M" }"#, ["wrong-kind"]),
      (#""M": { "a": "Nope" }, "N": { "$extends": "M", "b": "Int" }"#, ["unknown-type"]),
    ])
  func aMistakeIsReportedOnce(models: String, ids: [String]) {
    #expect(outcome(of: "{ \"name\": \"A\", \"models\": { \(models) } }").ids == ids)
  }
}

/// A snapshot case without mistakes.
func api(of name: String) throws -> API {
  let outcome = try SnapshotCases.outcome(of: name)
  #expect(outcome.messages == [])
  return try #require(outcome.api)
}
