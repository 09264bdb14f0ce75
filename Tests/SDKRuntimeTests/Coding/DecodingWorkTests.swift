import Foundation
import SDKRuntime
import SDKTesting
import TestSupport
import Testing

@testable import SDKCore

/// The work that a text may ask for. What is counted is how often a type is decoded: times would say little.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct DecodingWorkTests {
  /// The first two members of each union fail once the union inside is read.
  @Test(arguments: Within.allCases)
  func aUnionInOthersIsDecodedOnce(within: Within) throws {
    let depth = 20
    let count = Counter()

    let value = try BodyDecoder.tape(userInfo: [Late.key: count]).decode(
      Late.self, from: within.text(depth))

    #expect(value.depth == depth)
    // Three members at each depth, and some more until the first has failed.
    #expect(count.value <= 4 * depth)
  }

  /// The unions of a text are kept for one another only: each element is told apart from the next.
  @Test func elementsHaveMembersOfTheirOwn() throws {
    let texts = (1...40).map { String(decoding: Within.object.text($0), as: UTF8.self) }
    let text = Data("[\(texts.joined(separator: ","))]".utf8)

    let values = try BodyDecoder.tape(userInfo: [:]).decode([Late].self, from: text)

    #expect(values.map(\.depth) == Array(1...40))
  }

  /// Only the tape knows where a value is; of another decoder, unions are counted.
  @Test func aDecoderOfOnesOwnHasABudget() throws {
    let text = Within.object.text(60)
    let count = Counter()
    let decoder = JSONDecoder()
    decoder.userInfo = [Late.key: count]

    let error = #expect(throws: DecodingError.self) {
      try BodyDecoder.foundation(decoder).decode(Late.self, from: text)
    }

    #expect(
      error.map { DecodingFailure($0, in: text).reason } == "takes too much work for its size")
    #expect(count.value < 100_000)
  }

  @Test func aTypeThatTriesAgainAndAgainHasABudget() {
    let count = Counter()
    let text = Within.object.text(60)

    let error = #expect(throws: DecodingError.self) {
      try BodyDecoder.tape(userInfo: [Late.key: count]).decode(Stubborn.self, from: text)
    }

    #expect(
      error.map { DecodingFailure($0, in: text).reason } == "takes too much work for its size")
    #expect(count.value <= 100_000 + 100 * text.count)
  }

  /// Each depth reads all that is in it as `JSON`, which copies it.
  @Test func jsonAtEachDepthHasABudget() {
    let filling = #"{"a":"\#(String(repeating: "x", count: 100_000))"}"#
    let depth = 400
    let text = Data(
      (String(repeating: #"{"inner":"#, count: depth) + filling
        + String(repeating: "}", count: depth)).utf8)

    let error = #expect(throws: DecodingError.self) {
      try BodyDecoder.tape(userInfo: [:]).decode(Copying.self, from: text)
    }

    #expect(
      error.map { DecodingFailure($0, in: text).reason } == "takes too much work for its size")
  }

  /// A hundred readings of one value are within the budget, however large it is.
  @Test(.ownThread, arguments: [1, 1_000, 20_000])
  func readingSomeTimesIsAllowed(count: Int) throws {
    let text = Data("[\(Array(repeating: "1", count: count).joined(separator: ","))]".utf8)

    #expect(try BodyDecoder.tape(userInfo: [:]).decode(Repeated.self, from: text).sum == 50 * count)
  }

  /// What cannot be decoded is read as `JSON` by each union around it. The outer ones have what the inner ones have read.
  @Test func unionsInOneAnotherReadJSONOnce() throws {
    let depth = 40
    let key = String(repeating: "k", count: 10_000)
    let texts = [#"{"k":"\#(key)"}"#, #"{"\#(key)":0}"#]
    for text in texts {
      let body = Data(
        (String(repeating: #"{"n":"#, count: depth) + text
          + String(repeating: #","x":"s"}"#, count: depth)).utf8)
      let value = try BodyDecoder.tape(userInfo: [:]).decode(Unread.self, from: body)

      guard case .unrecognized(let json) = value else {
        Issue.record("a member was taken")
        return
      }
      #expect(try json == JSON(text: body))
    }
  }

  /// Errors that nobody sees have paths all the same. To find one that no cursor leads to takes as long as there are
  /// elements before it.
  @Test func pathsOfErrorsHaveABudget() {
    let text = Data("[\(Array(repeating: "1", count: 4_000).joined(separator: ","))]".utf8)

    let error = #expect(throws: DecodingError.self) {
      try BodyDecoder.tape(userInfo: [:]).decode(Backwards.self, from: text)
    }

    #expect(
      error.map { DecodingFailure($0, in: text).reason } == "takes too much work for its size")
  }

  @Test func aPropertyAmongManyIsWhereItsPathBegins() throws {
    let text = "{\((0..<40).map { "\"k\($0)\":[true]" }.joined(separator: ","))}"
    try JSONBytes.withUTF8(of: Data(text.utf8)) { bytes in
      let tape = try JSONTape(bytes, userInfo: [:])
      try tape.openObject(at: .root)
      for name in ["k39", "k3"] {
        let value = try #require(tape.property(name, of: .root))
        #expect(Int(tape.cursor(at: 0).entry) == value.index - 1)
        #expect(tape.path(to: value).map(\.stringValue) == [name])
      }
    }
  }

  /// Of what is beside the place of an error, nothing is read.
  @Test func whatIsFoundIsReadAndNothingElse() throws {
    let text = Data(#"{"a":[0,{"b":{}}],"c":"\ud800","a":1}"#.utf8)
    let error = try #require(
      #expect(throws: DecodingError.self) {
        try BodyDecoder.tape(userInfo: [:]).decode(Twisted.self, from: text)
      })

    let failure = DecodingFailure(error, in: text)
    #expect(failure.path == "a[1].b")
    #expect(failure.reason == "expected Int, found an object")
    #expect(failure.isJSON)
  }

  @Test(arguments: Reading.allCases)
  func theDeadlineEndsEveryLoop(reading: Reading) async {
    let bench = Bench()
    let list = "[\(Array(repeating: "1", count: 10_000).joined(separator: ","))]"
    let object = "{\((0..<10_000).map { "\"k\($0)\":1" }.joined(separator: ","))}"
    let text = reading == .lossy ? #"{"list":\#(list)}"# : object
    bench.mock.on(.any, .data(Data(text.utf8), contentType: "application/json"))
    var options = RequestOptions()
    options.deadline = .seconds(10)

    let error = await failure {
      try await Interruption.$work.withValue({ bench.clock.advance(by: .seconds(11)) }) {
        switch reading {
        case .lossy:
          _ = try await bench.api.send(TestEndpoint.get("/a"), as: Lossy.self, options: options)
        case .additional:
          _ = try await bench.api.send(TestEndpoint.get("/a"), as: Further.self, options: options)
        case .format:
          _ = try await bench.api.send(
            TestEndpoint.get("/a"), format: .dictionary(interrupting), options: options)
        }
      }
    }

    #expect(error?.kind == .deadlineExceeded)
  }

  @Test(arguments: [false, true])
  func theDeadlineEndsIt(usesJSONDecoder: Bool) async {
    let bench = Bench { $0.coders.usesJSONDecoder = usesJSONDecoder }
    bench.mock.on(.any, .data(manyValues, contentType: "application/json"))
    var options = RequestOptions()
    options.deadline = .seconds(10)

    let error = await failure {
      try await Interruption.$work.withValue({ bench.clock.advance(by: .seconds(11)) }) {
        _ = try await bench.api.send(TestEndpoint.get("/a"), as: Interrupted.self, options: options)
      }
    }

    #expect(error?.kind == .deadlineExceeded)
    #expect(error?.status == 200)
  }

  @Test(arguments: [false, true])
  func aCancellationEndsIt(usesJSONDecoder: Bool) async {
    let bench = Bench { $0.coders.usesJSONDecoder = usesJSONDecoder }
    bench.mock.on(.any, .data(manyValues, contentType: "application/json"))

    let call = Task {
      try await Interruption.$work.withValue({ withUnsafeCurrentTask { $0?.cancel() } }) {
        _ = try await bench.api.send(TestEndpoint.get("/a"), as: Interrupted.self)
      }
    }

    await #expect(throws: CancellationError.self) { try await call.value }
  }
}

