import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

@Suite struct OverlayTests {
  /// The cases of `overlays.json`, which `Scripts/check-overlays` compares with another implementation.
  @Test func everyCaseHasItsResult() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "overlays.json")
    let cases = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
    #expect((cases?.count ?? 0) > 30)
    for test in cases ?? [] {
      let name = test["name"] as? String ?? ""
      let overlay: [String: Any] = [
        "overlay": test["version"] ?? "1.1.0", "info": ["title": "Test", "version": "1"],
        "actions": test["actions"] ?? [],
      ]
      let document = try text(test["document"])
      let output = try overlaid(document, text(overlay))
      let value = try #require(output.value, "\(name): \(output.diagnostics)")
      let result = try JSONSerialization.jsonObject(with: Data(value.utf8))
      #expect(try text(result) == text(test["expected"]), "\(name)")
    }
  }

  /// The ids and places of what is wrong with these actions, written in YAML in line 4.
  @Test(arguments: [
    ("- { target: $.a.., remove: true }", "overlay-path 4:18"),
    ("- { target: '$[?@.a = 1]', remove: true }", "overlay-path 4:21"),
    (#"- { target: "$[\"a\",]", remove: true }"#, "overlay-path 4:22"),
    ("- { target: $.nothing, update: {} }", "overlay-matches-nothing 4:13"),
    (
      #"- { target: "$.paths[?search(@.a, '\\\\d')]", remove: true }"#,
      "overlay-matches-nothing 4:35"
    ),
    ("- { target: $.info }", "overlay-no-effect 4:3"),
    ("- { target: $.info, remove: false }", "overlay-no-effect 4:3"),
    ("- { target: $.info, update: {}, copy: $.paths }", "overlay-no-effect 4:33"),
    ("- { target: $.info, update: text }", "overlay-incompatible 4:29"),
    ("- { target: $.info.title, update: [] }", "overlay-incompatible 4:35"),
    (
      "- { target: $, update: { info: { title: {} }, tags: null } }",
      "overlay-incompatible 4:41 overlay-incompatible 4:53"
    ),
    ("- { target: $.*, update: {} }", "overlay-incompatible 4:13"),
    ("- { target: $, remove: true }", "overlay-incompatible 4:13"),
    ("- { target: $.info, copy: '$.tags[*]' }", "overlay-copy 4:27"),
    ("- { target: $.info, copy: $.nothing }", "overlay-copy 4:27"),
    ("- { target: $.info, copy: $.tags }", "overlay-incompatible 4:27"),
    ("- { target: $.info, copy: 1 }", "wrong-kind 4:27"),
    ("- { target: $.info, remove: yes-please }", "wrong-kind 4:29"),
    ("- { target: [], remove: true }", "wrong-kind 4:13"),
    ("- { remove: true }", "missing-key 4:3"),
    ("- { target: $.info, updates: {} }", "unknown-key 4:21 overlay-no-effect 4:3"),
    ("- 1", "wrong-kind 4:3"),
    ("- { target: $.info, x-why: any, description: why, update: { a: 1 } }", ""),
  ])
  func mistakesHaveTheirPlaces(actions: String, expected: String) {
    let output = overlaid(
      #"{ "info": { "title": "A" }, "paths": { "/a": { "a": "1" } }, "tags": [1, 2] }"#,
      "overlay: 1.1.0\ninfo: { title: A, version: 1 }\nactions:\n" + actions)
    #expect(places(output) == expected)
  }

  @Test(arguments: [
    ("overlay: 1.0.0\n", ""), ("overlay: 1.1.7\n", ""), ("overlay: 1.0\n", ""),
    ("overlay: 1.2.0\n", "overlay-version 1:10"), ("overlay: 2.0.0\n", "overlay-version 1:10"),
    ("overlay: yes\n", "overlay-version 1:10"), ("overlay: {}\n", "overlay-version 1:10"),
    ("overlay: 1.0.0\nextend: a.json\n", "unknown-key 2:1"),
    ("overlay: 1.0.0\nextends: [a]\n", "wrong-kind 2:10"),
    ("# No version\n\n", "missing-key 3:1"),
  ])
  func theFileIsChecked(head: String, expected: String) {
    let output = overlaid(
      #"{ "info": {} }"#,
      head + "info: { title: A, version: '1' }\nactions: [{ target: $.info, update: { a: 1 } }]\n")
    #expect(places(output) == expected)
  }

  @Test func aFileWithoutInfoIsAppliedWithAWarning() throws {
    let output = overlaid(#"{ "a": 1 }"#, "overlay: 1.1.0\nactions: [{ target: $.a, update: 2 }]\n")
    #expect(places(output) == "missing-key 1:1")
    #expect(output.value == "{\n  \"a\": 2\n}\n")
  }

  @Test(arguments: [
    ("api/shop.json", "shop.json", true), ("api/shop.json", "./shop.json", true),
    ("api/shop.json", "../api/shop%2Ejson", true), ("api/shop.json", "../shop.json", false),
    ("api/shop.json", "shop.yaml", false), ("/srv/api/shop.json", "shop.json", true),
    ("/srv/api/shop.json", "file:///srv/api/shop.json", true),
    ("/srv/api/shop.json", "file:///srv/other/shop.json", false),
    ("api/shop.json", "https://example.com/v1/shop.json?raw", true),
    ("api/shop.json", "https://example.com/v1/other.json", false),
    ("api/shop.json", "https://example.com/self", true), ("-", "shop.json", true),
  ])
  func extendsIsTheDocumentAtHand(document: String, extends: String, isRight: Bool) {
    let files = [
      document: #"{ "$self": "https://example.com/self", "a": 1 }"#,
      "api/o.yaml": """
      overlay: 1.1.0
      info: { title: A, version: '1' }
      extends: '\(extends)'
      actions: [{ target: $.a, update: 2 }]
      """,
    ]
    let output = overlaidText(of: document, overlays: ["api/o.yaml"]) {
      Array((files[$0] ?? "").utf8)
    }
    #expect((output.value?.contains("\"a\": 2") == true) == isRight)
    let message = output.diagnostics.first?.message
    #expect(isRight == (message == nil))
    if let message {
      #expect(message.contains("'\(extends)'") && message.contains("'\(document)'"))
    }
  }

  @Test func aLaterMistakeIsWhereTheOverlayHasIt() {
    var options = GenerationOptions()
    options.reading.overlays = [Overlay(path: "o.yaml")]
    let files = [
      "openapi.yaml": """
      openapi: 3.1.0
      info: { title: Shop, version: '1' }
      paths: { /a: { get: { responses: { '204': { description: '' } } } } }
      """,
      "o.yaml": """
      overlay: 1.1.0
      info: { title: A, version: '1' }
      actions:
        - target: $.paths.*.get
          update:
            parameters:
              - { name: id, in: query, schema: { $ref: '#/components/schemas/None' } }
      """,
    ]
    let found = generate("openapi.yaml", load: { Array((files[$0] ?? "").utf8) }, options: options)
      .diagnostics.filter { $0.id == "openapi-unknown-schema" }
    #expect(found.map { $0.location?.description } == ["o.yaml:7:50"])
  }

  @Test func copiesOfCopiesAreBounded() {
    let doubling = (1...40).map { "  - { target: $.a, copy: $, x-n: \($0) }" }.joined(
      separator: "\n")
    let deepening = (1...40).map { "  - { target: '$..z', copy: $, x-n: \($0) }" }.joined(
      separator: "\n")
    let head = "overlay: 1.1.0\ninfo: { title: A, version: '1' }\nactions:\n"
    let wide = (1...40).map { "  - { target: $..*, update: { a\($0): {}, b\($0): {} } }" }
    for actions in [doubling, deepening, wide.joined(separator: "\n")] {
      let output = overlaid(#"{ "a": { "z": {} }, "b": [{}, {}] }"#, head + actions)
      let ids = Set(output.diagnostics.map(\.id))
      #expect(!ids.isDisjoint(with: ["overlay-too-large", "overlay-incompatible"]), "\(ids)")
      #expect(output.value == nil)
    }
  }

  @Test func yamlStaysYAML() throws {
    let document = """
      openapi: 3.1.0
      info:
        title: "Shop: all"
        description: |
          Two lines.

          And more.
        x-empty: {}
      tags:
        - name: a
          x-list:
            - 1.50
            - - true
              - null
            - []
      paths:
        /pets/{id}:
          get:
            responses:
              "200":
                description: "yes"

      """
    let overlay =
      "overlay: 1.1.0\ninfo: { title: A, version: '1' }\nactions: [{ target: $.openapi, update: 3.1.0 }]\n"
    let expected = document.replacing("openapi: 3.1.0", with: "openapi: \"3.1.0\"")
    #expect(overlaid(document, overlay, name: "shop.yaml").value == expected)
  }

  /// To a string of a schema they are what is written.
  @Test func scalarsOfYAMLStayAsTheyAreWritten() {
    let document = """
      openapi: 3.1.0
      enum:
        - 00
        - 0x1F
        - True
        - ~
        - +5
        - .5
        - 1.10
        - Null
      empty: null

      """
    let overlay =
      "overlay: 1.1.0\ninfo: { title: A, version: '1' }\nactions: [{ target: $.enum, update: [0o17] }]\n"
    let expected = document.replacing("openapi: 3.1.0", with: "openapi: \"3.1.0\"")
      .replacing("  - Null\n", with: "  - Null\n  - 0o17\n")
    #expect(overlaid(document, overlay, name: "shop.yaml").value == expected)
  }

  /// Not as Swift compares strings (RFC 9535, section 2.3.1.2).
  @Test func namesAreComparedByTheirCharacters() throws {
    let (one, two) = ("x-\u{E9}", "x-e\u{301}")
    let overlay =
      "overlay: 1.1.0\ninfo: { title: A, version: '1' }\nactions: [{ target: \"$['\(two)']\", update: 2 }, { target: $, update: { \(one): 3 } }]\n"
    let output = overlaid("{ \"\(one)\": 1, \"\(two)\": 1 }", overlay)
    let expected = "{\n  \"\(one)\": 3,\n  \"\(two)\": 2\n}\n"
    #expect(Array(try #require(output.value).utf8) == Array(expected.utf8))
  }

  /// What is written reads as the same again.
  @Test(arguments: [
    "", " ", "a: b", "a #b", "#", "- a", "? a", "true", "Yes", "12", "1e3", "0x1F", "~", ".inf",
    "2020-01-01", "a:",
    "it's", "\"q\"", "\\", "&a", "*a", "!a", "%a", "@a", "`a", "{a}", "[a]", "a, b", "\ta", "a\t",
    "a\n", "\na", "a\n\nb",
    "a\n  b\n", "  a\nb", "a\n\n\n", "a \nb", "a\r\nb", "\u{85}", "\u{2028}a", "\u{7F}",
    "\u{1F600}\nx", "é", "---", "...\nb",
    "# a\n# b", "<<", "=", "/a/{b}", "$ref",
  ])
  func stringsSurviveYAML(text: String) throws {
    let json = try self.text(["a": text, text + "k": [text, ["b": text]]])
    let overlay =
      "overlay: 1.1.0\ninfo: { title: A, version: '1' }\nactions: [{ target: $.a, copy: $.a }]\n"
    // Block style is that of a document which is in it.
    let yaml = overlaid("zz: 1\n", "{ \"zz\": null, \"root\": \(json) }", name: "d.yaml")
    let written = try #require(yaml.value)
    #expect(!written.hasPrefix("{"))
    let again = overlaid("{ \"zz\": 1 }", "{ \"zz\": null, \"root\": 1 }")
    #expect(again.value == "{\n  \"root\": 1\n}\n")
    let back = overlaidText(of: "d.json", overlays: ["d.yaml", "o.yaml"]) {
      Array(
        ([
          "d.json": "{ \"x\": 1 }", "d.yaml": written,
          "o.yaml": overlay.replacing("$.a", with: "$.root.a"),
        ][$0] ?? "").utf8)
    }
    let value = try JSONSerialization.jsonObject(
      with: Data(try #require(back.value, "\(back.diagnostics) \(written)").utf8))
    let root = try #require((value as? [String: Any])?["root"])
    #expect(try self.text(root) == json, "\(written)")
  }

  private func overlaid(
    _ document: String, _ overlay: some StringProtocol, name: String = "d.json"
  ) -> Diagnosed<String?> {
    overlaidText(of: name, overlays: ["o.yaml"]) {
      Array(($0 == name ? document : String(overlay)).utf8)
    }
  }

  private func places(_ output: Diagnosed<String?>) -> String {
    output.diagnostics.map { "\($0.id) \($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
      .joined(separator: " ")
  }

  private func text(_ value: Any?) throws -> String {
    String(
      decoding: try JSONSerialization.data(
        withJSONObject: value ?? NSNull(), options: [.sortedKeys, .fragmentsAllowed]),
      as: UTF8.self)
  }
}
