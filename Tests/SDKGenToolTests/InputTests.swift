import Foundation
import Testing

/// Input that is not a good spec. Nothing is ever written, and nothing crashes.
@Suite(.timeLimit(.minutes(15))) struct InputTests {
  @Test func aMissingFile() async throws {
    try await expectRefusal(of: "none.sdk.json", "there is no such file")
  }

  @Test func aFolder() async throws {
    try await expectRefusal(of: "folder.sdk.json", "it is a folder") {
      try $0.write("", to: "folder.sdk.json/file")
    }
  }

  @Test func aPipeThatNothingIsWrittenTo() async throws {
    try await expectRefusal(of: "pipe", "it is a pipe that nothing is written to") {
      mkfifo($0.url.appendingPathComponent("pipe").path, 0o600)
    }
  }

  @Test func anEmptyFile() async throws {
    try await expectRefusal(of: "a.sdk.json", "a.sdk.json:1:1: error: ") {
      try $0.write("", to: "a.sdk.json")
    }
  }

  @Test func latin1() async throws {
    try await expectRefusal(of: "a.sdk.json", "UTF-8") {
      try $0.write(Data(#"{ "name": "caf"#.utf8) + [0xE9] + Data(#"" }"#.utf8), to: "a.sdk.json")
    }
  }

  @Test func moreThan512Levels() async throws {
    try await expectRefusal(of: "a.sdk.json", "512") {
      try $0.write(#"{ "name": "# + String(repeating: "[", count: 100_000), to: "a.sdk.json")
    }
  }

  @Test func swagger() async throws {
    try await expectRefusal(of: "a.json", "its version is '1.2'") {
      try $0.write(#"{ "swaggerVersion": "1.2", "apis": [] }"#, to: "a.json")
    }
  }

  @Test func aPostmanCollection() async throws {
    try await expectRefusal(of: "a.json", "looks like a Postman collection") {
      try $0.write(#"{ "info": {}, "item": [] }"#, to: "a.json")
    }
  }

  @Test func aByteOrderMarkIsNoMistake() async throws {
    let tool = try Tool()
    let text = Data([0xEF, 0xBB, 0xBF]) + Data(spec(name: "Shop").utf8)
    try tool.folder.write(text, to: "a.sdk.json")

    let result = try await tool.run("validate", "a.sdk.json")

    #expect(result.code == 0)
  }

  @Test func pathsWithSpacesAndOtherLetters() async throws {
    let tool = try Tool("a folder für 날씨")
    try tool.folder.write(spec(name: "Shop"), to: "my specs/전국 날씨.sdk.json")

    let result = try await tool.run("my specs/전국 날씨.sdk.json", "--output", "the out put/é")

    #expect(result.code == 0)
    #expect(tool.folder.has("the out put/é/ShopClient.swift"))
  }

  @Test(.timeLimit(.minutes(15))) func fiftyMegabytes() async throws {
    let tool = try Tool()
    let text = spec(name: "Shop").replacing(
      #""models""#,
      with:
        #""x-padding": [\#(String(repeating: "\"0123456789abcdef\",\n", count: 2_600_000))0], "models""#
    )
    try tool.folder.write(text, to: "big.sdk.json")

    let result = try await tool.run("big.sdk.json", "--output", "Out")

    #expect(text.utf8.count > 50_000_000)
    #expect(result.code == 0)
  }

  private func expectRefusal(
    of spec: String, _ words: String, after prepare: (Folder) throws -> Void = { _ in },
    at place: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let tool = try Tool()
    try prepare(tool.folder)

    for arguments in [["validate", spec], [spec, "--output=Out"], ["list", spec]] {
      let result = try await tool.run(arguments[0], arguments[1])
      #expect(result.code == 1, sourceLocation: place)
      #expect(result.error.contains(words), "\(result)", sourceLocation: place)
      #expect(result.output.isEmpty, sourceLocation: place)
    }
    #expect(!tool.folder.has("Out"), sourceLocation: place)
  }
}
