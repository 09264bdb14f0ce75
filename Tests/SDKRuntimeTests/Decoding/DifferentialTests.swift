import Foundation
import SDKRuntime
import TestSupport
import Testing

@testable import SDKCore

/// The runtime's decoder compared with `JSONDecoder`: the same value, or the same error at the same
/// path.
///
/// `SDKGEN_DECODING=1000000 swift test --filter DifferentialTests` tries so many mutations;
/// `SDKGEN_DECODING_SEED` says which: 1 otherwise.
@Suite(.ownThread, .timeLimit(.minutes(60))) struct DifferentialTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test(arguments: DecodingCase.all.indices)
  func wholeTexts(index: Int) {
    let one = DecodingCase.all[index]
    for text in one.texts {
      #expect(one.decodes(text), "\(text)")
      #expect(one.difference(Data(text.utf8)) == nil, "\(text)")
    }
  }

  @Test(arguments: DecodingCase.all.indices)
  func textsCutAtEachByte(index: Int) {
    let one = DecodingCase.all[index]
    for text in one.texts {
      for length in 0..<text.utf8.count {
        let data = Data(text.utf8.prefix(length))
        #expect(one.difference(data) == nil, "\(String(decoding: data, as: UTF8.self))")
      }
    }
  }

  private static let count = Int(environment["SDKGEN_DECODING"] ?? "")
  private static let seed = UInt64(environment["SDKGEN_DECODING_SEED"] ?? "") ?? 1

  @Test func mutations() {
    var mutation = JSONMutation(seed: Self.seed)
    for index in 0..<(Self.count ?? 3000) {
      let one = DecodingCase.all[index % DecodingCase.all.count]
      let text = one.texts[index / DecodingCase.all.count % one.texts.count]
      let data = Data(mutation.mutated(text))
      if let difference = one.difference(data) {
        Issue.record("\(String(decoding: data, as: UTF8.self)): \(difference)")
      }
    }
  }

  @Test func walks() {
    for index in 0..<(Self.count ?? 500) {
      let seed = Self.seed &* 1_000_000_007 &+ UInt64(index)
      var generator = SeededGenerator(seed: seed)
      let data = Data(JSONSample.text(using: &generator).utf8)
      let own = DecodingWalk(seed: seed)
      let other = DecodingWalk(seed: seed)
      let decoder = Coders.standard.makeDecoder()
      decoder.userInfo[DecodingWalk.key] = other
      _ = try? decoder.decode(DecodingWalk.Start.self, from: data)
      _ = try? BodyDecoder.tape(userInfo: [DecodingWalk.key: own]).decode(
        DecodingWalk.Start.self, from: data)
      if let step = zip(own.steps, other.steps).first(where: { !$0.agrees(with: $1) }) {
        Issue.record("walk \(seed): \(step.0) instead of \(step.1)")
      }
      #expect(own.steps.count == other.steps.count, "walk \(seed)")
    }
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian,
    .utf32LittleEndian,
  ])
  func otherEncodings(encoding: String.Encoding) throws {
    for one in DecodingCase.all {
      for text in one.texts {
        let data = try #require(text.data(using: encoding))
        #expect(one.difference(data) == nil, "\(text)")
      }
    }
  }

  @Test(arguments: [
    String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian,
  ])
  func mutatedEncodings(encoding: String.Encoding) throws {
    var mutation = JSONMutation(seed: Self.seed)
    for index in 0..<(Self.count ?? 3000) / 10 {
      let one = DecodingCase.all[index % DecodingCase.all.count]
      let text = try #require(one.texts[0].data(using: encoding))
      let data = Data(mutation.mutated(Array(text)))
      if let difference = one.difference(data) {
        Issue.record("\(data.base64EncodedString()): \(difference)")
      }
    }
  }
}
