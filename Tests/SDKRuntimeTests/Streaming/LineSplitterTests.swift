import Foundation
import SDKRuntime
import Testing

@testable import SDKCore
@testable import SDKStreams

@Suite(.timeLimit(.minutes(15))) struct LineSplitterTests {
  @Test(arguments: [1000, 1_000_000]) func aShortLineAfterALongOneIsShort(length: Int) throws {
    var splitter = LineSplitter(endsAtCR: true, limit: .max)
    var lines: [[UInt8]] = []
    for _ in 0..<4 {
      lines += try splitter.push(Data(repeating: 0x61, count: length / 4))
    }
    lines += try splitter.push(Data("\n\na\r\nb\rc\nd\n".utf8))
    lines += try splitter.push(Data("e".utf8))
    lines += try splitter.push(Data("\n".utf8))

    #expect(lines.map(\.count) == [length, 0, 1, 1, 1, 1, 1])
    #expect(lines.dropFirst().allSatisfy { $0.capacity < 100 })
    #expect(lines[0].capacity <= 4 * length)
  }

  @Test func aLineIsNotLongerThanTheLimit() throws {
    for limit in [0, 3, .max] {
      var splitter = LineSplitter(endsAtCR: false, limit: limit)
      #expect(try splitter.push(Data("\n".utf8)) == [[]])
      let long = Data("abcd\n".utf8)
      if limit == .max {
        #expect(try splitter.push(long).count == 1)
      } else {
        #expect(throws: LineTooLong.self) { _ = try splitter.push(long) }
      }
    }
  }
}
