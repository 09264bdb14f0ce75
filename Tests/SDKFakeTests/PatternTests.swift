import Testing

@testable import SDKFake

struct PatternTests {
  static let cases: [(pattern: String, matching: [String], others: [String])] = [
    ("a", ["a", "bab"], ["b", ""]), ("", ["", "a"], []),
    ("^a$", ["a"], ["aa", "a\n"]), ("^(ab|cd)+$", ["ab", "abcd"], ["", "abc"]),
    ("^[^a-c]{2,3}?$", ["xy", "xyz"], ["xa", "x"]), (#"^\w+@\w+\.com$"#, ["a@b.com"], ["a@b.org"]),
    (#"^[\d\-+]+$"#, ["1-2+3"], ["a"]), (#"^(?=.*\d)(?!.*x)[a-z\d]+$"#, ["a1"], ["a", "x1"]),
    (#"^(.)\1$"#, ["aa"], ["ab"]), (#"^(?<q>['"]).*\k<q>$"#, ["'a'"], ["'a\""]),
    (#"\bcat\b"#, ["a cat"], ["cats"]), (#"(?<=\$)\d"#, ["$5"], ["5"]),
    (#"^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{8,}$"#, ["Abcdef1!"], ["Abcdefg1"]),
    (
      #"^(?=\D*\d)(?=.*?[@$!%*?&])[A-Za-z\d@$!%*?&]{8,10}$"#, ["abcdef1@"],
      ["abcdefg@", "abcdef1#"]
    ),
    (#"^\p{Lu}\p{L}*$"#, ["Élan"], ["élan"]), (#"^\p{Script=Arabic}+$"#, ["سلام"], ["salam"]),
    (#"^[\p{IsCyrillic}\p{ASCII}]+$"#, ["привет!"], ["é"]),
    (#"^\u{1F600}$"#, ["😀"], ["😁"]), (#"^\uD83D\uDE00$"#, ["😀"], []),
    ("^.$", ["é", "한"], ["\n", "ab"]),
    ("^[가-힣]{2,4}$", ["김철수"], ["Kim"]), ("^a{2}b{,3}$", ["aab{,3}"], ["aabbb"]),
    ("^[-a]$", ["-", "a"], ["b"]), (#"^[]a]$"#, [], ["a", "]"]), ("^(a*)*$", ["", "aaa"], ["b"]),
  ]

  @Test(arguments: cases.indices)
  func textsMatch(_ index: Int) throws {
    let (text, matching, others) = Self.cases[index]
    let pattern = try #require(Pattern(text), "\(text)")
    for match in matching { #expect(pattern.matches(match) == true, "\(text): \(match)") }
    for other in others { #expect(pattern.matches(other) == false, "\(text): \(other)") }
    guard !matching.isEmpty else { return }
    var random = SplitMix64(seed: 7)
    let sample = try #require(pattern.sample(.init(), &random), "\(text)")
    #expect(pattern.matches(sample) == true)
  }

  @Test(arguments: ["(", "a)", "[a", "*", "a{3,1}", #"\p{Nobody}"#, "(?<a", "[b-a]", #"\"#])
  func malformedOnesAreNone(_ text: String) { #expect(Pattern(text) == nil) }

  /// A pattern that takes for ever elsewhere ends, without a verdict or with one.
  @Test(arguments: ["^(a+)+$", "^(a|a)*$", "^(.*a){20}$", #"^(([a-z])+.)+[A-Z]([a-z])+$"#])
  func noPatternTakesForEver(_ text: String) throws {
    let pattern = try #require(Pattern(text))
    #expect(pattern.matches(String(repeating: "a", count: 5_000) + "!") != true)
  }

  @Test func samplesKeepToLengths() throws {
    let pattern = try #require(Pattern("^[a-z]+$"))
    for seed in UInt64(0)..<20 {
      var random = SplitMix64(seed: seed)
      let sample = try #require(pattern.sample(.init(least: 5, most: 8), &random))
      #expect((5...8).contains(sample.count))
    }
  }

  /// Numbers are part of what a seed means, on every machine and in every version.
  @Test func numbersAreThoseOfSplitMix64() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    var named = SplitMix64(seed: 0, for: "a")
    var other = SplitMix64(seed: 0, for: "b")
    #expect(named.next() != other.next())
  }
}
