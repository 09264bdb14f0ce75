import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// Values in values in values, on a thread with the stack of Darwin's pools or less. Too little stack
/// would end the process.
@Suite(.timeLimit(.minutes(15))) struct DeepValueTests {
  // MARK: Models

  @Test(arguments: Nesting.allCases)
  func aUnionIsReadAndWrittenAtSomeDepth(nesting: Nesting) async throws {
    try await onSmallStack {
      let text = nesting.text(30)
      let value = try read(DeepUnion.self, text)

      #expect(try read(DeepUnion.self, text) == value)
      #expect(Set([value]).contains(value))
      let written = try JSONBodyEncoder.writer.encode(value)
      #expect(try read(DeepUnion.self, written) == value)
      #expect(!String(describing: value).isEmpty)
    }
  }

  /// An error, and not the union's last resort or a list without the element.
  @Test(arguments: Nesting.allCases, [256, 512])
  func aUnionThatIsTooDeepIsAnError(nesting: Nesting, stack: Int) async throws {
    try await onSmallStack(kilobytes: stack) {
      for depth in [450, 510] {
        let error = #expect(throws: DecodingError.self) {
          try read(DeepUnion.self, nesting.text(depth))
        }

        #expect(error.map(DecodingFailure.init)?.reason == "is nested too deeply")
      }
    }
  }

  @Test(arguments: [20, 100, 300, 510], [128, 256, 512])
  func aRecursiveModelIsAValueOrAnError(depth: Int, stack: Int) async throws {
    let mustFit = stack == 512 ? 100 : 20
    try await onSmallStack(kilobytes: stack) {
      let text = Data(
        (String(repeating: #"{"next":"#, count: depth) + "{}" + String(repeating: "}", count: depth))
          .utf8)
      do {
        let value = try read(Chain.self, text)
        #expect(try read(Chain.self, text) == value)
        #expect(Set([value]).contains(value))
        do {
          #expect(try read(Chain.self, JSONBodyEncoder.writer.encode(value)) == value)
        } catch is EncodingError {
          #expect(depth > mustFit)
        }
      } catch is DecodingError {
        #expect(depth > mustFit)
      }
    }
  }

  @Test(arguments: [256, 512])
  func aModelThatIsTooDeepToWriteIsAnError(stack: Int) async throws {
    try await onSmallStack(kilobytes: stack) {
      var chain = Chain()
      for _ in 0..<1_000 { chain = Chain(next: chain) }
      let value = chain

      let error = #expect(throws: EncodingError.self) {
        try JSONBodyEncoder.writer.encode(value)
      }
      #expect(throws: EncodingError.self) { try JSON(value) }
      guard case .invalidValue(_, let context)? = error else { return }
      #expect(context.underlyingError is TooDeep)
    }
  }

  /// What cannot be written is not left out either, if a model ignores the error.
  @Test func aModelThatIgnoresTheErrorIsNotWrittenInPart() async throws {
    try await onSmallStack {
      #expect(throws: EncodingError.self) {
        try JSONBodyEncoder.writer.encode(Careless(depth: 3_000))
      }
    }
  }

  @Test func aBodyThatIsTooDeepIsRefusedInWords() async {
    var chain = Chain()
    for _ in 0..<1_000 { chain = Chain(next: chain) }

    let text = await refusal(TestEndpoint(EndpointRequest(.post, "/a", body: .json(chain))))

    #expect(text == "the body is nested too deeply to be encoded")
  }

  // MARK: JSON

  @Test(arguments: ["[", #"{"a":"#], [128, 512])
  func aJSONValueOfTheGreatestDepth(opening: String, stack: Int) async throws {
    try await onSmallStack(kilobytes: stack) {
      let text = nested(opening, "1", depth: 512)
      let value = try read(JSON.self, text)

      #expect(try read(JSON.self, text) == value)
      #expect(try read(JSON.self, nested(opening, "2", depth: 512)) != value)
      #expect(try value == read(JSON.self, nested(opening, "1.0", depth: 512)))
      #expect(value.hashValue == (try read(JSON.self, text)).hashValue)
      #expect(try Set([value]).contains(read(JSON.self, nested(opening, "1.0", depth: 512))))
      #expect(try JSONBodyEncoder.writer.encode(value) == text)
      #expect(String(describing: value) == String(decoding: text, as: UTF8.self))
      #expect(String(reflecting: value) == String(decoding: text, as: UTF8.self))
    }
  }

  @Test(arguments: ["[", #"{"a":"#])
  func aTextThatIsTooDeepIsAnError(opening: String) async throws {
    try await onSmallStack {
      for depth in [513, 10_000] {
        let text = nested(opening, "1", depth: depth)
        let error = #expect(throws: DecodingError.self) { try read(JSON.self, text) }
        #expect(error.map { DecodingFailure($0, in: text) }?.reason == "is nested too deeply")
      }
    }
  }

  @Test func aNumberThatHasNoTextIsFoundAtItsPath() throws {
    let value: JSON = ["a": [1, ["b": .number(.infinity)]]]

    let error = #expect(throws: EncodingError.self) { try JSONBodyEncoder.writer.encode(value) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(DecodingFailure.path(context.codingPath) == "a[1].b")
  }

  @Test func equalityLooksAtEverything() {
    let value: JSON = ["a": [1, ["b": [nil, true, "x"]]], "c": []]
    #expect(value == ["c": [], "a": [1.0, ["b": [nil, true, "x"]]]])
    for other: JSON in [
      ["a": [1, ["b": [nil, true, "y"]]], "c": []], ["a": [1, ["b": [nil, true]]], "c": []],
      ["a": [1, ["d": [nil, true, "x"]]], "c": []],
      ["a": [1, ["b": [nil, true, "x"]]], "c": [:]],
      ["a": [1, ["b": [nil, true, "x"]]]], nil,
    ] {
      #expect(value != other)
      #expect(other != value)
    }
  }

  @Test func equalValuesHaveEqualHashes() {
    let value: JSON = ["a": [1, ["b": [nil, true, "x"]]], "c": [], "d": -0.0]
    let other: JSON = ["d": 0, "c": [], "a": [1.0, ["b": [nil, true, "x"]]]]
    #expect(value == other)
    #expect(value.hashValue == other.hashValue)
    let different: [JSON] = [
      nil, true, "x", [1], [[1]], [1, 2], [2, 1], ["a": 1], ["b": 1], ["a": 2],
      ["a": 1, "b": 2], ["a": 2, "b": 1],
    ]
    #expect(Set(different.map(\.hashValue)).count == different.count)
  }

  // MARK: What is made of values

  @Test func valuesInNamesHaveALimit() async throws {
    try await onSmallStack {
      let names = EncodedValue(try read(JSON.self, nested(#"{"a":"#, "1", depth: 60)), .deepObject)
      #expect(throws: Never.self) { try names.written(in: WritingContext()) }
      for opening in ["[", #"{"a":"#] {
        let value = try read(JSON.self, nested(opening, "1", depth: 512))
        let error = #expect(throws: RequestBuildingError.self) {
          try EncodedValue(value, .deepObject).written(in: WritingContext())
        }
        #expect(error?.reason == "the value is nested more than 64 deep")
      }
      let array = try read(JSON.self, nested("[", "1", depth: 512))
      #expect(try array.written(in: WritingContext()) == .list(["1"]))
      let mixed: JSON = [1, [2, [3], nil], "4"]
      #expect(try mixed.written(in: WritingContext()) == .list(["1", "2", "3", "4"]))
    }
  }

  @Test func logsShowTheUpperLevels() async throws {
    try await onSmallStack {
      let text = try #require(
        Redaction.standard.text(
          of: nested(#"{"a":"#, "1", depth: 512), contentType: "application/json"))
      #expect(text.hasPrefix(#"{"a":{"a":"#))
      #expect(text.contains(Redaction.mask))
    }
  }

  @Test(arguments: [("password", true), ("colour", false)])
  func aSecretIsFoundAtAnyDepth(name: String, isFound: Bool) async throws {
    try await onSmallStack {
      let body = nested("[", #"{"\#(name)":"x"}"#, depth: 500)
      let request = HTTPRequest(
        .post, url: URL(filePath: "/"), headers: ["Content-Type": "application/json"],
        body: .data(body), endpoint: TestEndpoint.get("/"))
      #expect(LoginBody.isIn(request) == isFound)
    }
  }
}

/// The ways in which a union is in itself.
enum Nesting: String, CaseIterable, Sendable {
  case member, other, list

  func text(_ depth: Int) -> Data {
    switch self {
    case .member: nested(#"{"kind":"k","inner":"#, #""end""#, depth: depth)
    case .other: nested(#"{"inner":"#, #""end""#, depth: depth)
    case .list: nested("[", #""end""#, depth: depth)
    }
  }
}

private func nested(_ opening: String, _ inner: String, depth: Int) -> Data {
  let closing = opening == "[" ? "]" : "}"
  return Data(
    (String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth))
      .utf8)
}

private func read<Value: Decodable>(_ type: Value.Type, _ text: Data) throws -> Value {
  try BodyDecoder.tape(userInfo: [:]).decode(type, from: text)
}

/// Runs work on a thread with as much stack as those of Darwin's pools have, or of musl (128 kB).
private func onSmallStack(
  kilobytes: Int = 512, _ work: @escaping @Sendable () throws -> Void
) async throws {
  try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
    let thread = Thread { done.resume(with: Result { try work() }) }
    thread.stackSize = kilobytes << 10
    thread.start()
  }
}

// As they are generated.

private struct Chain: Codable, HashableModel, Sendable {
  private var _next: Boxed<Chain>?

  init(next: Chain? = nil) { _next = Boxed(next) }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(next: fields.decodeIfPresent(Chain.self, "next"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(_next?.value, "next")
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a._next, b._next)
  }
}

private struct DeepMember: Codable, Hashable, Sendable {
  let kind: String
  let inner: Boxed<DeepUnion>
  let count: Int?
  let day: Day?

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    kind = try fields.decode(String.self, "kind")
    inner = Boxed(try fields.decode(DeepUnion.self, "inner"))
    count = try fields.decodeIfPresent(Int.self, "count")
    day = try fields.decodeIfPresent(Day.self, "day")
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(inner.value, "inner")
    try fields.encodeIfPresent(count, "count")
    try fields.encodeIfPresent(day, "day")
  }
}

private struct DeepOther: Codable, Hashable, Sendable {
  let inner: Boxed<DeepUnion>

  init(from decoder: any Decoder) throws {
    inner = Boxed(try FieldDecoder(decoder).decode(DeepUnion.self, "inner"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(inner.value, "inner")
  }
}

private enum DeepUnion: Codable, Hashable, Sendable {
  case text(String)
  case member(DeepMember)
  case other(DeepOther)
  case list([DeepUnion])
  case unrecognized(JSON)

  private static let members: UnionMembers = [
    .string, .members(required: ["kind", "inner"], optional: ["count", "day"]),
    .members(required: ["inner"]), .elements([.any]),
  ]

  init(from decoder: any Decoder) throws {
    self = try Self.members.decode(decoder) { member in
      switch member {
      case 0: try .text(String(from: decoder))
      case 1: try .member(DeepMember(from: decoder))
      case 2: try .other(DeepOther(from: decoder))
      case 3: try .list([DeepUnion](from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let value): try value.encode(to: encoder)
    case .member(let value): try value.encode(to: encoder)
    case .other(let value): try value.encode(to: encoder)
    case .list(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

/// Leaves out what it cannot write.
private struct Careless: Encodable {
  let depth: Int

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    guard depth > 0 else { return }
    do { try fields.encode(Careless(depth: depth - 1), "inner") } catch {}
  }
}
