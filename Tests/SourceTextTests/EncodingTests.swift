import SDKGenDiagnostics
import SDKGenSourceText
import Testing

struct EncodingTests {
  @Test(arguments: [
    (
      Array("[\"caf".utf8) + [0xE9] + Array("\"]".utf8), "1:6",
      "0xE9; is it Latin-1? save it as UTF-8"
    ),
    (
      Array("[\"a\"\n,\"".utf8) + [0x93] + Array("\"]".utf8), "2:3",
      "0x93; is it Windows-1252? save it as UTF-8"
    ),
    ([0x22, 0xC7, 0xD1, 0x22], "1:2", "0xC7; save it as UTF-8"),  // EUC-KR
    ([0x22, 0xC0, 0xAF, 0x22], "1:2", "0xC0; save it as UTF-8"),  // overlong
    ([0x22, 0xE0, 0x80, 0x80, 0x22], "1:2", "0xE0; save it as UTF-8"),  // overlong
    ([0x22, 0xED, 0xA0, 0xBD, 0x22], "1:2", "0xED; save it as UTF-8"),  // a surrogate
    ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2", "0xF4; save it as UTF-8"),  // beyond Unicode
    ([0x22, 0x41, 0xE2, 0x82], "1:3", "0xE2; save it as UTF-8"),  // cut short
    ([0x5B, 0x30, 0xE5, 0x5D], "1:3", "0xE5; is it Latin-1? save it as UTF-8"),
    ([0x5B, 0xFF, 0x5D], "1:2", "0xFF; is it Latin-1? save it as UTF-8"),
  ])
  func theFirstBadByteIsNamed(bytes: [UInt8], location: String, end: String) {
    #expect(
      mistakes(in: bytes)
        == ["\(location) not-utf8: the file is not UTF-8: no character begins with the byte \(end)"]
    )
    #expect(readJSON(bytes, file: "a.json").value == nil)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x7B, 0, 0x7D], "UTF-16"),
    ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B], "UTF-32"),
    ([0x7B, 0, 0x7D, 0], "UTF-16"), ([0, 0x7B, 0, 0x7D], "UTF-16"),
  ])
  func otherEncodingsAreNamed(bytes: [UInt8], name: String) {
    #expect(mistakes(in: bytes) == ["1:1 not-utf8: the file is \(name); save it as UTF-8"])
  }

  @Test(arguments: ["\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"])
  func theEdgesOfUTF8AreRead(text: String) {
    #expect(read("\"\(text)\"").value?.string == text)
    #expect(read("\"\(text)\"").value?.location.length == 10)
  }

  @Test func theMarkOfUTF8IsNoColumn() {
    #expect(
      mistakes(in: "\u{FEFF}[1,]") == ["1:3 trailing-comma: nothing follows this ','; remove it"])
  }
}
