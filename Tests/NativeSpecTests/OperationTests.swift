import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenNativeSpec
import Testing

/// The meaning of endpoints, and what they inherit.
@Suite struct OperationTests {
  /// Another method has capitals, and is nothing that is nearly one with a key of its own.
  @Test(
    arguments: [
      ("VERSION-CONTROL", nil), ("TRACE", nil), ("MKCOL", nil),
      ("GTE", "did you mean 'GET'?"), ("copy", "an endpoint has no key 'copy'"),
      ("Copy", "an endpoint has no key 'Copy'"), ("CONNECT", "an endpoint has no key 'CONNECT'"),
    ] as [(String, String?)])
  func methodsByName(name: String, mistake: String?) {
    let found = outcome(of: #"{ "name": "A", "endpoints": { "a": { "\#(name)": "/a" } } }"#)

    #expect(found.messages.isEmpty == (mistake == nil))
    if let mistake { #expect(found.messages.contains { $0.contains(mistake) }) }
    if mistake == nil { #expect(found.api?.operation("a")?.method == name) }
  }

  @Test func aGroupsSettingsReachItsOperations() throws {
    let list = try #require(try api(of: "settings-group").operation("pets.list"))

    #expect(list.query.map(\.name) == ["lang", "v"])
    #expect(list.headers.map(\.name) == ["Accept"])
    #expect(list.response.success == SuccessRule(at: ["code"], value: .string("0")))
    #expect(list.response.errors == [ErrorBody(.other, .model(ModelID("Problem")))])
    #expect(list.options.timeout == 5)
    #expect(list.security == SecurityRequirement([]))
  }

  /// Header names are equal when only their case differs.
  @Test func theNearestWins() throws {
    let get = try #require(try api(of: "settings-group").operation("pets.get"))

    #expect(get.query.map(\.name) == ["v", "lang"])
    #expect(get.query.first?.value == .constant(.same(.string("3"))))
    #expect(get.headers.map(\.name) == ["accept"])
    #expect(get.response.errors.map(\.statuses) == [.exactly(404), .other])
    #expect(get.options.timeout == 1)
    #expect(get.security == SecurityRequirement(["token"]))
  }

  /// Queries, headers and options of `defaults` are the client's; rules and schemes are not.
  @Test func defaultsStayWithTheClient() throws {
    let api = try api(of: "settings-defaults")
    let list = try #require(api.operation("pets.list"))

    #expect(api.defaults.query.map(\.name) == ["v", "lang"])
    #expect(api.defaults.headers.map(\.name) == ["appkey", "Accept"])
    #expect(api.defaults.options.timeout == 10 && api.defaults.options.cache == .off)
    #expect(list.query == [] && list.headers == [] && list.options == CallOptions())
    #expect(list.response.success?.at == ["code"])
    #expect(list.response.errors.count == 1)
    #expect(list.security == SecurityRequirement(["token", "key"]))
  }

  @Test(
    arguments: [
      ("/a b", ["/a%20b"]), ("/café", ["/caf%C3%A9"]), ("/a%2Fb%zz", ["/a%2Fb%25zz"]),
      ("/x/{id}/y", ["/x/", "id", "/y"]), ("/{a: Int}.{b : UUID}", ["/", "a", ".", "b"]),
      ("/a'()*!;=:@&+$,-._~", ["/a'()*!;=:@&+$,-._~"]),
    ])
  func path(_ path: String, hasParts parts: [String]) throws {
    let text = "{ \"name\": \"A\", \"endpoints\": { \"get\": { \"GET\": \"\(path)\" } } }"
    let operation = try #require(outcome(of: text).api?.operation("get"))

    #expect(
      operation.path.map { part in
        switch part {
        case .literal(let text): text
        case .parameter(let parameter): parameter.name
        }
      } == parts)
  }

  @Test func bodies() throws {
    let form = try api(of: "endpoint-form").operation("login")?.body
    let raw = try api(of: "endpoint-raw").operation("put")?.body
    let parts = try api(of: "endpoint-multipart").operation("upload")?.body

    guard case .form(let fields) = form, case .multipart(let multipart) = parts else {
      Issue.record("other bodies")
      return
    }
    #expect(fields.map(\.style) == [.repeat, .repeat, .space, .repeat])
    #expect(fields.last?.value == .constant(.same(.string("password"))))
    #expect(raw == .raw(contentType: "image/png"))
    #expect(multipart.last?.contentType == "image/png")
    #expect(multipart[5].value == .argument(.scalar(.file), default: nil))
  }

  @Test func responses() throws {
    let api = try api(of: "endpoint-returns")

    #expect(
      api.groups[0].operations.map(\.response.returns) == [
        .nothing, .nothing, .value(.model(ModelID("Pet"))),
        .value(.optional(.model(ModelID("Pet")))), .value(.array(.model(ModelID("Pet")))), .bytes,
        .value(.scalar(.integer(bits: nil, isSigned: true))), .value(.model(ModelID("Pet"))),
      ])
  }

  @Test func serversHaveVariablesAndConstantsByServer() throws {
    let regional = try api(of: "servers-variables").servers[0]
    let constants = try api(of: "servers-named").operation("list")?.headers

    #expect(
      regional.url == [
        .literal("https://"), .variable(name: "region", default: "eu", allowed: ["eu", "us"]),
        .literal(".example.com/"), .variable(name: "version", default: "v1", allowed: []),
      ])
    #expect(
      constants?.first?.value
        == .constant(
          .byServer([
            .init(server: "real", value: .string("A")),
            .init(server: "practice", value: .string("B")),
          ])))
  }

  @Test(
    arguments: [
      ("\"500ms\"", 0.5), ("\"3ms\"", 0.003), ("\"1.5s\"", 1.5), ("\"5m\"", 300), ("\"1h\"", 3600),
      ("\"2d\"", 172800), ("2.5", 2.5),
    ])
  func duration(_ text: String, isSeconds seconds: Double) throws {
    let spec = "{ \"name\": \"A\", \"defaults\": { \"timeout\": \(text) } }"

    #expect(outcome(of: spec).api?.defaults.options.timeout == seconds)
  }
}