/// What the next union is in.
enum Within: CaseIterable, Sendable {
  case object, array, dictionary

  func text(_ depth: Int) -> Data {
    let (opening, closing) =
      switch self {
      case .object: ("", "")
      case .array: ("[", "]")
      case .dictionary: (#"{"key":"#, "}")
      }
    return Data(
      (String(repeating: #"{"inner":"# + opening, count: depth) + "1"
        + String(repeating: closing + "}", count: depth)).utf8)
  }
}

private let manyValues = Data(
  "[\(Array(repeating: "1", count: 10_000).joined(separator: ","))]".utf8)

private enum Interruption {
  @TaskLocal static var work: (@Sendable () -> Void)?
}

/// Ends its call, and then reads on.
private struct Interrupted: Decodable {
  init(from decoder: any Decoder) throws {
    Interruption.work?()
    _ = try? [Late](from: decoder)
  }
}

enum Reading: CaseIterable, Sendable { case lossy, additional, format }

/// Ends its call when it is read.
private struct Interrupting: Decodable {
  init(from decoder: any Decoder) throws {
    Interruption.work?()
    _ = try Int(from: decoder)
  }
}

private let interrupting = ValueFormat<Int>(
  decode: { decoder in
    Interruption.work?()
    return try Int(from: decoder)
  },
  encode: { try $0.encode(to: $1) }, text: { "\($0)" })

private struct Lossy: Decodable {
  init(from decoder: any Decoder) throws {
    _ = try FieldDecoder(decoder).decodeLossy(Interrupting.self, "list")
  }
}

private struct Further: Decodable {
  init(from decoder: any Decoder) throws {
    _ = try FieldDecoder(decoder).additionalProperties(Interrupting.self, besides: [])
  }
}

/// Looks for strings among numbers, the last first.
private struct Backwards: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [any Decoder] = []
    while !list.isAtEnd { elements.append(try list.superDecoder()) }
    for element in elements.reversed() {
      _ = try? element.singleValueContainer().decode(String.self)
    }
  }
}

