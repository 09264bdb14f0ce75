import SDKGenKit
import Testing

@Test(arguments: [
  ("a.json", "sdkgen.json", "a.json"), ("a.json", "dir/sdkgen.json", "dir/a.json"),
  ("../a.json", "dir/sdkgen.json", "a.json"), ("a.json", "../sdkgen.json", "../a.json"),
  ("../a.json", "../sdkgen.json", "../../a.json"), ("/a.json", "dir/x.json", "/a.json"),
  ("./a//b.json", "d/x.json", "d/a/b.json"), ("a.json", "/x.json", "/a.json"),
])
func aPathIsRelativeToTheFileThatNamesIt(path: String, file: String, expected: String) {
  #expect(SDKGenKit.path(path, besides: file) == expected)
}

@Test(arguments: [
  ("./a", "a"), ("a/../b", "b"), ("../../a", "../../a"), ("/../a", "/a"), (".", "."), ("a/..", "."),
])
func onePlaceHasOneName(path: String, expected: String) {
  #expect(normalized(path) == expected)
}
