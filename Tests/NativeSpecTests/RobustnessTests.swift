import SDKGenDiagnostics
import SDKGenNativeSpec
import Testing

/// Whatever stands in a file, there is a response and every mistake has a place.
@Suite struct RobustnessTests {
  static let specs = [
    "model-long-form", "endpoint-query", "servers-variables", "settings-group", "types-dates",
    "model-union-content",
  ]

  /// One value after the other is replaced by one of another kind.
  @Test(arguments: specs)
  func anyValueMayBeOfAnyKind(in name: String) throws {
    let text = String(
      decoding: try SnapshotCases.bytes(of: "api.sdk.json", in: name), as: UTF8.self)
    let pieces = text.split(separator: ":", omittingEmptySubsequences: false)

    for index in pieces.indices.dropFirst() {
      for value in ["null", "true", "-1.5", "\"\"", "\"[{(<\"", "[]", "{}", "[{}]"] {
        let rest = pieces[index].drop { $0 != "," && $0 != "}" }
        let changed = pieces[..<index] + [Substring(value + rest)] + pieces[(index + 1)...]
        let outcome = outcome(of: changed.joined(separator: ":"))
        #expect(outcome.diagnostics.allSatisfy { $0.location != nil })
      }
    }
  }

  /// Type expressions with one character more or less are read or refused, at a place in the line.
  @Test func anyTextMayBeAType() {
    let expressions = [
      #"[String: Nullable<Pet>?]?"#, #"Date(\"yyyy-MM-dd'T'HH\", \"Asia/Seoul\")"#,
      #"Number(Int, \"-\", \"\")"#,
    ]
    for expression in expressions {
      for index in expression.indices {
        for replacement in ["", "?", "[", ")", "é", "{", " "] {
          var changed = expression
          changed.replaceSubrange(index...index, with: replacement)
          let text = "{ \"name\": \"A\", \"models\": { \"M\": { \"f\": \"\(changed)\" } } }"
          for diagnostic in outcome(of: text).diagnostics {
            #expect((1...text.count + 1).contains(diagnostic.location?.column ?? 0))
          }
        }
      }
    }
  }

  @Test func everyMistakeOfAFileIsReportedInOneRun() {
    let text = """
      { "name": "A", "sever": "x",
        "models": { "Pet": { "id": "Itn" } },
        "endpoints": { "get": { "GET": "pets", "returns": "Pett", "timeout": 0 } } }
      """

    #expect(
      outcome(of: text).places == [
        "1:16 unknown-key", "2:31 unknown-type", "3:35 path-slash", "3:54 unknown-type",
        "3:72 bad-duration",
      ])
  }
}
