import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenNativeSpec
import Testing

/// The meaning of type expressions.
@Suite struct TypeTests {
  @Test(
    arguments: [
      ("Bool", .scalar(.bool)),
      ("UInt16", .scalar(.integer(bits: 16, isSigned: false))),
      (" [ String : [Pet?] ]? ", .optional(.dictionary(.array(.optional(.model(pet)))))),
      (
        "Nullable<[Int]>?",
        .optional(.nullable(.array(.scalar(.integer(bits: nil, isSigned: true)))))
      ),
      ("Number", .scalar(.number(.double, nilTexts: []))),
      ("Number(Int)", .scalar(.number(.integer, nilTexts: []))),
      (#"Number(\"-\", \"\")"#, .optional(.scalar(.number(.double, nilTexts: ["-", ""])))),
      (#"Number(Decimal, \"-\")?"#, .optional(.scalar(.number(.decimal, nilTexts: ["-"])))),
      (#"Flag(\"예\", \"아니오\")"#, .scalar(.flag(yes: "예", no: "아니오"))),
      ("Day", .scalar(.day(pattern: nil))),
      (#"Day(\"yyyyMMdd\")"#, .scalar(.day(pattern: "yyyyMMdd"))),
      ("Date", .scalar(.date(.rfc3339))),
      ("UnixTime", .scalar(.date(.unixSeconds))),
      ("UnixTime(ms)", .scalar(.date(.unixMilliseconds))),
      (
        #"Date(\"yyyy-MM-dd'T'HH:mm:ss.SSS\", \"Asia/Seoul\")"#,
        .scalar(.date(.pattern("yyyy-MM-dd'T'HH:mm:ss.SSS", zone: "Asia/Seoul")))
      ),
    ] as [(String, TypeReference)])
  func means(expression: String, type: TypeReference) throws {
    #expect(try fields(#""f": "\#(expression)""#).map(\.type) == [type])
  }

  /// The `?` of an alias moves to its uses, so that every use shows whether it is optional.
  @Test func anAliasIsNeverOptional() throws {
    let api = try #require(
      outcome(
        of:
          #"{ "name": "A", "models": { "Reading": "Number(\"-\")", "M": { "a": "Reading", "b": "Reading?", "c": "[Reading]" } } }"#
      ).api)

    let reading = TypeReference.optional(.model(ModelID("Reading")))
    #expect(api.models[0].shape == .alias(.scalar(.number(.double, nilTexts: ["-"]))))
    #expect(api.fields(of: "M").map(\.type) == [reading, reading, .array(reading)])
  }

  @Test(
    arguments: [
      (#""f": "[Strin]""#, "1:53+5"), (#""f": "[String: [Pett]]""#, "1:62+4"),
      (#""f": "[\u0053trin]?""#, "1:53+10"),
      (#""f": "Date(\"yyyy hh\", \"UTC\")""#, "1:64+2"),
      (#""f": "Date(\"yyyy\", \"Nowhere/Else\")""#, "1:69+12"),
    ])
  func underlinesTheExactPart(field: String, place: String) throws {
    let location = try #require(outcome(of: spec(field)).diagnostics.first?.location)

    #expect("\(location.line):\(location.column)+\(location.length)" == place)
  }

  @Test func datesSayWhatDateMeansInTheirFileOnly() throws {
    let common = #"{ "name": "C", "dates": "UnixTime", "models": { "Money": { "at": "Date" } } }"#
    let api = try #require(
      outcome(
        of:
          #"{ "name": "A", "import": ["c.sdk.json"], "models": { "M": { "at": "Date", "m": "Money" } } }"#,
        importing: ["c.sdk.json": common]
      ).api)

    #expect(api.models.map(\.isImported) == [true, false])
    #expect(api.fields(of: "Money").map(\.type) == [.scalar(.date(.unixSeconds))])
    #expect(api.fields(of: "M").first?.type == .scalar(.date(.rfc3339)))
  }

  private func spec(_ fields: String) -> String {
    #"{ "name": "A", "models": { "Pet": {}, "M": { \#(fields) } } }"#
  }

  private func fields(_ text: String) throws -> [Property] {
    let outcome = outcome(of: spec(text))
    #expect(outcome.messages == [])
    return try #require(outcome.api).fields(of: "M")
  }
}

private let pet = ModelID("Pet")

extension API {
  func model(_ name: String) -> Model? { models.first { $0.id == ModelID(name) } }

  /// The fields of a structure.
  func fields(of name: String) -> [Property] {
    guard case .structure(let structure) = model(name)?.shape else { return [] }
    return structure.properties
  }

  func operation(_ provenance: String) -> Operation? {
    groups.flatMap(\.operations).first { $0.provenance == provenance }
  }
}
