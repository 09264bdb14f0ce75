import Foundation
import SDKCore
import Testing

@testable import SDKFake

/// XML, patches and what they change.
struct DocumentTests {
  // MARK: XML

  private static let pet = #"""
    {"Pet": {"type": "object", "required": ["id", "name"], "additionalProperties": false, "xml": {"name": "pet", "namespace": "urn:pets"},
    "properties": {"id": {"type": "integer", "xml": {"attribute": true}}, "name": {"type": "string"},
    "born": {"type": "string", "format": "date", "xml": {"name": "birth"}},
    "tags": {"type": "array", "xml": {"wrapped": true}, "items": {"type": "string", "xml": {"name": "tag"}}},
    "photo": {"type": "array", "items": {"type": "string", "maxLength": 20}},
    "owner": {"type": ["object", "null"], "xml": {"prefix": "o", "namespace": "urn:owners"}, "properties": {"vip": {"type": "boolean"}}}}}}
    """#

  @Test(arguments: [
    (#"<pet xmlns="urn:pets" id="1"><name>Mia &amp; &#66;o</name></pet>"#, []),
    (
      #"<?xml version="1.0"?><!-- a --><p:pet xmlns:p="urn:pets" id='1'><p:name><![CDATA[<Mia>]]></p:name><photo>a</photo><photo>b</photo><tags><tag>x</tag><tag/></tags><birth>2026-01-01</birth><o:owner xmlns:o="urn:owners"><vip> true </vip></o:owner></p:pet>"#,
      []
    ),
    (
      #"<pet xmlns="urn:pets" id="x"><birth>no</birth><color>red</color></pet>"#,
      [
        "body.name is missing", "body.born is no date", "body.color is not allowed",
        "body.id is 'x', not an integer",
      ]
    ),
    (
      #"<dog><name>Mia</name></dog>"#,
      [
        "body is the element 'dog', not 'pet'", "body is in no namespace, not 'urn:pets'",
        "body.id is missing",
      ]
    ),
    (
      #"<pet xmlns="urn:pets" id="1"><name>a</name><owner><vip>x</vip></owner></pet>"#,
      [
        "body.owner is in the namespace 'urn:pets', not 'urn:owners'",
        "body.owner.vip is 'x', not a boolean",
      ]
    ),
    (
      #"<pet xmlns="urn:pets" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="1"><name xsi:nil="true"/></pet>"#,
      ["body.name is null, not a string"]
    ),
    ("<pet", ["body is no XML"]), ("<a></b>", ["body is no XML"]),
    ("<a>&x;</a>", ["body is no XML"]),
    (#"<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>"#, ["body is no XML"]),
    ("<p:a/>", ["body is no XML"]), ("<a/><b/>", ["body is no XML"]),
    (String(repeating: "<a>", count: 100_000), ["body is no XML"]),
  ])
  func documentsAreJudged(document: String, problems: [String]) throws {
    let server = try FakeServer("application/xml", #"{"$ref": "Pet"}"#, others: Self.pet)
    #expect(try server.problems(document, "application/xml; charset=utf-8") == problems)
  }

  @Test(arguments: ["application/xml", "text/xml", "application/vnd.pets+xml"])
  func answersAreDocuments(type: String) throws {
    let server = try FakeServer(type, #"{"$ref": "Pet"}"#, others: Self.pet)
    let (answer, problems) = try server.roundTrip()
    #expect(problems == [] && answer.headers["Content-Type"] == type)
    #expect(answer.text.hasPrefix("<?xml") && answer.text.contains("<pet xmlns=\"urn:pets\" id="))
    let list = try FakeServer(
      type, #"{"type": "array", "items": {"$ref": "Pet"}, "xml": {"name": "pets"}, "minItems": 2}"#,
      others: Self.pet)
    let (pets, wrong) = try list.roundTrip()
    #expect(wrong == [] && pets.text.contains("<pets><pet "))
  }

  /// Who writes a document as an example means it.
  @Test func examplesMayBeDocuments() throws {
    let example = #"<pet xmlns=\"urn:pets\" id=\"7\"><name>Mia</name></pet>"#
    let server = try FakeServer(
      "application/xml", #"{"$ref": "Pet"}"#, #", "example": "\#(example)""#, others: Self.pet)
    #expect(
      try server.answered("GET /things").text
        == #"<pet xmlns="urn:pets" id="7"><name>Mia</name></pet>"#)
  }

  @Test func recordsAreKeptFromDocuments() throws {
    let content = #"{"application/xml": {"schema": {"$ref": "Pet"}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/pets": {
        "GET": {"id": "list", "responses": {"200": {"content": {"application/xml": {"schema": {"type": "array", "xml": {"name": "pets"}, "items": {"$ref": "Pet"}}}}}}},
        "POST": {"id": "add", "requestBody": {"content": \#(content)}, "responses": {"201": {"content": \#(content)}}}},
        "/pets/{id}": {"GET": {"id": "get", "parameters": [{"name": "id", "in": "path", "schema": {"type": "integer"}}],
        "responses": {"200": {"content": \#(content)}, "404": {}}}}},
        "components": {"schemas": \#(Self.pet)}}
        """#)
    let pet = #"<pet xmlns="urn:pets" id="41"><name>Mia</name></pet>"#
    let made = try server.answered("POST /pets", [:], pet, type: "application/xml")
    #expect(made.status == 201 && made.problems == [] && made.text.contains("<name>Mia</name>"))
    #expect(try server.answered("GET /pets/41").text == made.text)
    #expect(try server.answered("GET /pets").text.contains("id=\"41\""))
    #expect(try server.answered("GET /pets/4711").status == 404)
  }

  // MARK: Patches

  private func store(_ type: String, _ schema: String = "{}") throws -> FakeServer {
    let content = #"{"application/json": {"schema": {"$ref": "Pet"}}}"#
    let id = #"[{"name": "id", "in": "path", "schema": {"type": "integer"}}]"#
    return try FakeServer(
      contract: #"""
        {"paths": {"/pets": {"POST": {"id": "add", "requestBody": {"content": \#(content)}, "responses": {"201": {"content": \#(content)}}}},
        "/pets/{id}": {"GET": {"id": "get", "parameters": \#(id), "responses": {"200": {"content": \#(content)}, "404": {}}},
        "PUT": {"id": "set", "parameters": \#(id), "requestBody": {"content": \#(content)}, "responses": {"200": {"content": \#(content)}}},
        "DELETE": {"id": "remove", "parameters": \#(id), "responses": {"204": {}}},
        "PATCH": {"id": "change", "parameters": \#(id), "requestBody": {"content": {"\#(type)": {"schema": \#(schema)}}}, "responses": {"200": {"content": \#(content)}}}}},
        "components": {"schemas": {"Pet": {"type": "object", "required": ["name"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"},
        "tags": {"type": "array", "items": {"type": "string"}}, "at": {"type": "object", "properties": {"lat": {"type": "number"}, "place": {"type": ["string", "null"]}}}}}}}}
        """#)
  }

  @Test(arguments: [
    (#"[{"op": "replace", "path": "/name", "value": "Bo"}]"#, 200, #""name":"Bo""#),
    (#"[{"op": "add", "path": "/tags/-", "value": "c"}]"#, 200, #"["a","b","c"]"#),
    (#"[{"op": "add", "path": "/tags/1", "value": "c"}]"#, 200, #"["a","c","b"]"#),
    (#"[{"op": "remove", "path": "/tags/0"}]"#, 200, #"["b"]"#),
    (
      #"[{"op": "remove", "path": "/at"}, {"op": "copy", "from": "/tags/0", "path": "/name"}]"#,
      200, #""name":"a""#
    ),
    (#"[{"op": "move", "from": "/tags/0", "path": "/tags/1"}]"#, 200, #"["b","a"]"#),
    (
      #"[{"op": "test", "path": "/name", "value": "Mia"}, {"op": "add", "path": "/at/lat", "value": 2}]"#,
      200, #""lat":2"#
    ),
    (#"[{"op": "test", "path": "/name", "value": "x"}]"#, 409, "'/name' has another value"),
    (#"[{"op": "replace", "path": "/none", "value": 1}]"#, 409, "nothing at '/none'"),
    (#"[{"op": "remove", "path": "/tags/2"}]"#, 409, "nothing named '2'"),
    (#"[{"op": "remove", "path": "/name"}]"#, 422, "value.name is missing"),
    (#"[{"op": "replace", "path": "/name", "value": 1}]"#, 422, "value.name is 1, not a string"),
    (#"[{"op": "replace", "path": "/name"}]"#, 422, "body[0].value is missing"),
    (#"[{"op": "add", "path": "name", "value": 1}]"#, 422, "no JSON pointer"),
    (
      #"[{"op": "set", "path": "/name", "value": 1}]"#, 422, "body[0] is no operation of JSON Patch"
    ),
    (#"[{"path": "/name"}]"#, 422, "body[0].op is missing"),
    (#"{"name": "Bo"}"#, 422, "not the list of a JSON Patch"),
  ])
  func patchesAreJudgedAndApplied(patch: String, status: Int, text: String) throws {
    let server = try store("application/json-patch+json")
    let pet = #"{"id": 1, "name": "Mia", "tags": ["a", "b"], "at": {"lat": 1}}"#
    _ = try server.answered("POST /pets", [:], pet)
    let answer = try server.answered(
      "PATCH /pets/1", [:], patch, type: "application/json-patch+json")
    #expect(answer.status == status && answer.text.contains(text), "\(answer.text)")
    let kept = try server.answered("GET /pets/1").text
    #expect((kept == answer.text) == (status == 200))
  }

  /// What a document says of its changes counts.
  @Test func patchesMayBeDescribed() throws {
    let server = try store(
      "application/json-patch+json",
      #"{"type": "array", "items": {"type": "object", "required": ["op"], "properties": {"op": {"type": "string"}, "path": {"type": "string"}, "value": {}}}}"#
    )
    func problems(_ patch: String) throws -> [String] {
      try server.answered("PATCH /pets/1", [:], patch, type: "application/json-patch+json").problems
    }
    #expect(try problems(#"[{"op": "rename", "path": "a"}]"#) == [])
    #expect(try problems(#"[{"path": "/name"}]"#) == ["body[0].op is missing"])
  }

  /// No patch that is short takes all the time and memory there is.
  @Test func patchesWithoutEnd() throws {
    let server = try store("application/json-patch+json")
    _ = try server.answered("POST /pets", [:], #"{"id": 1, "name": "Mia", "at": {"lat": 1}}"#)
    let twice = (0..<60).map { #"{"op": "copy", "from": "/at", "path": "/at/a\#($0)"}"# }
    let deep = (1..<60).map { index in
      let path = String(repeating: "/at", count: index + 1)
      return #"{"op": "add", "path": "\#(path)", "value": {}}"#
    }
    let many = (0..<2_000).map { _ in #"{"op": "remove", "path": "/none"}"# }
    try withinAMinute {
      for (patch, status) in [(twice, 409), (deep, 200), (many, 422)] {
        let answer = try server.answered(
          "PATCH /pets/1", [:], "[\(patch.joined(separator: ","))]",
          type: "application/json-patch+json")
        #expect(answer.status == status)
      }
    }
  }

  /// Null takes away what need not be there, whatever its type; inside too, but for what may be null.
  @Test func nullsOfMergePatches() throws {
    let type = "application/merge-patch+json"
    let server = try store(type, #"{"$ref": "Pet"}"#)
    let pet = #"{"id": 1, "name": "Mia", "tags": ["a", "b"], "at": {"lat": 1, "place": "x"}}"#
    _ = try server.answered("POST /pets", [:], pet)
    let patch = #"{"name": "Bo", "tags": null, "at": {"lat": null, "place": null}}"#
    let answer = try server.answered("PATCH /pets/1", [:], patch, type: type)
    #expect(answer.problems == [])
    #expect(answer.body == ["id": 1, "name": "Bo", "at": ["place": .null]])
    #expect(
      try server.answered("PATCH /pets/1", [:], #"{"name": null}"#, type: type).problems
        == ["body.name is null, not a string"])
  }

  // MARK: Preconditions

  @Test func changesAreOfWhatTheSenderKnows() throws {
    let server = try store("application/json", #"{"$ref": "Pet"}"#)
    _ = try server.answered("POST /pets", [:], #"{"id": 1, "name": "Mia"}"#)
    let tag = try #require(try server.answered("GET /pets/1").headers["ETag"])
    let stale = try server.answered("PUT /pets/1", ["If-Match": "\"old\""], #"{"name": "Bo"}"#)
    #expect(stale.status == 412 && stale.text.contains(#"the ETag is \"#))
    #expect(try server.answered("DELETE /pets/1", ["If-Match": "W/\(tag)"]).status == 412)
    #expect(try server.answered("GET /pets/1", ["If-Match": "\"a,b\""]).status == 412)
    #expect(try server.answered("GET /pets/1", ["If-Match": "\"a,b\", \(tag)"]).status == 200)
    let fresh = try server.answered("PUT /pets/1", ["If-Match": tag], #"{"name": "Bo"}"#)
    #expect(fresh.status == 200 && fresh.body?["name"] == "Bo")
    #expect(try server.answered("PUT /pets/1", ["If-Match": tag], #"{"name": "Al"}"#).status == 412)
    #expect(
      try server.answered("PUT /pets/1", ["If-None-Match": "*"], #"{"name": "Al"}"#).status == 412)
    // What is no tag says nothing.
    #expect(try server.answered("PUT /pets/1", ["If-Match": "3"], #"{"name": "Al"}"#).status == 200)
    #expect(try server.answered("DELETE /pets/1", ["If-Match": "*"]).status == 204)
    #expect(try server.answered("PUT /pets/1", ["If-Match": "*"], #"{"name": "Al"}"#).status == 412)
    #expect(
      try server.answered("PUT /pets/1", ["If-None-Match": "*"], #"{"name": "Al"}"#).status == 200)
  }
}
