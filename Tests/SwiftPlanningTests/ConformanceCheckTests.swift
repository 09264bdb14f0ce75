import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwiftPlanning

/// Conformances that are asked for and that no model can have.
@Suite struct ConformanceCheckTests {
  private let models = [
    structure("Pet", [field("tag", reference("Tag"))]), structure("Tag", [field("name")]),
    model("Name", .alias(.scalar(.string))),
  ]

  private func problems(_ model: String?, _ protocols: [String]) -> [Diagnostic] {
    var options = PlanningOptions()
    options.conformances = [
      .init(
        model: model, protocols: protocols,
        location: SourceLocation(file: "sdkgen.json", line: 1, column: 1))
    ]
    return ConformanceCheck(context(models, options)).problems
  }

  @Test(arguments: [
    ("Pet", "Comparable"), ("Tag", "-Codable"), ("Pet", "-Hashable"), (nil, "Codable"),
    (nil, "-Hashable"), ("Pet", "Bank.Priced"),
  ])
  func whatCanBeIsNoProblem(model: String?, item: String) {
    let found = problems(model, model == "Tag" ? [item] : [item])
    // What holds it would have to do without as well.
    #expect(found.isEmpty || item == "-Codable")
  }

  @Test(arguments: [
    ("Tag", "-Hashable", "'Pet' cannot be 'Hashable', because it holds 'Tag'"),
    ("Tag", "-Sendable", "'Pet' cannot be 'Sendable', because it holds 'Tag'"),
    ("Pet", "AnyObject", "a model cannot conform to 'AnyObject'"),
    ("Pet", "Tag", "a model cannot conform to 'Tag'"),
    ("Name", "Comparable", "'Name' is another name for 'String'"),
    ("Pte", "Comparable", "no type of this client is named 'Pte'; did you mean 'Pet'?"),
  ])
  func whatCannotBeIsSaidWithItsPlace(model: String, item: String, message: String) {
    let found = problems(model, [item])

    #expect(found.first?.message.hasPrefix(message) == true)
    #expect(found.allSatisfy { $0.severity == .error && $0.location?.file == "sdkgen.json" })
  }
}
