import Foundation
import Testing

@testable import SDKRuntime

/// The runtime's decoder compared with `JSONDecoder`: the same value, or the same error at the same
/// path.
///
/// `SDKGEN_DECODING=1000000 swift test --filter DifferentialTests` tries so many mutations;
/// `SDKGEN_DECODING_SEED` says which: 1 otherwise.
@Suite(.timeLimit(.minutes(60))) struct DifferentialTests {
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

  @Test func mutations() {
    let count = Int(Self.environment["SDKGEN_DECODING"] ?? "") ?? 3000
    let seed = UInt64(Self.environment["SDKGEN_DECODING_SEED"] ?? "") ?? 1
    var mutation = JSONMutation(seed: seed)
    for index in 0..<count {
      let one = DecodingCase.all[index % DecodingCase.all.count]
      let text = one.texts[index / DecodingCase.all.count % one.texts.count]
      let data = Data(mutation.mutated(text))
      if let difference = one.difference(data) {
        Issue.record("\(String(decoding: data, as: UTF8.self)): \(difference)")
      }
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
}
