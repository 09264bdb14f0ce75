import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

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

  /// What an alias stands for is asked for itself.
  @Test func aliasesCannotLackAConformance() {
    let models = models + [model("Label", .alias(reference("Tag")))]
    var options = PlanningOptions()
    options.conformances = [.init(model: nil, protocols: ["-Hashable"])]

    #expect(ConformanceCheck(context(models, options)).problems.isEmpty)
  }

  @Test func whatAModelHoldsFollowsIt() {
    var options = PlanningOptions()
    options.conformances = [
      .init(model: "Pet", protocols: ["Hashable", "Comparable"]),
      .init(model: nil, protocols: ["-Hashable"]),
    ]
    let conformances = context(models, options).conformances

    #expect(ConformanceCheck(context(models, options)).problems.isEmpty)
    #expect(conformances.protocols(["Hashable"], of: "Tag") == ["Hashable"])
    #expect(conformances.protocols(["Hashable"], of: "Pet") == ["Hashable", "Comparable"])
    #expect(conformances.protocols(["Hashable"], of: "Other") == [])
  }

  @Test func manyModelsAreHashableWithANote() {
    let many = (0...400).map { structure("M\($0)", []) }
    func notes(_ options: PlanningOptions) -> [String] {
      plan(api(many), names: plainNames(of: many), options: options).diagnostics.map(\.message)
    }

    #expect(notes(.init()).first?.hasPrefix("401 models are 'Hashable'") == true)
    #expect(notes(.init { $0.conformances = [.init(model: nil, protocols: ["-Hashable"])] }) == [])
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
