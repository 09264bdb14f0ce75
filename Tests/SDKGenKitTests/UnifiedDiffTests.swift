import Testing

@testable import SDKGenKit

@Suite struct UnifiedDiffTests {
  @Test func equalTextsHaveNone() {
    #expect(unifiedDiff(from: "a\nb\n", to: "a\nb\n", path: "x") == "")
  }

  @Test func aChangedLineIsShownWithThreeAroundIt() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"

    #expect(
      unifiedDiff(
        from: old, to: old.replacing("5", with: "five"), path: "x"
      ) == """
        --- a/x
        +++ b/x
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\n").replacing("\n19\n", with: "\n19\nnew\n")

    let headers = unifiedDiff(from: old, to: new, path: "x").split(separator: "\n")
      .filter { $0.hasPrefix("@@") }

    #expect(headers == ["@@ -1,5 +1,4 @@", "@@ -17,4 +16,5 @@"])
  }

  @Test func aNewFileComesFromNothing() {
    #expect(
      unifiedDiff(from: nil, to: "a\n", path: "x") == """
        --- /dev/null
        +++ b/x
        @@ -0,0 +1,1 @@
        +a

        """)
  }

  @Test func aRemovedFileGoesToNothing() {
    #expect(
      unifiedDiff(from: "a\n", to: nil, path: "x").hasPrefix(
        "--- a/x\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n"))
  }

  @Test func aMissingLineBreakAtTheEndIsSaid() {
    #expect(
      unifiedDiff(from: "a\n", to: "a", path: "x").hasSuffix(
        "-a\n+a\n\\ No newline at end of file\n"))
  }

  /// Whatever is compared, what the diff keeps and adds is the new text, and what it keeps and
  /// removes the old one.
  @Test(arguments: 0..<200)
  func aDiffHoldsBothTexts(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let old = lines(&random)
    let new = lines(&random)

    let edits = edits(from: old, to: new)

    #expect(edits.filter { $0.kind != .insert }.map(\.line) == old)
    #expect(edits.filter { $0.kind != .remove }.map(\.line) == new)
  }

  @Test func longTextsWithNothingInCommonAreSwappedWhole() {
    let old = (0..<5000).map { "a\($0)\n" }.map { $0[...] }
    let new = (0..<5000).map { "b\($0)\n" }.map { $0[...] }

    let edits = edits(from: old, to: new)

    #expect(edits.count == 10_000)
  }

  private func lines(_ random: inout SplitMix) -> [Substring] {
    (0..<Int.random(in: 0...30, using: &random)).map { _ in
      ["a\n", "b\n", "c\n"][Int.random(in: 0...2, using: &random)]
    }
  }
}

/// Random numbers that are the same on every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
