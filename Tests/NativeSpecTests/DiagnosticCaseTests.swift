import SDKGenDiagnostics
import SDKGenNativeSpec
import Testing

/// Every mistake the format can have stands in a case of its own, and each case is what it says.
@Suite struct DiagnosticCaseTests {
  @Test func everyIDHasACase() throws {
    let seen = Set(try SnapshotCases.names.flatMap { try SnapshotCases.outcome(of: $0).ids })

    #expect(Set(nativeSpecRules.map(\.id)).subtracting(seen) == [])
  }

  /// A folder named for an id, perhaps with more words, has that mistake; others have none.
  @Test(arguments: SnapshotCases.names)
  func aCaseIsWhatItsNameSays(_ name: String) throws {
    let ids = try SnapshotCases.outcome(of: name).ids
    let named = ids.filter { name == $0 || name.hasPrefix($0 + "-") }

    #expect(ids.isEmpty || !named.isEmpty)
    #expect(ids.count < 3 || name.hasSuffix("mistakes"))
  }

  @Test(arguments: SnapshotCases.names)
  func messagesKeepToTheRules(in name: String) throws {
    for diagnostic in try SnapshotCases.outcome(of: name).diagnostics {
      #expect(diagnostic.location != nil)
      #expect(!diagnostic.message.hasSuffix("."))
      #expect(
        diagnostic.message.first?.isUppercase == false || diagnostic.message.hasPrefix("JSON"))
      #expect(!diagnostic.message.contains("\n"))
    }
  }
}

extension Outcome {
  var ids: [String] { diagnostics.map(\.id) }
}
