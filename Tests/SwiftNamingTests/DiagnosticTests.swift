import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

@Suite struct NamingDiagnosticTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var api: API
    var clashes = ClashPolicy.errors
    var expected: [String]
  }

  static let cases = [
    Case(
      testDescription: "fields of one name",
      api: api(models: [
        structure("Pet", [field("user_id", line: 3), field("userId", line: 4)])
      ]),
      expected: [
        "4: error: 'user_id' and 'userId' would both be named 'userID'; choose another name for one with \"swift\" [name-clash]"
      ]),
    Case(
      testDescription: "parameters of one operation",
      api: api(groups: [
        group("pets", [operation("get", path: [argument("id")], query: [argument("id", line: 7)])])
      ]),
      expected: [
        "7: error: 'id' in the path and 'id' in the query would both be named 'id'; choose another name for one with \"swift\" [name-clash]"
      ]),
    Case(
      testDescription: "models of one name",
      api: api(models: [structure("Pet", line: 2), structure("pet", line: 3)]),
      expected: [
        "3: error: 'Pet' and 'pet' would both be named 'Pet'; choose another name for one with \"$swift\" [name-clash]"
      ]),
    Case(
      testDescription: "a model and a client",
      api: api(groups: [group("posts", line: 5)], models: [structure("PostsClient", line: 8)]),
      expected: [
        "8: error: the client of the group 'posts' and 'PostsClient' would both be named 'PostsClient'; choose another name for one with \"$swift\" [name-clash]"
      ]),
    Case(
      testDescription: "a group named like the API",
      api: api("Pets", groups: [group("pets")]),
      expected: [
        "5: note: the client of the group 'pets' is named 'PetsPetsClient', since the API's client is 'PetsClient' [renamed-name]"
      ]),
    Case(
      testDescription: "two groups",
      api: api(groups: [group("dogs", line: 5), group("Dogs", line: 6)]),
      expected: [
        "6: error: 'dogs' and 'Dogs' would both be named 'dogs'; choose another name for one with \"swift\" [name-clash]"
      ]),
    Case(
      testDescription: "a group and an operation of the client",
      api: api(groups: [group("dogs", line: 5), group(nil, [operation("dogs", line: 9)])]),
      expected: []),
    Case(
      testDescription: "values of an enumeration",
      api: api(models: [enumeration(["asc", "ASC"])]),
      expected: [
        "11: error: 'asc' and 'ASC' would both be named 'asc'; choose another name for one with \"swift\" [name-clash]"
      ]),
    Case(
      testDescription: "the pages of an operation and another",
      api: api(groups: [
        group(
          "pets",
          [
            operation(
              "list", pagination: Pagination(kind: .page(parameter: "p", size: nil, first: 1))),
            operation("list_pages", line: 9),
          ])
      ]),
      expected: [
        "9: error: the pages of 'list' and 'list_pages' would both be named 'listPages'; choose another name for one with \"swift\" [name-clash]"
      ]),
    Case(
      testDescription: "overrides that cannot stand",
      api: api(
        groups: [group("pets", [operation("get", query: [argument("o", swift: "options")])])],
        models: [
          structure("Pet", [field("n", swift: "a b"), field("s", swift: "self")], swift: "pet"),
          structure("Text", swift: "String"),
        ]),
      expected: [
        "2: error: 'pet' cannot be the Swift name, since a type begins with a capital [bad-swift-name]",
        "2: error: 'String' cannot be the Swift name, since Swift has a public type 'String' [bad-swift-name]",
        "4: error: 'options' cannot be the Swift name, since generated methods end with an argument of that name [bad-swift-name]",
        "3: error: 'a b' cannot be the Swift name, since it is not a Swift identifier [bad-swift-name]",
        "3: error: 'self' cannot be the Swift name, since 'self' means the value itself [bad-swift-name]",
      ]),
    Case(
      testDescription: "names that generated code needs",
      api: api(groups: [
        group(
          "pets",
          [
            operation(
              "client", query: [argument("options"), argument("body"), argument("self")],
              body: .raw(contentType: "image/png"))
          ])
      ]),
      expected: [
        "6: note: 'client' is named 'clientValue', since the client has a property of that name [renamed-name]",
        "4: note: 'options' in the query is named 'optionsValue', since generated methods end with an argument of that name [renamed-name]",
        "4: note: 'body' in the query is named 'bodyValue', since the request's body has that name [renamed-name]",
        "4: note: 'self' in the query is named 'selfValue', since 'self' means the value itself [renamed-name]",
      ]),
    Case(
      testDescription: "a client named like a type of the runtime",
      api: api(groups: [group("api")]),
      expected: [
        "5: note: the client of the group 'api' is named 'ShopAPIClient', since SDKRuntime has a public type 'APIClient' [renamed-name]"
      ]),
    Case(
      testDescription: "models named like public types",
      api: api("Museum", models: [structure("Date"), structure("Task", line: 3)]),
      expected: [
        "2: note: 'Date' is named 'MuseumDate', since Foundation has a public type 'Date'; choose another name with \"$swift\" [renamed-model]",
        "3: note: 'Task' is named 'MuseumTask', since Swift has a public type 'Task'; choose another name with \"$swift\" [renamed-model]",
      ]),
    Case(
      testDescription: "an imported model named like a public type",
      api: api(models: [structure("Error", isImported: true)]),
      expected: [
        "2: error: 'Error' needs a \"$swift\" name in the file that declares it, since Swift has a public type 'Error' [imported-model-name]"
      ]),
    Case(
      testDescription: "a model named like the API",
      api: api("Pet", models: [structure("Pet")]),
      expected: [
        "2: note: 'Pet' has the name of the API; in a module of that name 'Pet.Other' finds no type; choose another name with \"$swift\" [model-named-like-api]"
      ]),
    Case(
      testDescription: "models named like types of Testing",
      api: api(models: [structure("Test"), structure("Issue", line: 3)]),
      expected: [
        "2: note: types of Testing are named 'Test', 'Issue' too; write the module in front in tests, or choose another name with \"$swift\" [testing-model]"
      ]),
    Case(
      testDescription: "clashes that are resolved",
      api: api(
        groups: [
          group("pets", [operation("get", path: [argument("id")], query: [argument("id")])])
        ],
        models: [enumeration(["asc", "ASC"]), structure("A"), structure("a", line: 4)]),
      clashes: .resolved,
      expected: [
        "4: note: 'a' is named 'A2', since 'A' would be the name of 'A' too [resolved-clash]",
        "4: note: 'id' in the query is named 'queryID', since 'id' would be the name of 'id' in the path too [resolved-clash]",
        "11: note: 'ASC' keeps its name, since 'asc' would be the name of 'asc' too [resolved-clash]",
      ]),
  ]

  @Test(arguments: cases)
  func reports(_ test: Case) {
    #expect(lines(nameSymbols(of: test.api, clashes: test.clashes).diagnostics) == test.expected)
  }

  @Test func everyIDIsTested() {
    let given = Self.cases.flatMap {
      nameSymbols(of: $0.api, clashes: $0.clashes).diagnostics.map(\.id)
    }

    #expect(Set(given) == Set(namingRules.map(\.id) + ["bad-swift-name"]))
  }

  @Test func aClashShowsBothPlaces() {
    let names = nameSymbols(
      of: api(models: [structure("Pet", line: 2), structure("pet", line: 3)]))

    #expect(names.diagnostics.first?.notes == [.init("'Pet' is here", at: at(2))])
  }
}
