import Foundation
import SDKGenDiagnostics
import SDKGenSourceText
import Testing

/// Whatever the bytes are, reading ends, says why there is no tree, and gives only nodes that can
/// be asked anything.
struct RobustnessTests {
  private let document = Array(
    #"""
    {"name": "Café \ud83d\udc4d \"x\"", "server": "https://example.com/\u00e9", // c
     "n": [0, -1.5e+3, 1e400, true, false, null, 'a', {"한국": {}, "k": []}], "k": [[[1,],],],
     /* more */ key: Nope, "again": 1, "again": 2}
    """#.utf8)

  @Test func everyTruncationIsRefusedInWords() {
    for length in 0..<document.count {
      let result = readJSON(Array(document.prefix(length)), file: "a.json")
      #expect(result.value == nil, "at \(length)")
      #expect(result.hasErrors)
      expectLocations(of: result, in: length)
    }
    #expect(readJSON(document, file: "a.json").value != nil)
  }

  @Test(arguments: 1...20)
  func randomBytesNeverCrash(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<200 {
      var bytes = document
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      let result = readJSON(bytes, file: "a.json")
      #expect(result.value != nil || result.hasErrors)
      expectLocations(of: result, in: bytes.count)
      if let root = result.value { _ = written(root) }
    }
  }

  @Test(arguments: 1...20)
  func randomTokensNeverCrash(seed: UInt64) {
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\u", "'", "\\", "1", "-", "true", "nul", "//",
      "/*",
      "\n", " ", "\u{FEFF}", "é", "\u{0}", "\"", "e9", "=",
    ]
    var random = SplitMix(state: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 0..<12, using: &random)
      let text = (0..<count).compactMap { _ in tokens.randomElement(using: &random) }.joined()
      let result = read(text)
      #expect(result.value != nil || result.hasErrors, "\(text)")
      if let root = result.value { _ = written(root) }
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func aMillionLevelsAreRefused(opening: String) {
    let result = read(String(repeating: opening, count: 1_000_000))

    #expect(result.diagnostics.map(\.id) == ["nesting-depth"])
  }

  @Test func fiveHundredAndTwelveLevelsAreRead() {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)

    #expect(read(text).diagnostics == [])
  }

  @Test func oneLineOfMegabytesHasLocationsInTime() throws {
    let element = "{\"é\":\"x\"},"
    let text = "[" + String(repeating: element, count: 50_000) + "0]"
    let root = try #require(read(text).value)

    let columns = root.elements.map(\.location.column)
    #expect(columns.count == 50_001)
    #expect(columns.last == 50_000 * element.count + 2)
  }

  @Test(.enabled(if: corpus != nil, "SDKGEN_CORPUS is not set"))
  func theLargestDocumentIsReadAsFoundationReadsIt() throws {
    let url = try #require(corpus).appending(path: "openai.json")
    let data = try Data(contentsOf: url)
    let result = readJSON([UInt8](data), file: "openai.json")

    #expect(result.diagnostics == [])
    let root = try #require(result.value)
    let theirs = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(root.members.map(\.key)) == Set(theirs.keys))
    #expect(count(root) == count(theirs))
  }

  private func expectLocations(of result: Diagnosed<Node?>, in length: Int) {
    for diagnostic in result.diagnostics {
      let location = diagnostic.location
      #expect((location?.column ?? 0) >= 1 && (location?.column ?? 0) <= length + 1)
      #expect((location?.length ?? 0) >= 1)
    }
  }

  private func count(_ node: Node) -> Int {
    1 + node.elements.reduce(0) { $0 + count($1) } + node.members.reduce(0) { $0 + count($1.value) }
  }

  private func count(_ value: Any) -> Int {
    switch value {
    case let array as [Any]: 1 + array.reduce(0) { $0 + count($1) }
    case let object as [String: Any]: 1 + object.values.reduce(0) { $0 + count($1) }
    default: 1
    }
  }
}

/// The same numbers on every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
