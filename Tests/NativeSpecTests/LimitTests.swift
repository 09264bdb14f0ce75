import SDKGenDiagnostics
import SDKGenNativeSpec
import Testing

/// Whatever leads on by the thousand comes to an end, without a stack of calls that could overflow.
@Suite struct LimitTests {
  private func spec(_ models: [String]) -> String {
    #"{ "name": "A", "models": {\#n"# + models.joined(separator: ",\n") + "\n} }"
  }

  @Test(arguments: [("[", 30), ("[String: ", 158), ("Nullable<", 166)])
  func bracketsNestToALimit(bracket: String, column: Int) {
    let close = bracket == "Nullable<" ? ">" : "]"
    func type(_ depth: Int) -> String {
      String(repeating: bracket, count: depth) + "Int" + String(repeating: close, count: depth)
    }

    #expect(
      outcome(of: spec([#""M": { "f": "\#(type(10_000))" }"#])).places == [
        "2:\(column) type-too-deep"
      ])
    #expect(
      !outcome(of: spec([#""M": { "f": "\#(type(16))" }"#])).diagnostics.contains {
        $0.id == "type-too-deep"
      })
    #expect(
      outcome(of: spec([#""M": { "f": "\#(type(17))" }"#])).diagnostics.contains {
        $0.id == "type-too-deep"
      })
  }

  @Test func aliasesFollowEachOtherToALimit() {
    let few = (0..<64).map { #""A\#($0)": "A\#($0 + 1)""# } + [#""A64": { "id": "Int" }"#]
    let many = (0..<5000).map { #""A\#($0)": "A\#($0 + 1)""# } + [#""A5000": { "id": "Int" }"#]

    #expect(outcome(of: spec(few)).diagnostics == [])
    #expect(outcome(of: spec(many)).diagnostics.map(\.id) == ["alias-too-deep"])
    #expect(outcome(of: spec(many.reversed())).diagnostics.map(\.id) == ["alias-too-deep"])
  }

  @Test func aCycleOfThousandsOfAliasesIsFound() {
    let models = (0..<3000).map { #""A\#($0)": "A\#(($0 + 1) % 3000)""# }

    #expect(outcome(of: spec(models)).diagnostics.map(\.id) == ["alias-cycle"])
  }

  @Test func modelsExtendEachOtherToALimit() {
    let models = (0..<1000).map { #""M\#($0)": { "$extends": "M\#($0 + 1)", "f\#($0)": "Int" }"# }
    let all = models + [#""M1000": { "id": "Int" }"#]
    let outcome = outcome(of: spec(all))

    #expect(Set(outcome.diagnostics.map(\.id)) == ["extends-too-deep"])
    #expect(outcome.diagnostics.count < 20)
  }

  @Test func aCycleOfThousandsOfBasesIsFound() {
    let models = (0..<3000).map { #""M\#($0)": { "$extends": "M\#(($0 + 1) % 3000)" }"# }

    #expect(outcome(of: spec(models)).diagnostics.map(\.id) == ["extends-cycle"])
  }

  @Test func aCycleBehindAChainIsFoundOnce() {
    let models = (0..<3000).map { #""M\#($0)": { "f": "M\#($0 == 2999 ? 2000 : $0 + 1)" }"# }
    let outcome = outcome(of: spec(models))

    #expect(outcome.diagnostics.map(\.id) == ["infinite-model"])
    #expect(outcome.diagnostics.first?.message.contains("'M2000' → 'M2001'") == true)
  }

  @Test func suggestionsForManyMistakesEnd() {
    let models = (0..<3000).map { #""Model\#($0)": { "f": "Mdoel\#($0)" }"# }
    let outcome = outcome(of: spec(models))

    let hints = outcome.messages.count { $0.contains("did you mean") }
    #expect(outcome.diagnostics.count == 3000)
    #expect(hints > 50)
    #expect(hints < 300)
  }
}
