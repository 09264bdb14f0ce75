import Foundation
import SDKCore
import Testing

@testable import SDKFake

/// What is made for schemas.
struct SampleTests {
  /// What is made for a schema is valid, whatever the seed, and the same the second time.
  @Test(arguments: SchemaTests.cases.indices.filter { !SchemaTests.cases[$0].valid.isEmpty })
  func samplesAreValid(_ index: Int) throws {
    let text = SchemaTests.cases[index].schema
    let schemas = try Schemas(
      text, others: #"{"Node": {"type": "object", "properties": {"next": {"$ref": "Node"}}}}"#)
    for seed in UInt64(0)..<20 {
      let sample = Sampler(schemas.judge(), seed: seed).value(of: schemas.schema, for: "a")
      #expect(schemas.judge().violations(of: sample, by: schemas.schema, at: "") == [], "\(text)")
      #expect(Sampler(schemas.judge(), seed: seed).value(of: schemas.schema, for: "a") == sample)
    }
  }

  @Test(arguments: [(#""language": "ko","#, true), ("", false)])
  func samplesAreInTheLanguageOfTheSpec(_ language: String, isKorean: Bool) throws {
    let properties = ["fullName", "city", "street", "title", "description", "nickname", "email"]
    let server = try FakeServer(
      contract: """
        {\(language) "paths": {"/me": {"GET": {"id": "me", "responses": {"200": {"content": {
          "application/json": {"schema": {
            "type": "object", "required": \(properties),
            "properties": {\(properties.map { #""\#($0)": {"type": "string", "maxLength": 40}"# }.joined(separator: ","))}
        }}}}}}}}}
        """)
    let answer = try server.answer(
      ReceivedRequest(method: "GET", path: "/me", query: [], headers: [:], body: Data())
    ).get()
    let sample = try JSON(text: answer.body)
    for name in properties {
      let text = try #require(sample[name]?.stringValue)
      let hasHangul = text.unicodeScalars.contains { ("가"..."힣").contains($0) }
      #expect(hasHangul == (isKorean && !["nickname", "email"].contains(name)), "\(name): \(text)")
    }
  }

  /// What a name ends with by chance says nothing.
  @Test func textsReadLikeTheirNames() throws {
    let patterns = [
      "format": #"^[a-z]+$"#, "candidate": #"^[a-z]+$"#, "headline": #"^[A-Z]\w+ \w+ \w+$"#,
      "emailAddress": #"^\S+@\S+$"#, "ip_address": #"^[\d.]+$"#, "createdAt": #"^2026-.*Z$"#,
      "start_date": #"^2026-\d\d-\d\d$"#, "address_line1": #"^\d+ "#, "endTime": #"^2026-.*Z$"#,
    ]
    let properties = patterns.keys.sorted().map { "\"\($0)\": {\"type\": \"string\"}" }
    let schemas = try Schemas(
      #"{"type": "object", "properties": {\#(properties.joined(separator: ", "))}}"#)
    let sample = Sampler(schemas.judge(), seed: 1).value(of: schemas.schema, for: "a")
    for (name, text) in patterns {
      let pattern = try #require(Pattern(text))
      let value = sample[name]?.stringValue ?? ""
      #expect(pattern.matches(value) == true, "\(name): \(value)")
    }
  }

  /// People have names of people, by what they are called or have besides.
  @Test func peopleHaveNames() throws {
    let named =
      #"{"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}}}"#
    let schemas = try Schemas(
      #"""
      {"type": "object", "properties": {"buyer": \#(named), "item": \#(named), "boss": {"$ref": "Employee"}, "users": {"type": "array", "minItems": 1, "items": \#(named)},
      "a": {"type": "object", "properties": {"name": {"type": "string"}, "email": {"type": "string"}}}}}
      """#, others: #"{"Employee": \#(named)}"#)
    let sample = Sampler(schemas.judge(), seed: 1).value(of: schemas.schema, for: "a")
    func isPerson(_ value: JSON?) -> Bool {
      let first = value?["name"]?.stringValue?.split(separator: " ").first.map(String.init) ?? ""
      return SampleWords.english.firstNames.contains(first)
    }
    #expect(["buyer", "boss", "a"].allSatisfy { isPerson(sample[$0]) }, "\(sample)")
    #expect(isPerson(sample["users"]?.arrayValue?.first) && !isPerson(sample["item"]))
  }

  /// No count in a spec is too large to reckon with.
  @Test(arguments: [
    #"{"type": "array", "minItems": 9000000000000000000}"#,
    #"{"type": "array", "contains": {}, "minContains": 9000000000000000000}"#,
    #"{"type": "array", "contains": {}, "minContains": -9, "maxContains": -9, "minItems": 1}"#,
    #"{"type": "object", "required": ["a"], "maxProperties": -9223372036854775808}"#,
    #"{"type": "string", "minLength": 9000000000000000000, "pattern": "^a{9000000000000000000}$"}"#,
    #"{"type": "string", "minLength": 9000000000000000000, "pattern": "a"}"#,
    #"{"type": "string", "minLength": 9000000000000000000, "pattern": "(b{90}){90}"}"#,
  ])
  func countsBeyondReason(text: String) throws {
    let schemas = try Schemas(text)
    let sample = Sampler(schemas.judge(), seed: 1).value(of: schemas.schema, for: "a")
    #expect(!schemas.judge().violations(of: sample, by: schemas.schema, at: "").isEmpty)
  }

  @Test func membersOfAUnionComeInTurn() throws {
    let schemas = try Schemas(
      #"{"type": "array", "minItems": 6, "items": {"oneOf": [{"$ref": "Cat"}, {"$ref": "Dog"}, {"type": "string"}], "discriminator": {"propertyName": "kind", "mapping": {"c": "Cat"}}}}"#,
      others:
        #"{"Cat": {"type": "object", "required": ["kind", "lives"], "properties": {"kind": {"type": "string"}, "lives": {"type": "integer"}}}, "Dog": {"type": "object", "required": ["kind", "tail"], "properties": {"kind": {"type": "string"}, "tail": {"type": "boolean"}}}}"#
    )
    let sample = Sampler(schemas.judge(), seed: 3).value(of: schemas.schema, for: "a")
    let items = try #require(sample.arrayValue)
    #expect(items.count { $0["lives"] != nil && $0["kind"] == "c" } == 2)
    #expect(items.count { $0["tail"] != nil && $0["kind"] == "Dog" } == 2)
    #expect(items.count { $0.stringValue != nil } == 2)
  }

  @Test func examplesComeFirstIfTheyAreValid() throws {
    let schemas = try Schemas(
      #"{"type": "object", "required": ["a", "b"], "properties": {"a": {"type": "string", "example": "mine"}, "b": {"type": "string", "maxLength": 3, "example": "too long"}}}"#
    )
    let sample = Sampler(schemas.judge(), seed: 3).value(of: schemas.schema, for: "a")
    #expect(sample["a"] == "mine" && sample["b"]?.stringValue?.isEmpty == false)
  }

  /// Whatever limits a schema has, and wherever: what is made for it, and what is made of a value that it allows, is
  /// valid.
  @Test(arguments: 0..<8)
  func limitsHoldEverywhere(_ part: UInt64) throws {
    var wrong: [String] = []
    for number in 0..<300 as Range<UInt64> {
      var maker = LimitedSchemas(random: SplitMix64(seed: part * 1_000 + number))
      let (schema, values) = maker.any(depth: Int(number % 4))
      let schemas = try Schemas(schema.description)
      let judge = schemas.judge()
      for value in values {
        let problems = judge.violations(of: value, by: schemas.schema, at: "")
        #expect(problems == [], "\(value) by \(schema)")
      }
      let sampler = Sampler(judge, seed: number)
      let samples =
        (0..<3).map { sampler.value(of: schemas.schema, for: "thing \($0)") }
        + values.map { sampler.value(of: schemas.schema, for: "like", like: $0, isWhole: true) }
      for sample in samples {
        let problems = judge.violations(of: sample, by: schemas.schema, at: "")
        guard let first = problems.first else { continue }
        wrong.append(
          "\(first.subject) \(first.problem): \(sample.description.prefix(200)) by \(schema)")
      }
    }
    #expect(wrong == [])
  }
}

/// Writes schemas with limits, each with some different values that it allows.
private struct LimitedSchemas {
  typealias Made = (schema: JSON, values: [JSON])

  var random: SplitMix64

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  mutating func any(depth: Int) -> Made {
    var made = plain(depth: depth)
    guard var members = made.schema.objectValue else { return made }
    if chance(10), let type = members["type"]?.stringValue, members["enum"] == nil {
      members["type"] = [.string(type), "null"]
      made.values.append(.null)
    }
    if chance(15) {
      // The same limits in parts.
      var parts: [[String: JSON]] = [[:], [:]]
      let isTogether = members["properties"] != nil || members["prefixItems"] != nil
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        parts[isTogether ? 0 : random.below(2)][key] = value
      }
      members = ["allOf": .array(parts.map { .object($0) })]
    } else if chance(10) {
      members["not"] = ["const": made.values[0]]
      made.values = made.values.filter { $0 != made.values[0] }
      if made.values.isEmpty { return any(depth: depth) }
    } else if depth > 0, chance(10) {
      let other = any(depth: depth - 1)
      return (
        ["anyOf": [.object(members), other.schema]], Array((made.values + other.values).prefix(5))
      )
    }
    return (.object(members), made.values)
  }

  private mutating func plain(depth: Int) -> Made {
    switch random.below(depth > 0 ? 8 : 4) {
    case 0: return text()
    case 1: return choice()
    case 2: return number(isInteger: true)
    case 3: return number(isInteger: false)
    case 4, 5: return list(depth: depth - 1)
    case 6: return map(depth: depth - 1)
    default: return object(depth: depth - 1)
    }
  }

  private static let texts: [(keyword: String, value: String, texts: [String])] = [
    ("pattern", "^[a-z]+$", ["a", "bcdef", "abcdefghijklmnop"]),
    ("pattern", "^[A-Z]{2}-\\d{3}$", ["AB-123", "CD-456"]),
    ("pattern", "[0-9]", ["1", "a2", "abc3def"]),
    ("pattern", "^(ab|c){2,}$", ["abc", "cc", "ababab"]),
    ("pattern", "^(?!x)\\S+$", ["a", "yx", "bcdefg"]), ("pattern", "\\.png$", [".png", "a.png"]),
    ("format", "email", ["a@b.c", "someone@example.com"]),
    ("format", "uuid", ["123e4567-e89b-12d3-a456-426614174000"]),
    ("format", "date", ["2026-01-02"]), ("format", "date-time", ["2026-01-02T03:04:05Z"]),
    ("format", "uri", ["a:b", "https://example.com/a/long/one"]),
    ("format", "hostname", ["a", "a.example.com"]),
    ("format", "ipv4", ["1.2.3.4", "192.168.100.100"]), ("format", "json-pointer", ["", "/a/b/c"]),
    ("format", "duration", ["P1D", "PT30M"]), ("format", "time", ["01:02:03Z"]),
    ("title", "Text", ["", "a", "한글", "some more words"]),
  ]

  private mutating func text() -> Made {
    guard let kind = random.element(of: Self.texts) else { return ([:], []) }
    var members: [String: JSON] = ["type": "string", kind.keyword: .string(kind.value)]
    let counts = kind.texts.map(\.unicodeScalars.count)
    let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
    switch random.below(5) {
    case 0: members["minLength"] = .integer(Int64(most))
    case 1: members["maxLength"] = .integer(Int64(least))
    case 2:
      members["minLength"] = .integer(Int64(least))
      members["maxLength"] = .integer(Int64(most))
    case 3: members["minLength"] = .integer(Int64((least + most) / 2))
    default: break
    }
    let allowed = kind.texts.filter { text in
      let count = Int64(text.unicodeScalars.count)
      return count >= members["minLength"]?.intValue.map(Int64.init) ?? 0
        && count <= members["maxLength"]?.intValue.map(Int64.init) ?? .max
    }
    return (.object(members), allowed.map { .string($0) })
  }

  private mutating func choice() -> Made {
    let all: [JSON] = chance(50) ? ["a", "bb", "ccc", "dddd"] : [1, 2, "x", true]
    let least = random.below(4)
    let allowed = all.filter { $0.stringValue.map { $0.count >= least } ?? true }
    var members: [String: JSON] = ["enum": .array(all), "minLength": .integer(Int64(least))]
    if all[0] == "a" { members["type"] = "string" }
    if chance(10) { return (["type": "boolean"], [true, false]) }
    return (.object(members), allowed)
  }

  private mutating func number(isInteger: Bool) -> Made {
    let steps = isInteger ? [1, 1, 2, 5, 7, 0.5, 2.5] : [1, 0.1, 0.25, 0.01, 3, 0.001]
    let step = random.element(of: steps) ?? 1
    let whole = isInteger && step != step.rounded() ? step * 2 : step
    func value(_ number: Double) -> JSON {
      Int64(exactly: number).map { .integer($0) } ?? .number((number * 1e6).rounded() / 1e6)
    }
    let first = Double(random.number(in: -20...1_000))
    let count = random.number(in: 1...4)
    let values = (0..<count).map { value((first + Double($0)) * whole) }
    let (least, most) = (first * whole, (first + Double(count - 1)) * whole)
    var members: [String: JSON] = ["type": isInteger ? "integer" : "number"]
    if step != 1 || chance(30) { members["multipleOf"] = value(step) }
    if chance(70) {
      if chance(50) {
        members["minimum"] = value(least)
      } else {
        members["exclusiveMinimum"] = value(least - whole / 2)
      }
    }
    if chance(70) {
      if chance(50) {
        members["maximum"] = value(most)
      } else {
        members["exclusiveMaximum"] = value(most + whole / 2)
      }
    }
    return (.object(members), values)
  }

  private mutating func list(depth: Int) -> Made {
    let item = any(depth: depth)
    let count = random.number(in: 0...item.values.count)
    var members: [String: JSON] = ["type": "array", "items": item.schema, "uniqueItems": true]
    if chance(30) { members["uniqueItems"] = false }
    if chance(80) { members["minItems"] = .integer(Int64(count)) }
    if chance(40) { members["maxItems"] = .integer(Int64(count)) }
    return (.object(members), [.array(Array(item.values.prefix(count)))])
  }

  private mutating func map(depth: Int) -> Made {
    let item = any(depth: depth)
    let names: [(schema: JSON, names: [String])] = [
      (["enum": ["ko", "en", "de", "fr"]], ["ko", "en", "de", "fr"]),
      (["pattern": "^x-"], ["x-a", "x-b", "x-c"]), (["maxLength": 2], ["a", "bb", "c"]),
      (["minLength": 12], ["abcdefghijkl", "bcdefghijklmn"]), (["format": "uuid"], []),
      (true, ["a", "b"]),
    ]
    let name = names[random.below(names.count)]
    let count = random.number(in: 0...name.names.count)
    var value: [String: JSON] = [:]
    for name in name.names.prefix(count) { value[name] = random.element(of: item.values) }
    var members: [String: JSON] = [
      "type": "object", "propertyNames": name.schema, "minProperties": .integer(Int64(count)),
    ]
    if chance(30) { members["maxProperties"] = .integer(Int64(count)) }
    if chance(25) {
      members["patternProperties"] = ["^[a-z-]": item.schema]
      members["additionalProperties"] = .bool(chance(50))
    } else {
      members["additionalProperties"] = item.schema
    }
    return (.object(members), [.object(value)])
  }

  private mutating func object(depth: Int) -> Made {
    var (properties, value): ([String: JSON], [String: JSON]) = ([:], [:])
    for name in ["id", "name", "tags", "place"].prefix(random.number(in: 1...4)) {
      let made = any(depth: depth)
      properties[name] = made.schema
      if chance(70) { value[name] = random.element(of: made.values) }
    }
    let names = value.keys.sorted()
    var members: [String: JSON] = ["type": "object", "properties": .object(properties)]
    members["required"] = .array(names.filter { _ in chance(40) }.map { .string($0) })
    if chance(50) { members["minProperties"] = .integer(Int64(names.count)) }
    if chance(30) { members["maxProperties"] = .integer(Int64(names.count)) }
    if chance(50) { members["additionalProperties"] = false }
    if let first = names.first, chance(30) {
      members["dependentRequired"] = [first: .array(names.dropFirst().map { .string($0) })]
    }
    return (.object(members), [.object(value)])
  }
}