private struct Twisted: Decodable {
  struct Element: Decodable {
    init(from decoder: any Decoder) throws {
      if let fields = try? FieldDecoder(decoder) { _ = try fields.decode(Int.self, "b") }
    }
  }

  init(from decoder: any Decoder) throws {
    _ = try FieldDecoder(decoder).decode([Element].self, "a")
  }
}

/// A union of two members that fail once what is in them is read.
private indirect enum Unread: Decodable {
  case a(A)
  case b(B)
  case unrecognized(JSON)

  struct A: Decodable {
    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      _ = try fields.decodeIfPresent(Unread.self, "n")
      _ = try fields.decode(Int.self, "x")
    }
  }

  struct B: Decodable {
    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      _ = try fields.decodeIfPresent(Unread.self, "n")
      _ = try fields.decode(Bool.self, "x")
    }
  }

  private static let members: UnionMembers = [
    .members(required: ["x"], optional: ["n"]), .members(required: ["x"], optional: ["n"]),
  ]

  init(from decoder: any Decoder) throws {
    self = try Self.members.decode(decoder) { member in
      switch member {
      case 0: return try .a(A(from: decoder))
      case 1: return try .b(B(from: decoder))
      default:
        for _ in 0..<4 { _ = try JSON(from: decoder) }
        return try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

/// A union of three members that look alike.
private indirect enum Late: Decodable {
  case inner(Late)
  case end

  static let key = CodingUserInfoKey(rawValue: "count")!
  private static let members: UnionMembers = [
    .integer, .members(required: ["inner"]), .members(required: ["inner"]),
    .members(required: ["inner"]),
  ]

  var depth: Int {
    switch self {
    case .inner(let inner): inner.depth + 1
    case .end: 0
    }
  }

  init(from decoder: any Decoder) throws {
    self = try Self.members.decode(decoder) { member in
      (decoder.userInfo[Self.key] as? Counter)?.note()
      if member == 0 {
        _ = try Int(from: decoder)
        return .end
      }
      let fields = try FieldDecoder(decoder)
      let inner: Late
      if let list = try? fields.decode([Late].self, "inner") {
        inner = list[0]
      } else if let values = try? fields.decode([String: Late].self, "inner"),
        let value = values["key"]
      {
        inner = value
      } else {
        inner = try fields.decode(Late.self, "inner")
      }
      if member < 3 { _ = try fields.decode(Int.self, "more") }
      return .inner(inner)
    }
  }
}

/// Reads what is in it twice, and is no union.
private struct Stubborn: Decodable {
  init(from decoder: any Decoder) throws {
    (decoder.userInfo[Late.key] as? Counter)?.note()
    let fields = try FieldDecoder(decoder)
    _ = try? fields.decode(Stubborn.self, "inner")
    _ = try? fields.decode(Stubborn.self, "inner")
    throw DecodingError.unreadable("something else", at: [])
  }
}

/// Reads all that is in it, and what is in that.
private struct Copying: Decodable {
  init(from decoder: any Decoder) throws {
    _ = try JSON(from: decoder)
    _ = try FieldDecoder(decoder).decodeIfPresent(Copying.self, "inner")
  }
}

private struct Repeated: Decodable {
  let sum: Int

  init(from decoder: any Decoder) throws {
    sum = try (0..<50).reduce(0) { sum, _ in try [Int](from: decoder).reduce(sum, +) }
  }
}
