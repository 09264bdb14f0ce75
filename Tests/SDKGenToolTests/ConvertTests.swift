import Foundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct ConvertTests {
  private let document = """
    { "openapi": "3.0.3", "info": { "title": "Shop", "version": "1" }, "paths": {
      "/pets": {
        "get": { "operationId": "list", "tags": ["pets"], "responses": { "204": { "description": "" } } }
    } } }
    """
  private let spec = """
    {
      "name": "Shop",

      "endpoints": {
        "list": { "GET": "/pets" }
      }
    }

    """

  @Test func theSpecIsPrinted() async throws {
    let tool = try Tool()
    try tool.folder.write(document, to: "shop.json")

    let result = try await tool.run("convert", "shop.json")

    #expect(result.code == 0)
    #expect(result.output == spec)
    #expect(tool.folder.names() == ["shop.json"])
  }

  @Test func theSpecIsWrittenAndValid() async throws {
    let tool = try Tool()
    try tool.folder.write(document, to: "shop.json")

    let result = try await tool.run("convert", "shop.json", "--output", "shop.sdk.json")
    let validated = try await tool.run("validate", "shop.sdk.json", "--strict")

    #expect(result.code == 0)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("Wrote shop.sdk.json."))
    #expect(try tool.folder.read("shop.sdk.json") == spec)
    #expect(validated.code == 0)
  }

  @Test func aFileIsNotOverwritten() async throws {
    let tool = try Tool()
    try tool.folder.write(document, to: "shop.json")
    try tool.folder.write("mine", to: "shop.sdk.json")

    let result = try await tool.run("convert", "shop.json", "-o", "shop.sdk.json")

    #expect(result.code == 1)
    #expect(result.error.contains("[file-exists]"))
    #expect(try tool.folder.read("shop.sdk.json") == "mine")
  }

  @Test func withStrictNothingIsLeftOut() async throws {
    let tool = try Tool()
    try tool.folder.write(
      document.replacingOccurrences(
        of: #""get": {"#, with: #""x-oai-additionalOperations": { "lock": {"#
      ).replacingOccurrences(of: #""" } } }"#, with: #""" } } } }"#), to: "shop.json")

    let lenient = try await tool.run("convert", "shop.json")
    let strict = try await tool.run("convert", "shop.json", "-o", "shop.sdk.json", "--strict")

    #expect(lenient.code == 0)
    #expect(lenient.error.contains("warning:"))
    #expect(strict.code == 1)
    #expect(tool.folder.names() == ["shop.json"])
  }

  @Test func withoutADocumentTheUsageIsShown() async throws {
    let result = try await Tool().run("convert")

    #expect(result.code == 2)
    #expect(result.error.contains("Usage: sdkgen convert"))
  }
}
