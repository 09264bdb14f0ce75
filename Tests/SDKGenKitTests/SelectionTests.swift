import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenKit

@Suite struct SelectionTests {
  @Test func includingAnOperationLeavesItAndWhatItNeeds() {
    let chosen = api.selecting(Selection(include: [Selector(.operation, "posts.get")]))

    #expect(chosen.diagnostics.isEmpty)
    #expect(chosen.value.operationNames == ["posts.get"])
    #expect(chosen.value.modelNames == ["Post", "Author"])
  }

  @Test func excludingATagTakesModelsThatOnlyItNeeded() {
    let chosen = api.selecting(Selection(exclude: [Selector(.tag, "users")]))

    #expect(chosen.value.operationNames == ["posts.get", "posts.create"])
    #expect(chosen.value.modelNames == ["Post", "NewPost", "Author", "Unused"])
  }

  @Test func excludingByPathReadsParametersAsASpecWritesThem() {
    let chosen = api.selecting(Selection(exclude: [Selector(.path, "/posts/{id}")]))

    #expect(chosen.value.operationNames == ["posts.create", "users.list"])
  }

  @Test func includingASchemaAloneMakesNoOperations() {
    let chosen = api.selecting(Selection(include: [Selector(.schema, "Post")]))

    #expect(chosen.value.operationNames.isEmpty)
    #expect(chosen.value.modelNames == ["Post", "Author"])
  }

  @Test func anExcludedSchemaThatIsNeededIsAnError() {
    let chosen = api.selecting(Selection(exclude: [Selector(.schema, "Author")]))

    #expect(chosen.diagnostics.map(\.id) == ["excluded-model-needed"])
  }

  @Test func aSchemaNobodyNeedsCanBeExcluded() {
    let chosen = api.selecting(Selection(exclude: [Selector(.schema, "Unus*")]))

    #expect(chosen.diagnostics.isEmpty)
    #expect(chosen.value.modelNames == ["Post", "NewPost", "Author", "User"])
  }

  @Test func aNameThatMatchesNothingIsAnErrorWithTheNearest() {
    let chosen = api.selecting(Selection(include: [Selector(.operation, "posts.gte")]))

    #expect(
      chosen.diagnostics.map(\.message) == [
        "'operation=posts.gte' matches nothing in this spec; did you mean 'posts.get'?"
      ])
  }

  @Test func nothingSelectedIsEverything() {
    #expect(api.selecting(Selection()).value == api)
  }
}

private let place = SourceLocation(file: "a.sdk.json", line: 1, column: 1)

/// Two groups; `Unused` is needed by no operation.
private let api = API(
  name: "Blog",
  groups: [
    group(
      "posts",
      [
        operation("posts", "get", [.literal("/posts/"), .parameter(id)], returns: "Post"),
        operation("posts", "create", [.literal("/posts")], body: "NewPost", returns: "Post"),
      ]),
    group("users", [operation("users", "list", [.literal("/users")], returns: "User")]),
  ],
  models: [
    model("Post", ["Author"]), model("NewPost", []), model("Author", ["Post"]),
    model("User", []), model("Unused", []),
  ], location: place)

private let id = Parameter(
  name: "id", value: .argument(.scalar(.integer(bits: nil, isSigned: true)), default: nil),
  location: place)

private func group(_ name: String, _ operations: [Operation]) -> OperationGroup {
  OperationGroup(name: name, operations: operations, location: place)
}

private func operation(
  _ group: String, _ name: String, _ path: [PathPart], body: String? = nil, returns: String
) -> Operation {
  var operation = Operation(
    name: name, provenance: "\(group).\(name)", method: "GET", path: path, location: place)
  operation.body = body.map { .json(.model(ModelID($0))) }
  operation.response.returns = .value(.array(.model(ModelID(returns))))
  return operation
}

private func model(_ name: String, _ needs: [String]) -> Model {
  let fields = needs.map {
    Property(name: $0, type: .optional(.model(ModelID($0))), location: place)
  }
  return Model(
    id: ModelID(name), shape: .structure(Structure(properties: fields)),
    provenance: "models.\(name)", location: place)
}

extension API {
  fileprivate var operationNames: [String] { groups.flatMap(\.operations).map(\.provenance) }
  fileprivate var modelNames: [String] { models.map(\.id.rawValue) }
}
