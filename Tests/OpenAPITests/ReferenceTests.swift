import SDKGenOpenAPI
import Testing

@Suite struct ReferenceTests {
  @Test(arguments: [
    ("a.yaml", "spec/root.yaml", "spec/a.yaml"), ("../a.yaml", "spec/root.yaml", "a.yaml"),
    ("./schemas/Pet.yaml", "/x/spec/root.yaml", "/x/spec/schemas/Pet.yaml"),
    ("../../a.yaml", "spec/root.yaml", "../a.yaml"), ("/abs/a.yaml", "root.yaml", "/abs/a.yaml"),
    ("my%20pets.yaml", "root.yaml", "my pets.yaml"), ("caf%C3%A9.yaml", "root.yaml", "café.yaml"),
    // No UTF-8, and U+FFFD, which stands for such bytes elsewhere.
    ("caf%E9.yaml", "root.yaml", "caf%E9.yaml"), ("%C3%28.yaml", "root.yaml", "%C3%28.yaml"),
    ("%EF%BF%BD.yaml", "root.yaml", "\u{FFFD}.yaml"), ("\u{FFFD}%20", "root.yaml", "\u{FFFD} "),
    ("%ED%A0%80.yaml", "root.yaml", "%ED%A0%80.yaml"),
    // No escapes.
    ("100%.yaml", "root.yaml", "100%.yaml"), ("%+5%4", "root.yaml", "%+5%4"),
    ("%-0%é", "root.yaml", "%-0%é"),
  ])
  func pathsAreRelativeToTheFileThatNamesThem(path: String, file: String, expected: String) {
    #expect(relativePath(path, to: file) == expected)
  }

  @Test(arguments: [
    ("spec/a.yaml", "spec/root.yaml", "a.yaml"), ("a.yaml", "spec/root.yaml", "../a.yaml"),
    ("/x/spec/parts/a.yaml", "/x/spec/root.yaml", "parts/a.yaml"),
    ("/x/b/a.yaml", "/x/spec/root.yaml", "../b/a.yaml"), ("a.yaml", "root.yaml", "a.yaml"),
  ])
  func pathsAreWrittenAsAFileWouldNameThem(path: String, file: String, expected: String) {
    #expect(relativePath(of: path, from: file) == expected)
    #expect(relativePath(expected, to: file) == path)
  }

  @Test func pointersEscapeAndUnescapeNames() {
    let pointer = Pointer(file: "a.json").appending("paths").appending("/pets~dogs/{id}")
    #expect(pointer.text == "/paths/~1pets~0dogs~1{id}")
    #expect(pointer.tokens == ["paths", "/pets~dogs/{id}"])
    #expect(pointer.last == "/pets~dogs/{id}")
  }

  /// `é` is one character or two, and what is sent has the bytes of the property, whatever a reference to it has.
  @Test func aNameKeepsItsBytesBesideAnEqualOne() {
    let file = "bytes.json"
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let one = Pointer(file: file).appending(composed)
    let other = Pointer(file: file).appending(decomposed)

    #expect(one == other)
    #expect(one.appending("type") == other.appending("type"))
    #expect(Array(one.last.utf8) == Array(composed.utf8))
    #expect(Array(other.last.utf8) == Array(decomposed.utf8))
    #expect(Array(other.text.utf8) == Array("/\(decomposed)".utf8))
    #expect(Array(Pointer(file: file).appending(decomposed).last.utf8) == Array(decomposed.utf8))
    #expect(Array(Pointer(file: file).appending(composed).last.utf8) == Array(composed.utf8))
  }

  @Test func aPointerMayBeLong() {
    let text = String(repeating: "/a", count: 200_000)

    #expect(Pointer(file: "long.json", text: text).text == text)
  }
}
