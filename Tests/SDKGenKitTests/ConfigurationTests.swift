import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenKit
import SDKGenOpenAPI
import Testing

@testable import SDKGenSwift

@Suite struct ConfigurationTests {
  @Test func everySettingIsRead() {
    let read = configuration(
      """
      { "$schema": "x", "x-note": 1, "specs": [{
        "spec": "Specs/posts.sdk.json", "output": "Generated/Posts", "access": "package",
        "include": ["tag=posts"], "exclude": ["operation=posts.remove"],
        "conformances": { "*": "Codable", "Post": ["Comparable", "-Hashable"] },
        "mocks": "Tests/Mocks", "module": "Posts", "templates": "../T", "shards": 4,
        "rename": { "Post.userId": "author", "posts.get": "one" },
        "types": { "format:money": "Bank.Money", "Price": "Decimal" },
        "overlays": ["posts.overlay.yaml"], "acronyms": ["KRX"]
      }] }
      """)

    #expect(read.diagnostics.isEmpty)
    let entry = read.value.entries.first
    #expect(entry?.spec == "home/Specs/posts.sdk.json")
    #expect(entry?.output == "home/Generated/Posts")
    #expect(entry?.options.planning.access == .package)
    #expect(entry?.options.selection.include.map(\.text) == ["tag=posts"])
    #expect(entry?.options.selection.exclude.map(\.text) == ["operation=posts.remove"])
    #expect(
      entry?.options.planning.conformances.map(\.protocols) == [
        ["Codable"], ["Comparable", "-Hashable"],
      ])
    #expect(entry?.options.planning.conformances.map(\.model) == [nil, "Post"])
    #expect(entry?.mocksFolder == "home/Tests/Mocks")
    #expect(entry?.options.planning.mocks?.module == "Posts")
    #expect(entry?.templates == "T")
    #expect(entry?.options.planning.shards == 4)
    #expect(entry?.options.renamings.map(\.subject) == ["Post.userId", "posts.get"])
    #expect(entry?.options.renamings.map(\.name) == ["author", "one"])
    #expect(
      entry?.options.reading.types.map(\.mapping) == [
        TypeMapping(.format("money"), type: .external("Money", module: "Bank")),
        TypeMapping(.schema("Price"), type: .decimal),
      ])
    #expect(entry?.options.reading.overlays.map(\.path) == ["home/posts.overlay.yaml"])
    #expect(entry?.options.acronyms == ["KRX"])
  }

  @Test(arguments: [
    (#"{ "spec": [] }"#, "home/sdkgen.json:1:3", "sdkgen.json has no key 'spec'"),
    (#"[]"#, "home/sdkgen.json:1:1", "expected an object with a key 'specs', found an array"),
    (#"{ "specs": {} }"#, "home/sdkgen.json:1:12", "expected an array of specs, found an object"),
    (
      #"{ "specs": ["a.sdk.json"] }"#, "home/sdkgen.json:1:13",
      #"expected an object, such as { "spec": "a.sdk.json", "output": "Generated" }, found "a.sdk.json""#
    ),
    (#"{ "specs": [{}] }"#, "home/sdkgen.json:1:13", "an entry of 'specs' needs a key 'spec'"),
    (
      #"{ "specs": [{ "spec": "a", "acess": "public" }] }"#, "home/sdkgen.json:1:28",
      "an entry of 'specs' has no key 'acess'; did you mean 'access'?"
    ),
    (
      #"{ "specs": [{ "spec": "a", "shards": 0 }] }"#, "home/sdkgen.json:1:38",
      "expected a number of files, 1 to 64, found 0"
    ),
    (
      #"{ "specs": [{ "spec": "a", "access": "open" }] }"#, "home/sdkgen.json:1:38",
      #"expected "public", "package" or "internal", found "open""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "include": ["posts"] }] }"#, "home/sdkgen.json:1:40",
      "expected operation=PATTERN, tag=PATTERN, path=PATTERN, schema=PATTERN or deprecated, found 'posts'"
    ),
    (
      #"{ "specs": [{ "spec": "a", "rename": { "a": 1 } }] }"#, "home/sdkgen.json:1:45",
      "expected a Swift name, found a number"
    ),
    (
      #"{ "specs": [{ "spec": "a", "types": { "a": "b c" } }] }"#, "home/sdkgen.json:1:44",
      #"expected a Swift type: "Decimal", "Module.Type", found "b c""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "overlays": "a.json" }] }"#, "home/sdkgen.json:1:40",
      #"expected an array of paths, found "a.json""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "conformances": { "Pet": "A {}\n@main struct X" } }] }"#,
      "home/sdkgen.json:1:53", #"expected a protocol's name, found "A {}\n@main struct X""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "conformances": { "Pet": ["switch"] } }] }"#,
      "home/sdkgen.json:1:54", #"expected a protocol's name, found "switch""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "conformances": { "Pet": "-" } }] }"#,
      "home/sdkgen.json:1:53", #"expected a protocol's name, found "-""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "conformances": { "Pet X": "A" } }] }"#,
      "home/sdkgen.json:1:46", #"expected a model's Swift name or '*', found "Pet X""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "types": { "a": "switch" } }] }"#, "home/sdkgen.json:1:44",
      #"expected a Swift type: "Decimal", "Module.Type", found "switch""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "types": { "a": "Bank.Type" } }] }"#, "home/sdkgen.json:1:44",
      #"expected a Swift type: "Decimal", "Module.Type", found "Bank.Type""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "module": "A; import B" }] }"#, "home/sdkgen.json:1:38",
      #"expected a module's name, found "A; import B""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "rename": { "a": "b c" } }] }"#, "home/sdkgen.json:1:45",
      #"expected a Swift name, found "b c""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "acronyms": ["A B"] }] }"#, "home/sdkgen.json:1:41",
      #"expected a word, found "A B""#
    ),
    (
      #"{ "specs": [{ "spec": "a", "acronyms": [1] }] }"#, "home/sdkgen.json:1:41",
      "expected a word, found a number"
    ),
  ])
  func aMistakeIsReportedWhereItIs(text: String, place: String, message: String) {
    let read = configuration(text)

    #expect(read.hasErrors)
    #expect(read.diagnostics.first?.location?.description == place)
    #expect(read.diagnostics.first?.message.hasPrefix(message) == true)
  }

  @Test func everyMistakeOfAFileIsReported() {
    let read = configuration(#"{ "specs": [{ "spec": 1, "mocks": 2 }, 3], "more": 4 }"#)

    #expect(read.diagnostics.count == 4)
  }

  private func configuration(_ text: String) -> Diagnosed<Configuration> {
    Configuration.read(Array(text.utf8), file: "home/sdkgen.json")
  }
}
