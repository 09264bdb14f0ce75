import SDKGenDiagnostics
import Testing

struct SourceFileTests {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb", ["a", "b"]), ("\n\n", ["", "", ""]),
    ("\u{FEFF}a\nb", ["a", "b"]), ("0123456789\n\n0123456\n", ["0123456789", "", "0123456", ""]),
    ("a\rb\n", ["a\rb", ""]),
  ])
  func lines(of text: String, are expected: [String]) {
    let file = SourceFile(name: "a", bytes: Array(text.utf8))
    let lines = (1...file.lineCount).map { line in
      file.bytes(ofLine: line).map { String(decoding: $0, as: UTF8.self) }
    }

    #expect(lines == expected)
    #expect(file.bytes(ofLine: 0) == nil && file.bytes(ofLine: file.lineCount + 1) == nil)
  }

  /// Counts the slow way, over text long enough for every path of the fast one.
  @Test(arguments: ["a", "é", "한", "👍", "\n", "ab\né한\r\n👍x\n"])
  func everyOffsetHasThePlaceThatCountingGives(unit: String) {
    let text = String(repeating: unit, count: 1_000 / unit.utf8.count)
    let file = SourceFile(name: "a", bytes: Array(text.utf8))
    var offset = 0
    var (line, column) = (1, 1)
    for scalar in text.unicodeScalars {
      let location = file.location(of: offset..<offset + 1)
      #expect((location.line, location.column) == (line, column))
      offset += String(scalar).utf8.count
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    #expect(file.location(of: offset..<offset).description == "a:\(line):\(column)")
  }

  @Test func anExtentThatGoesOnToAnotherLineHasLengthOne() {
    let file = SourceFile(name: "a", bytes: Array("ab\ncd".utf8))

    #expect(file.location(of: 0..<2).length == 2)
    #expect(file.location(of: 0..<4).length == 1)
    #expect(file.location(of: 3..<5).length == 2)
    #expect(file.location(of: 99..<100).description == "a:2:3")
    #expect(file.location(of: -5 ..< -1).description == "a:1:1")
  }
}
