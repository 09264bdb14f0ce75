import SDKGenDiagnostics
import SDKGenKit
import Testing

@Suite struct DiagnosticCatalogueTests {
  private static let all = DiagnosticCatalogue.all

  @Test func eachIDIsExplainedOnce() {
    let ids = Self.all.map(\.id)

    #expect(ids.count > 150)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: all) func anIDIsKebabCase(_ rule: DiagnosticRule) {
    #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
  }

  @Test(arguments: all) func anExplanationIsASentenceOnOneLine(_ rule: DiagnosticRule) {
    #expect(rule.explanation.hasSuffix("."))
    #expect(!rule.explanation.contains("\n"))
    #expect(!rule.explanation.contains("  "))
  }
}
