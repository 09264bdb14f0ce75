import Foundation
import SDKTesting
import Testing

@testable import SDKRuntime

/// The work that a text may ask for. What is counted is how often a type is decoded: times would say little.
@Suite(.tags(.fault), .timeLimit(.minutes(5))) struct DecodingWorkTests {
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
  @Test(arguments: [1, 1_000, 100_000])
  func readingSomeTimesIsAllowed(count: Int) throws {
    let text = Data("[\(Array(repeating: "1", count: count).joined(separator: ","))]".utf8)

    #expect(try BodyDecoder.tape(userInfo: [:]).decode(Repeated.self, from: text).sum == 50 * count)
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
