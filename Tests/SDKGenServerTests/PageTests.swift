#if Server
  import Foundation
  import SDKCore
  import SDKFake
  import SDKGenServer
  import TestSupport
  import Testing

  /// The page at `/_sdkgen`, as a browser asks for it.
  @Suite(.ownThread) struct PageTests {
    private func json(_ answer: RawConnection.Answer) throws -> JSON {
      try JSON(text: Data(answer.body.utf8))
    }

    // MARK: Its parts

    @Test func itIsServedWithWhatItNeeds() throws {
      let shop = try Shop()
      try shop.serving { url in
        let connection = try RawConnection(url)
        for path in ["/_sdkgen", "/_sdkgen/"] {
          let page = try connection.call("GET \(path)")
          #expect(page.status == 200 && page.body.hasPrefix("<!doctype html>"))
          #expect(page.headers["content-type"] == "text/html; charset=utf-8")
          let policy = try #require(page.headers["content-security-policy"])
          #expect(policy.contains("default-src 'self'") && !policy.contains("unsafe"))
        }
        let page = try connection.call("GET /_sdkgen").body
        let files = page.matches(of: /(?:src|href)="(\/[^"]+)"/).map { String($0.output.1) }
        #expect(files == ["/_sdkgen/style.css", "/_sdkgen/script.js"])
        for (path, type) in zip(files, ["text/css", "text/javascript"]) {
          let file = try connection.call("GET \(path)")
          #expect(file.status == 200 && file.headers["content-type"] == "\(type); charset=utf-8")
          #expect(!file.body.contains("http://") && !file.body.contains("https://"))
          #expect(try connection.call("HEAD \(path)").status == 200)
        }
        #expect(try connection.call("GET /_sdkgen/none").status == 404)
        #expect(try connection.call("PUT /_sdkgen/send").status == 404)
      }
      // It says nothing of itself.
      #expect(shop.log.isEmpty)
    }

    @Test func theRootLeadsToItUnlessAnOperationIsThere() throws {
      try Shop().serving { url in
        let connection = try RawConnection(url)
        let answer = try connection.call("GET /")
        #expect(answer.status == 302 && answer.headers["location"] == "/_sdkgen")
        #expect(try connection.call("POST /").status == 404)
      }
      let root = """
        openapi: 3.1.0
        info: { title: Root, version: "1" }
        paths: { /: { get: { operationId: root, responses: { "204": { description: Here. } } } } }
        """
      try Shop([Shop.pets, root]).serving { url in
        let answer = try RawConnection(url).call("GET /")
        #expect(answer.status == 204)
      }
    }

    @Test(
      arguments: [(FakeServer.Disturbance.status(503), JSON.integer(503))]
        + [(.close, .null), (.timeout, .null)])
    func onlyTheRequestsThatItSendsAreDisturbed(
      disturbance: FakeServer.Disturbance, status: JSON
    ) throws {
      let shop = try Shop {
        $0.failures = [.init(share: 1, disturbance)]
        $0.latency = .seconds(3_600)
      }
      try shop.serving { url in
        let connection = try RawConnection(url)
        #expect(try connection.call("GET /").status == 302)
        #expect(try connection.call("GET /_sdkgen/specs").status == 200)
        let request = #"{"method":"GET","target":"/v1/pets"}"#
        let sent = try json(connection.call("POST /_sdkgen/send", body: request))
        #expect(sent.status == status)
      }
    }

    // MARK: Operations

    @Test func theOperationsAreListed() throws {
      let shop = try Shop([
        Shop.pets.replacing(
          "operationId: get", with: "operationId: get\n      summary: One pet, 1 < 2.")
      ])
      try shop.serving { url in
        let specs = try json(RawConnection(url).call("GET /_sdkgen/specs"))
        #expect(specs[0]?.name == "Shop" && specs[1] == nil)
        let operations = specs[0]?.operations?.arrayValue ?? []
        #expect(operations.map(\.id) == ["Shop.list", "Shop.create", "Shop.get", "Shop.text"])
        #expect(operations[2].path == "/v1/pets/{id}" && operations[2].method == "GET")
        #expect(operations[2].about == "One pet, 1 < 2.")
      }
    }

    @Test func anOperationHasARequestThatTheSpecAllows() throws {
      let shop = try Shop([Shop.guarded])
      try shop.serving { url in
        let connection = try RawConnection(url)
        let specs = try json(connection.call("GET /_sdkgen/specs"))
        let ids = try #require(specs[0]?.operations?.arrayValue).compactMap(\.id?.stringValue)
        #expect(ids.count == 6)
        for id in ids {
          let operation = try json(connection.call("GET /_sdkgen/operation?spec=0&id=\(id)"))
          let sent = try json(
            connection.call("POST /_sdkgen/send", body: request(of: operation).description))
          #expect(sent.status?.intValue.map { $0 < 300 } == true, "\(id): \(sent)")
          #expect(sent.operation == .string(id) && sent.violations == [])
        }
        let create = try json(connection.call("GET /_sdkgen/operation?spec=0&id=Pets.create"))
        #expect(create.call == #"try await api.pets.create(name: "Name")"#)
        #expect(create.about == "Adds a pet." && create.type == "application/json")
        let get = try json(connection.call("GET /_sdkgen/operation?spec=0&id=Pets.get"))
        // The first that is kept.
        #expect(get.parameters?[0]?.value == "1")
        // Its answer can be chosen.
        let names = get.parameters?.arrayValue?.compactMap(\.name?.stringValue)
        #expect(names?.last == "Prefer")
        var chosen = try #require(request(of: get).objectValue)
        chosen["headers"] = .array(
          (chosen["headers"]?.arrayValue ?? []) + [["Prefer", "code=404"]])
        let other = try json(
          connection.call("POST /_sdkgen/send", body: JSON.object(chosen).description))
        #expect(other.status == 404)
        for wrong in ["spec=1&id=Pets.get", "spec=0&id=Pets.none", "spec=-1&id=Pets.get", "id=a"] {
          #expect(try connection.call("GET /_sdkgen/operation?\(wrong)").status == 404)
        }
      }
    }

    @Test func theFieldsOfAMultipartBodyAreToldApart() throws {
      let upload = """
        openapi: 3.1.0
        info: { title: Files, version: "1" }
        paths:
          /files:
            post:
              operationId: upload
              requestBody:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      required: [title, file]
                      properties:
                        title: { type: string, minLength: 2 }
                        file: { type: string, contentMediaType: image/png }
                        others: { type: array, items: { type: string, format: binary } }
                        about: { type: object, properties: { note: { type: string } } }
                        id: { type: integer, readOnly: true }
              responses: { "204": { description: Kept. } }
            put:
              operationId: replace
              requestBody: { content: { image/png: {} } }
              responses: { "204": { description: Kept. } }
        """
      try Shop([upload]).serving { url in
        let connection = try RawConnection(url)
        func operation(_ name: String) throws -> JSON {
          try json(connection.call("GET /_sdkgen/operation?spec=0&id=Files.\(name)"))
        }
        let parts = try operation("upload").parts?.arrayValue ?? []
        #expect(parts.map(\.name) == ["about", "file", "others", "title"])
        #expect(parts.map(\.file) == [false, true, true, false])
        #expect(parts.map(\.list) == [false, false, true, false])
        #expect(parts.map(\.required) == [false, true, false, true])
        #expect(parts[1].value == "" && parts[3].value != "")
        // An object is JSON, and a text says nothing.
        #expect(parts.map(\.type) == ["application/json", .null, .null, .null])
        #expect(parts.allSatisfy { $0.headers == [] })
        #expect(try operation("upload").file == false)
        let replace = try operation("replace")
        #expect(replace.file == true && replace.parts == [])
        // Bytes that are no text.
        let sent = try json(
          connection.call(
            "POST /_sdkgen/send",
            body:
              #"{"method":"PUT","target":"/files","headers":[["Content-Type","image/png"]],"bytes":"iVD/AA=="}"#
          ))
        #expect(sent.status == 204 && sent.sent == "4 bytes" && sent.violations == [])
      }
    }

    /// The request that the form of an operation sends.
    private func request(of operation: JSON) -> JSON {
      var target = operation.path?.stringValue ?? ""
      var query: [String] = []
      var headers: [JSON] = [["Content-Type", operation.type ?? ""]]
      for parameter in operation.parameters?.arrayValue ?? [] {
        let (name, value) = (
          parameter.name?.stringValue ?? "", parameter.value?.stringValue ?? ""
        )
        switch parameter["in"] {
        case "path": target = target.replacing("{\(name)}", with: value)
        case "query" where !value.isEmpty: query.append("\(name)=\(value)")
        case "header" where !value.isEmpty: headers.append([.string(name), .string(value)])
        default: break
        }
      }
      target += query.isEmpty ? "" : "?" + query.joined(separator: "&")
      return [
        "method": operation.method ?? "", "target": .string(target), "headers": .array(headers),
        "body": operation.body ?? "",
      ]
    }

    // MARK: Sending

    private let broken =
      #"{"method":"POST","target":"/v1/pets","headers":[["Content-Type","application/json"]],"body":"{\"name\":1}"}"#

    @Test func aRequestIsSentAndJudged() throws {
      let shop = try Shop()
      try shop.serving { url in
        let connection = try RawConnection(url)
        let refused = try json(connection.call("POST /_sdkgen/send", body: broken))
        #expect(refused.status == 422 && refused.operation == "Shop.create")
        #expect(
          refused.violations == [
            "body.name is 1, not a string: shop.yaml:39:68 #/components/schemas/Pet/properties/name/type"
          ])
        let right = broken.replacing(#"\"name\":1"#, with: #"\"name\":\"Mia\""#)
        let made = try json(connection.call("POST /_sdkgen/send", body: right))
        #expect(made.status == 201 && made.violations == [])
        #expect(made.sent == #"{"name":"Mia"}"#)
        let collections = try json(connection.call("GET /_sdkgen/collections"))
        #expect(collections == [["spec": 0, "path": "/pets", "count": 4]])
        let records = try json(connection.call("GET /_sdkgen/records?spec=0&path=/pets"))
        #expect(records.count == 4 && records.records?[3] == ["id": 4, "name": "Mia"])
        #expect(try connection.call("POST /_sdkgen/reset").status == 204)
        #expect(try json(connection.call("GET /_sdkgen/collections"))[0]?.count == .null)
        #expect(
          try json(connection.call("GET /_sdkgen/records?spec=0&path=/pets")).count == 3)
        #expect(try connection.call("GET /_sdkgen/records?spec=0&path=/cats").status == 404)
        #expect(try connection.call("GET /_sdkgen/records?spec=1&path=/pets").status == 404)
        #expect(try connection.call("POST /_sdkgen/send", body: "{").status == 400)
      }
      #expect(shop.log.hasPrefix("422 POST /v1/pets (Shop.create)\n  body.name is 1"))
      #expect(shop.log.hasSuffix("\n201 POST /v1/pets (Shop.create)\n"))
    }

    @Test(arguments: [
      ["Host: shop.example.com"], ["Host: 1.2.3.4.example.com"], ["Host: 1.2.3"], ["Host:"],
      ["Host: localhost:4010", "Origin: http://localhost:3000"],
      ["Host: localhost:4010", "Origin: null"],
      ["Host: 127.0.0.1:4010", "Origin: http://shop.example.com"],
    ])
    func otherPagesAreKeptAway(fields: [String]) throws {
      let shop = try Shop { $0.allowsOtherOrigins = true }
      try shop.serving { url in
        let connection = try RawConnection(url)
        for line in ["POST /_sdkgen/send", "POST /_sdkgen/reset", "GET /_sdkgen/requests"] {
          let answer = try connection.call(line, fields: fields, body: broken)
          #expect(answer.status == 403)
          #expect(answer.headers["access-control-allow-origin"] == nil)
        }
      }
      #expect(shop.log.isEmpty)
    }

    @Test(arguments: [
      ["Host: localhost:4010", "Origin: http://localhost:4010"],
      ["Host: 192.168.1.5:4010", "Origin: http://192.168.1.5:4010"],
      ["Host: [::1]:4010", "Origin: http://[::1]:4010"],
      ["Host: Desk.local:4010", "Origin: http://desk.local:4010"],
    ])
    func itsOwnNamesLeadToIt(fields: [String]) throws {
      let shop = try Shop { $0.host = "desk.local" }
      try shop.serving { url in
        let answer = try RawConnection(url).call(
          "POST /_sdkgen/send", fields: fields, body: broken)
        #expect(answer.status == 200)
      }
    }
  }

  extension Shop {
    /// Each operation needs something.
    fileprivate static let guarded = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example.com/v1" }]
      security: [{ key: [] }]
      paths:
        /pets:
          get:
            operationId: list
            tags: [pets]
            parameters: [{ name: kind, in: query, required: true, schema: { enum: [cat] } }]
            responses:
              "200":
                description: All.
                content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Pet" } } } }
          post:
            operationId: create
            tags: [pets]
            summary: Adds a pet.
            requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
            responses: { "201": { description: Made. } }
        /pets/{id}:
          get:
            operationId: get
            tags: [pets]
            security: [{ user: [] }]
            parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
            responses:
              "200": { description: One., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
        /login:
          post:
            operationId: login
            tags: [users]
            security: []
            requestBody:
              required: true
              content:
                application/x-www-form-urlencoded:
                  schema:
                    type: object
                    required: [name, born, tags]
                    properties:
                      name: { type: string, minLength: 3 }
                      born: { type: object, required: [day], properties: { day: { type: integer } } }
                      tags: { type: array, minItems: 2, items: { type: string } }
                  encoding: { born: { style: deepObject, explode: true } }
            responses: { "204": { description: Fine. } }
        /things/{scope}/{name}:
          get:
            operationId: thing
            tags: [things]
            parameters:
              - { name: scope, in: path, required: true, schema: { enum: [all, mine] } }
              - { name: name, in: path, required: true, schema: { type: string, pattern: "^a+$" } }
              - name: filter
                in: query
                required: true
                style: deepObject
                schema: { type: object, required: [kind], properties: { kind: { enum: [cat] } } }
            responses: { "204": { description: Here. } }
        /things/{scope}:
          get:
            operationId: things
            tags: [things]
            parameters: [{ name: scope, in: path, required: true, schema: { enum: [all, mine] } }]
            responses:
              "200":
                description: All.
                content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Pet" } } } }
      components:
        securitySchemes:
          key: { type: apiKey, in: query, name: key }
          user: { type: http, scheme: basic }
        schemas:
          Pet:
            type: object
            required: [name]
            properties: { id: { type: integer, readOnly: true }, name: { type: string } }
      """
  }
#endif
