import SDKGenAPIModel
import Testing

@testable import SDKGenSwift

/// The patterns that tell members of unions without a tag apart: no more than is needed.
@Suite struct UnionPatternTests {
  @Test func kindsAreEnoughWhereTheyDiffer() {
    let patterns = patterns(
      [
        member(.scalar(.string)), member(reference("File")), member(.array(.scalar(.double))),
        member(.scalar(.bool)), member(.scalar(.integer(bits: nil, isSigned: true))),
      ], [structure("File", [field("id"), field("name")])])

    #expect(patterns == [".string", ".object", ".array", ".bool", ".integer"])
  }

  @Test func objectsByWhatTheyDoNotShare() {
    let patterns = patterns(
      [member(reference("A")), member(reference("B"))],
      [
        structure("A", [field("id"), field("note", .optional(.scalar(.string))), field("a")]),
        structure(
          "B",
          [
            field("id"), field("note", .optional(.scalar(.string))),
            field("b", .optional(.scalar(.string))),
          ]),
      ])

    #expect(patterns == [#".members(required: ["a"])"#, #".members(optional: ["b"])"#])
  }

  @Test func constantsTellObjectsApart() {
    let patterns = patterns(
      [member(reference("A")), member(reference("B"))],
      [
        structure("A", [field("type", constant: .string("a")), field("id")]),
        structure(
          "B",
          [
            field("type", constant: .string("b")), field("id"),
            field("gone", .scalar(.bool), constant: .bool(true)),
          ]),
      ])

    #expect(
      patterns == [
        #".members(constants: ["type": ["a"]], required: ["type"])"#,
        #".members(constants: ["type": ["b"], "gone": [true]], required: ["type", "gone"])"#,
      ])
  }

  @Test func aDictionaryBesideAnObjectNeedsAllItsNames() {
    let patterns = patterns(
      [member(.dictionary(.scalar(.json))), member(reference("A"))],
      [structure("A", [field("id", .optional(.scalar(.string)))])])

    #expect(patterns == [".object", #".members(optional: ["id"])"#])
  }

  @Test func arraysByTheirElements() {
    let int = TypeReference.scalar(.integer(bits: nil, isSigned: true))
    let patterns = patterns(
      [
        member(.scalar(.string)), member(.array(.scalar(.string))), member(.array(int)),
        member(.array(.array(int))),
      ], [])

    #expect(
      patterns == [
        ".string", ".elements([.string])", ".elements([.integer])", ".elements([.array])",
      ])
  }

  @Test func enumsAreListedOnlyBesideOtherTexts() {
    let choice = model(
      "Choice",
      .enumeration(
        Enumeration(
          rawType: .string,
          values: ["a", "b"].map { .init(name: $0, raw: .string($0), location: location) },
          isOpen: true)))

    #expect(
      patterns([member(reference("Choice")), member(.scalar(.bool))], [choice])
        == [".string", ".bool"])
    #expect(
      patterns([member(reference("Choice")), member(.scalar(.uuid))], [choice])
        == [#".values(["a", "b"])"#, ".string"])
    #expect(
      patterns(
        [member(reference("Choice")), member(.scalar(.string), constant: .string(""))], [choice])
        == [".string", #".constants([""])"#])
  }

  @Test func enumsTellObjectsApart() {
    func choice(_ name: String, _ values: [String], allowsOthers: Bool = false) -> Model {
      model(
        name,
        .enumeration(
          Enumeration(
            rawType: .string,
            values: values.map { .init(name: $0, raw: .string($0), location: location) },
            isOpen: true, allowsOthers: allowsOthers)))
    }
    let models = [
      choice("Later", ["klarna", "affirm"]), choice("Bank", ["ach"]),
      choice("Any", ["cash"], allowsOthers: true), choice("Country", ["de", "us"]),
    ]
    func method(_ name: String) -> Model {
      structure(
        "Of" + name,
        [field("type", .optional(reference(name))), field("country", reference("Country"))])
    }
    let patterns = patterns(
      ["Later", "Bank", "Any"].map { member(reference("Of" + $0)) },
      models + ["Later", "Bank", "Any"].map(method))

    #expect(
      patterns == [
        #".members(choices: ["type": ["klarna", "affirm"]])"#,
        #".members(choices: ["type": ["ach"]])"#, ".members()",
      ])
  }

  @Test func nestedUnionsGiveTheirOwnMembers() {
    let inner = model(
      "Inner",
      .union(
        Union(
          discriminator: .tag(field: "kind", content: .inline),
          members: [
            member(reference("A"), tags: ["a", "b"]), member(reference("Outer"), tags: ["o"]),
          ])))
    let a = structure("A", [field("kind"), field("id")])
    let other = structure("C", [field("id")])
    let outer = Union(
      discriminator: .shape, members: [member(reference("C")), member(reference("Inner"))])
    let context = context([a, inner, other, model("Outer", .union(outer))])

    let patterns = PatternFinder.patterns(of: outer, in: ModelID("Outer"), context.types).map(
      \.code.flat)
    // What stands in itself again could be anything, so all names are said.
    #expect(
      patterns == [
        #".members(required: ["id"])"#,
        #".either([.members(constants: ["kind": ["a", "b"]], required: ["kind", "id"]), .any])"#,
      ])
  }

  /// Each of twelve unions holds an array of each: 12 to the power of 12 ways through them.
  @Test func unionsThatHoldArraysOfEachOtherAreLookedAtOnce() {
    let count = 12
    let unions = (0..<count).map { index in
      Union(
        discriminator: .shape, members: (0..<count).map { member(.array(reference("U\($0)"))) })
    }
    let context = context(unions.enumerated().map { model("U\($0)", .union($1)) })
    var finder = PatternFinder(context.types, union: ModelID("U0"))
    let patterns = unions[0].members.map { finder.pattern(of: $0, unions[0]) }

    #expect(patterns.count == count)
    #expect(finder.visits <= count * (PatternFinder.maximumArrays + 1))
  }

  @Test func unionsInUnionsByTheThousandMayBeAnything() {
    let count = 3000
    let unions = (0..<count).map { index in
      model(
        "U\(index)",
        .union(
          Union(
            discriminator: .tag(field: "t", content: .inline),
            members: [
              member(reference("U\(index + 1)"), tags: ["a"]), member(reference("A"), tags: ["b"]),
            ])))
    }
    let context = context(unions + [structure("A", [field("t")]), structure("U\(count)", [])])

    #expect(ModelPlanner(context).contents(of: context.models).declarations.count == count + 2)
  }

  private func patterns(_ members: [Union.Member], _ models: [Model]) -> [String] {
    let union = Union(discriminator: .shape, members: members)
    let context = context(models + [model("Either", .union(union))])
    return PatternFinder.patterns(of: union, in: ModelID("Either"), context.types)
      .map(\.code.flat)
  }
}
