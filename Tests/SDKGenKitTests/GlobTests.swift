import SDKGenKit
import Testing

@Test(arguments: [
  ("posts.*", "posts.get", true), ("posts.*", "posts", false), ("*", "", true),
  ("*.get", "posts.get.all", false), ("/posts/{?d}", "/posts/{id}", true),
  ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("Post", "post", false), ("", "", true),
])
func aPatternMatchesWholeNames(pattern: String, name: String, matches: Bool) {
  #expect(Glob(pattern).matches(name) == matches)
}

@Test func manyStarsTakeNoMoreThanTheSquareOfTime() {
  let name = String(repeating: "a", count: 2000)

  #expect(!Glob(String(repeating: "*a", count: 50) + "b").matches(name))
}
