import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

struct TypeQuestionTests {
  private let location = SourceLocation(file: "a.json", line: 1, column: 1)

  private func alias(_ name: String, of type: TypeReference) -> Model {
    Model(id: ModelID(name), shape: .alias(type), provenance: name, location: location)
  }

  private func model(_ name: String) -> TypeReference { .model(ModelID(name)) }

  @Test func aliasesAreFollowedToTheirEnd() {
    let models = ModelIndex([
      alias("A", of: model("B")), alias("B", of: model("C")), alias("C", of: .scalar(.uuid)),
    ])
    #expect(models.unaliased(model("A")) == .scalar(.uuid))
    #expect(models.unaliased(.optional(model("A"))) == .optional(model("A")))
    #expect(models.value(of: .optional(.nullable(model("A")))) == .scalar(.uuid))
    #expect(models.isText(model("B")))
  }

  @Test func aliasesThatLeadBackToThemselvesEndSomewhere() {
    let models = ModelIndex([alias("A", of: model("B")), alias("B", of: model("A"))])
    guard case .model = models.unaliased(model("A")) else {
      Issue.record("an alias without an end stays a model")
      return
    }
  }

  @Test(arguments: [
    (TypeReference.scalar(.number(.integer, nilTexts: ["-"])), #"Number(Int, "-")"#, "Number"),
    (
      .optional(.scalar(.number(.double, nilTexts: ["-"]))), #"Number("-")"#, "Number"
    ),
    (.optional(.array(.scalar(.date(.unixMilliseconds)))), "[UnixTime(ms)]?", "[UnixTime]?"),
    (.optional(.nullable(.scalar(.bool))), "Nullable<Bool>?", "Nullable<Bool>?"),
    (.dictionary(.scalar(.bytes)), "[String: Data]", "[String: Bytes]"),
  ])
  func aTypeIsWrittenAsInASpec(type: TypeReference, notation: String, name: String) {
    #expect(type.notation == notation)
    #expect(type.name == name)
  }

  @Test(arguments: [("X-Key", true), ("", false), ("a b", false), ("é", false), ("~a", true)])
  func headerNamesAreTokens(name: String, isLegal: Bool) {
    #expect(isHeaderName(name) == isLegal)
  }

  @Test func valuesAreWrittenAsJSON() {
    let value = Literal.object([
      .init(name: "a\"b", value: .array([.number("1.50"), .null])),
      .init(name: "c", value: .string("x\n\u{1}")),
    ])
    #expect(value.jsonText == #"{"a\"b": [1.50, null], "c": "x\n\u0001"}"#)
  }
}
