import Testing

@testable import SDKGenSwift

@Suite struct LayoutTests {
  private let layout = Layout(width: 40)

  @Test func whatFitsStaysOnItsLine() {
    let code = Code.call("send", [.text("a"), .text("b: 1")])

    #expect(layout.text(code, indent: 4, column: 4) == "send(a, b: 1)")
  }

  @Test func argumentsMoveToALineOfTheirOwn() {
    let code = Code.call("send", [.text("argumentOne: 1"), .text("argumentTwo: 2")])

    #expect(
      layout.text(code, indent: 4, column: 20) == """
        send(
              argumentOne: 1, argumentTwo: 2)
        """)
  }

  @Test func tooManyArgumentsStandOneALine() {
    let items = (1...3).map { Code.text("argumentNumber\($0): \($0)") }

    #expect(
      layout.text(.call("send", items), indent: 0, column: 0) == """
        send(
          argumentNumber1: 1,
          argumentNumber2: 2,
          argumentNumber3: 3)
        """)
  }

  @Test func aBrokenArrayEndsWithAComma() {
    let code = Code.array(
      "query: ", [.text("(\"userId\", userID)"), .text("(\"page\", page)")])

    #expect(
      layout.text(code, indent: 0, column: 10) == """
        query: [
          ("userId", userID), ("page", page),
        ]
        """)
  }

  @Test func whatFollowsCountsForTheWidth() {
    let code = Code.call("f", [.text(String(repeating: "x", count: 30))])

    #expect(!layout.text(code, indent: 0, column: 0, trailing: 7).contains("\n"))
    #expect(layout.text(code, indent: 0, column: 0, trailing: 8).contains("\n"))
  }
}
