import Testing

@testable import SDKContract

struct ContractTests {
  private func written(_ draft: ContractDraft) throws -> ContractValue {
    let contract = Contract(draft.text)
    try #require(contract.problem == nil)
    return contract.root
  }

  private func text(_ text: String, _ line: Int, _ column: Int) -> ContractDraft {
    ContractDraft(.string(text), at: .init(line: line, column: column))
  }

  @Test func everyKindOfValueIsReadAsItWasWritten() throws {
    let root = try written(
      ContractDraft(
        .object([
          .init("none", ContractDraft(.null)), .init("yes", ContractDraft(.bool(true))),
          .init("no", ContractDraft(.bool(false))),
          .init("number", ContractDraft(.number("-1.50e3"))),
          .init("text", ContractDraft(.string("한글 \u{0} \"quoted\" \\ \n"))),
          .init("empty", ContractDraft(.object([]))),
          .init("list", ContractDraft(.array([ContractDraft(.array([])), ContractDraft(.null)]))),
        ])))
    #expect(root.members.map(\.key) == ["none", "yes", "no", "number", "text", "empty", "list"])
    #expect(root["none"]?.kind == .null)
    #expect(root["yes"]?.bool == true && root["no"]?.bool == false)
    #expect(root["number"]?.number == "-1.50e3")
    #expect(root["text"]?.string == "한글 \u{0} \"quoted\" \\ \n")
    #expect(root["empty"]?.kind == .object && root["empty"]?.members.isEmpty == true)
    #expect(root["list"]?.elements.map(\.kind) == [.array, .null])
    #expect(root["other"] == nil && root["text"]?["inner"] == nil)
  }

  /// Equal schemas in two places are one node, and each has its own place all the same.
  @Test func sharedNodesKnowTheirPlaces() throws {
    func schema(at line: Int) -> ContractDraft {
      ContractDraft(
        .object([
          .init("type", text("string", line + 1, 5)), .init("maxLength", text("20", line + 2, 5)),
        ]), at: .init(line: line, column: 3))
    }
    let draft = ContractDraft(
      .object([.init("name", schema(at: 10)), .init("a/b~c", schema(at: 30))]),
      at: .init(line: 1, column: 1), anchor: .init(file: "shop.yaml", pointer: ""))
    let root = try written(draft)
    #expect(root["name"]?["maxLength"]?.place.description == "shop.yaml:12:5 #/name/maxLength")
    #expect(root["a/b~c"]?["type"]?.place.description == "shop.yaml:31:5 #/a~1b~0c/type")
    let one = ContractDraft(.object([.init("name", schema(at: 10))])).text
    #expect(draft.text.utf8.count < one.utf8.count + 40)
  }

  /// What follows something that stands elsewhere is where it is.
  @Test func whatStandsElsewhereSaysWhere() throws {
    let moved = ContractDraft(
      .object([.init("in", text("query", 71, 9))]), at: .init(line: 70, column: 7),
      anchor: .init(file: "parts.yaml", pointer: "/components/parameters/limit"))
    let root = try written(
      ContractDraft(
        .array([text("first", 4, 3), moved, moved, text("last", 6, 3)]),
        at: .init(line: 3, column: 1), anchor: .init(file: "shop.yaml", pointer: "/list")))
    #expect(
      root.elements.map(\.place.description) == [
        "shop.yaml:4:3 #/list/0", "parts.yaml:70:7 #/components/parameters/limit",
        "parts.yaml:70:7 #/components/parameters/limit", "shop.yaml:6:3 #/list/3",
      ])
    #expect(
      root.elements[1]["in"]?.place.description
        == "parts.yaml:71:9 #/components/parameters/limit/in")
  }

  @Test(arguments: [0, 1, 56, 57, 58, 57 + 34 * 57 - 1, 57 + 34 * 57, 1_000_000, 60_000_000])
  func numbersAreReadAsTheyWereWritten(_ number: Int) throws {
    var writer = ContractWriter()
    writer.append(number)
    #expect(writer.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C })
    writer.utf8.withUnsafeBufferPointer { utf8 in
      var reader = ContractReader(utf8)
      #expect(reader.number() == number && reader.isAtEnd)
    }
  }

  /// Whatever is cut off or changed, nothing stops: the root is null, or a value that can be walked through.
  @Test func noTextStopsTheReader() throws {
    let draft = ContractDraft(
      .object([
        .init("a", ContractDraft(.array([text("x", 2, 2), text("y", 3, 2)]))),
        .init(
          "b",
          ContractDraft(
            .object([.init("c", text("x", 2, 2))]), anchor: .init(file: "f", pointer: "/p"))),
      ]))
    let bytes = Array(draft.text.utf8)
    for length in bytes.indices {
      #expect(Contract(String(decoding: bytes[..<length], as: UTF8.self)).problem != nil)
    }
    for index in bytes.indices {
      for byte in UInt8(0x20)...0x7F {
        var changed = bytes
        changed[index] = byte
        walk(Contract(String(decoding: changed, as: UTF8.self)).root, levels: 5)
      }
    }
  }

  private func walk(_ value: ContractValue, levels: Int) {
    guard levels > 0 else { return }
    for member in value.members { walk(member.value, levels: levels - 1) }
    for element in value.elements { walk(element, levels: levels - 1) }
    _ = (value.kind, value.place.description)
  }

  @Test(arguments: [
    ("", ""), ("pets", "pets"), ("application/json", "application~1json"), ("~1", "~01"),
    ("/a~/~", "~1a~0~1~0"), ("가/~é", "가~1~0é"),
  ])
  func namesInPointers(name: String, written: String) {
    #expect(name.escapedForPointer == written)
    #expect(written.unescapedFromPointer == name)
  }

  /// Each of them was written by somebody.
  @Test(arguments: [("~", "~"), ("a~", "a~"), ("~2~~1", "~2~/"), ("~01", "~1"), ("~10", "/0")])
  func whatIsNoEscapeStays(written: String, name: String) {
    #expect(written.unescapedFromPointer == name)
  }
}
