import SDKGenOpenAPI
import Testing

@Suite struct ReferenceTests {
  @Test(arguments: [
    ("a.yaml", "spec/root.yaml", "spec/a.yaml"), ("../a.yaml", "spec/root.yaml", "a.yaml"),
    ("./schemas/Pet.yaml", "/x/spec/root.yaml", "/x/spec/schemas/Pet.yaml"),
    ("../../a.yaml", "spec/root.yaml", "../a.yaml"), ("/abs/a.yaml", "root.yaml", "/abs/a.yaml"),
    ("my%20pets.yaml", "root.yaml", "my pets.yaml"),
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
}
