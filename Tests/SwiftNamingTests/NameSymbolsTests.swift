import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

@Suite struct NameSymbolsTests {
  @Test func everythingOfASmallAPIHasItsName() throws {
    let names = nameSymbols(
      of: api(
        "JSONPlaceholder",
        groups: [
          group(
            "posts",
            [
              operation(
                "list", path: [argument("id")], query: [argument("userId"), constant("v")],
                headers: [argument("X-Page")], body: .form([argument("name")]))
            ])
        ],
        models: [structure("Post", [field("user_id"), field("default")])]))

    #expect(names.diagnostics.isEmpty)
    #expect(names.value.client.text == "JSONPlaceholderClient")
    let posts = try names.value.group("posts")
    #expect(
      [posts.endpoint, posts.client, posts.property].map(\.text)
        == ["PostsEndpoint", "PostsClient", "posts"])
    let list = try names.value.operation("list")
    #expect(list.name.text == "list")
    #expect(
      list.arguments.mapValues(\.text) == [
        ParameterID(.path, "id"): "id", ParameterID(.query, "userId"): "userID",
        ParameterID(.header, "X-Page"): "xPage", ParameterID(.field, "name"): "name",
      ])
    #expect(names.members(of: "Post") == ["userID", "`default`"])
    #expect(names.type(of: "Post") == "Post")
  }

  /// What makes cases distinct makes the properties that read them distinct.
  @Test(arguments: [["pegasi", "Pegasi"], ["Pegasi", "pegasi"], ["a_b", "aB", "AB"]])
  func casesHaveAccessorsOfTheirOwn(_ cases: [String]) throws {
    var either = union(cases.map { .model(ModelID($0)) })
    guard case .union(var shape) = either.shape else { return }
    for (index, name) in cases.enumerated() { shape.members[index].caseName = name }
    either.shape = .union(shape)
    let api = api(models: cases.map { structure($0, []) } + [either])
    let names = try #require(nameSymbols(of: api, clashes: .resolved).value.models[either.id])

    #expect(Set(names.members).count == cases.count)
    #expect(Set(names.accessors).count == cases.count)
  }

  @Test func aGroupWithoutANameIsTheClientItself() throws {
    let names = nameSymbols(of: api(groups: [group(nil, [operation("get")])]))

    let group = try names.value.group(nil)
    #expect(group.endpoint.text == "ShopEndpoint")
    #expect(group.client == names.value.client)
  }

  @Test func theClientsArgumentsAndServersAreNamed() {
    var spec = api()
    spec.securitySchemes = [SecurityScheme(name: "access_token", kind: .bearer, location: at(2))]
    spec.defaults.query = [constant("v"), argument("tenant_id")]
    spec.defaults.headers = [argument("appkey")]
    spec.servers = [
      Server(name: nil, url: [.literal("https://a")], location: at(3)),
      Server(
        name: "default",
        url: [.literal("https://"), .variable(name: "region_id", default: nil, allowed: [])],
        location: at(4)),
    ]

    let names = nameSymbols(of: spec)

    #expect(names.diagnostics.isEmpty)
    #expect(names.value.credentials.mapValues(\.text) == ["access_token": "accessToken"])
    #expect(
      names.value.parameters.mapValues(\.text) == [
        ParameterID(.query, "tenant_id"): "tenantID", ParameterID(.header, "appkey"): "appkey",
      ])
    #expect(names.value.servers.mapValues(\.name.text) == [nil: "server", "default": "`default`"])
    #expect(
      names.value.servers["default"]?.variables.mapValues(\.text) == ["region_id": "regionID"])
  }

  @Test func overridesWin() throws {
    let names = nameSymbols(
      of: api(
        groups: [group("v1.pets", [operation("get")], swift: "animals")],
        models: [structure("pet_v2", [field("n", swift: "name")], swift: "Animal")]))

    #expect(names.diagnostics.isEmpty)
    let group = try names.value.group("v1.pets")
    #expect(group.property.text == "animals")
    #expect(group.client.text == "AnimalsClient")
    #expect(names.type(of: "pet_v2") == "Animal")
    #expect(names.members(of: "pet_v2") == ["name"])
  }

  @Test func casesOfUnionsAreNamedByTheirTypes() {
    let names = nameSymbols(
      of: api(models: [
        structure("BankAccount"),
        union([
          .scalar(.string), .array(.scalar(.integer(bits: nil, isSigned: true))),
          .dictionary(.model(ModelID("BankAccount"))), .model(ModelID("BankAccount")),
          .scalar(.integer(bits: 64, isSigned: false)),
        ]),
      ]))

    #expect(
      names.members(of: "Either")
        == ["string", "intArray", "bankAccountDictionary", "bankAccount", "uint64"])
    #expect(names.value.models[ModelID("Either")]?.unrecognized?.text == "unrecognized")
    #expect(names.diagnostics.isEmpty)
  }

  @Test func closedEnumerationsKeepNothingUnrecognized() {
    let names = nameSymbols(of: api(models: [enumeration(["unrecognized"], isOpen: false)]))

    #expect(names.value.models[ModelID("Choice")]?.unrecognized == nil)
    #expect(names.members(of: "Choice") == ["unrecognized"])
  }

  @Test func twoRunsGiveTheSame() {
    let spec = api(models: [
      enumeration(["ASC", "asc", "Etc/GMT+0", "Etc/GMT-0", "a b", "a_b"]), structure("Date"),
    ])

    #expect(
      nameSymbols(of: spec, clashes: .resolved) == nameSymbols(of: spec, clashes: .resolved))
  }

  @Test func manyModelsAreNamedInGoodTime() {
    let models = (0..<10_000).map { structure("Pet \(String(repeating: "-", count: $0 % 7))\($0)") }
    let clashing = (0..<300).map { structure(String(repeating: "-", count: $0) + "Pet") }

    let names = nameSymbols(of: api(models: models), clashes: .resolved)
    #expect(names.diagnostics.isEmpty)

    let fields = clashing.map { field($0.id.rawValue) }
    let resolved = nameSymbols(of: api(models: [structure("Much", fields)]), clashes: .resolved)
    #expect(Set(resolved.members(of: "Much")).count == 300)
  }
}
