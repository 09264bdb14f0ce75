import Foundation
import SDKGenDiagnostics
import SDKGenKit
import TestSupport
import Testing

/// `convert` writes a spec that means what the document means.
@Suite struct ConvertTests {
  @Test(arguments: ConvertDocuments.all)
  func theResultGeneratesTheSameSwift(_ document: ConvertDocuments.Document) throws {
    let converted = try converted(document.text)

    #expect(converted.diagnostics.filter(\.isOfConverting) == [])
    try expectSameSwift(Array(document.text.utf8), converted.value)
  }

  @Test(
    .enabled(if: corpus != nil, "SDKGEN_CORPUS is not set"),
    .ownThread,
    arguments: ["petstore-v3.yaml", "museum.yaml", "figma.yaml", "box.json"] + largeDocuments)
  func realDocumentsGenerateTheSameSwift(_ name: String) throws {
    let folder = try #require(corpus)
    let bytes = Array(try Data(contentsOf: URL(filePath: folder).appending(path: name)))

    let converted = convert(name) { _ in bytes }

    #expect(converted.diagnostics.filter(\.isOfConverting) == [])
    try expectSameSwift(bytes, try #require(converted.value), name: name)
  }

  @Test func aSpecReadsAsAPersonWouldWriteIt() throws {
    #expect(try converted(ConvertDocuments.small).value == ConvertDocuments.smallSpec)
  }

  @Test func whatCannotBeSaidIsNamedWithItsPlace() throws {
    let converted = try converted(
      """
      { "openapi": "3.2.0", "info": { "title": "Shop", "version": "1" }, "paths": {
        "/pets": {
          "get": { "operationId": "list", "responses": { "204": { "description": "" } } },
          "query": { "operationId": "find", "responses": { "204": { "description": "" } } },
          "additionalOperations": {
            "COPY": { "operationId": "copy", "responses": { "204": { "description": "" } } },
            "lock": { "operationId": "lock", "responses": { "204": { "description": "" } } } }
      } } }
      """)

    let found = try #require(converted.diagnostics.first)
    #expect(converted.diagnostics.count == 1)
    #expect(found.id == "left-out")
    #expect(found.severity == .warning)
    #expect(found.pointer == "/paths/~1pets/additionalOperations/lock")
    #expect(found.location?.line == 7)
    #expect(found.message.contains("the operation 'lock' with the method 'lock'"))
    #expect(converted.value.contains(#""list": { "GET": "/pets" }"#))
    #expect(converted.value.contains(#""find": { "QUERY": "/pets" }"#))
    #expect(converted.value.contains(#""copy": { "COPY": "/pets" }"#))
    #expect(!converted.value.contains("lock"))
  }

  @Test func onlyWhatIsSelectedIsConverted() throws {
    let options = GenerationOptions {
      $0.selection.include = [Selector(.operation, "pets.remove")]
    }
    let converted = convert(
      "openapi.json", load: { _ in Array(ConvertDocuments.small.utf8) }, options: options)

    let spec = try #require(converted.value)
    #expect(spec.contains(#""remove": { "DELETE": "/pets/{id: Int}", "errors""#))
    #expect(spec.contains(#""Problem": { "message""#))
    #expect(!spec.contains("PetKind") && !spec.contains("GET"))
  }

  @Test func whatNoRuleAllowsIsSaid() throws {
    let converted = try converted(
      """
      { "openapi": "3.0.3", "info": { "title": "Shop", "version": "1" }, "paths": {},
        "components": { "schemas": { "Node": { "type": "object", "required": ["next"],
          "properties": { "next": { "$ref": "#/components/schemas/Node" } } } } } }
      """)

    #expect(converted.diagnostics.filter(\.isOfConverting).map(\.id) == ["not-convertible"])
    #expect(converted.value.contains(#""Node": { "next": "Node" }"#))
  }

  @Test(arguments: ["/next", "a[0]", "header:next"])
  func pagesByAMemberThatNoPathHasAreSaid(_ name: String) throws {
    let converted = try converted(
      """
      { "openapi": "3.0.3", "info": { "title": "Shop", "version": "1" }, "paths": { "/pets": { "get": {
        "operationId": "list", "x-sdkgen-pagination": { "cursor": "cursor", "next": "next_cursor", "items": "\(name)" },
        "parameters": [{ "name": "cursor", "in": "query", "schema": { "type": "string" } }],
        "responses": { "200": { "description": "", "content": { "application/json": { "schema": { "type": "object",
          "properties": { "\(name)": { "type": "array", "items": { "type": "string" } }, "next_cursor": { "type": "string" } }
      } } } } } } } } }
      """)

    let isLeftOut = name != "header:next"
    #expect(converted.diagnostics.map(\.id).filter { $0 == "left-out" }.isEmpty == !isLeftOut)
    #expect(converted.diagnostics.allSatisfy { $0.id != "not-convertible" })
  }

  @Test func aSpecOfTheNativeFormatIsRefused() {
    let converted = convert("shop.sdk.json") { _ in Array(#"{ "name": "Shop" }"#.utf8) }

    #expect(converted.value == nil)
    #expect(converted.diagnostics.map(\.id) == ["already-native"])
  }

  @Test func aBrokenDocumentGivesNothing() {
    let converted = convert("shop.json") { _ in Array(#"{ "swagger": "1.2" }"#.utf8) }

    #expect(converted.value == nil)
    #expect(converted.diagnostics.contains { $0.severity == .error })
  }

  private func converted(_ document: String) throws -> Diagnosed<String> {
    let converted = convert("openapi.json") { _ in Array(document.utf8) }
    return Diagnosed(try #require(converted.value), converted.diagnostics)
  }

  private func expectSameSwift(
    _ document: [UInt8], _ spec: String, name: String = "openapi.json"
  ) throws {
    let fromDocument = generate(name, load: { _ in document })
    let fromSpec = generate("api.sdk.json", load: { _ in Array(spec.utf8) })

    #expect(fromSpec.diagnostics.filter { $0.severity == .error } == [])
    #expect(!fromDocument.value.isEmpty)
    let expected = withoutProvenance(fromDocument.value)
    let made = withoutProvenance(fromSpec.value)
    #expect(made.keys.sorted() == expected.keys.sorted())
    for (name, text) in expected {
      // Comparing inside the macro would show where large files differ, which takes minutes.
      let isSame = made[name] == text
      #expect(isSame, "\(name) differs")
    }
  }
}

extension Diagnostic {
  /// Something was lost.
  fileprivate var isOfConverting: Bool { ["left-out", "not-convertible"].contains(id) }
}

private let corpus = ProcessInfo.processInfo.environment["SDKGEN_CORPUS"]

/// Documents above 2 MB, which take a minute each without optimisation: only where `SDKGEN_LARGE` is set.
private let largeDocuments =
  ProcessInfo.processInfo.environment["SDKGEN_LARGE"] == nil ? [] : ["openai.yaml", "stripe.yaml"]
