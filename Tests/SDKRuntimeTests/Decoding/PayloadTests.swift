import Foundation
import SDKRuntime
import TestSupport
import Testing

@testable import SDKCore

/// Payloads of real APIs, in the folder `payloads` of the folder `SDKGEN_CORPUS`.
@Suite(.ownThread, .timeLimit(.minutes(30))) struct PayloadTests {
  private static let folder = ProcessInfo.processInfo.environment["SDKGEN_CORPUS"].map {
    URL(filePath: $0).appending(path: "payloads")
  }

  @Test(.enabled(if: folder != nil, "needs the folder of SDKGEN_CORPUS"))
  func theyAreTheSameByBothDecoders() throws {
    let folder = try #require(Self.folder)
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    where file.lastPathComponent.contains("json") {
      let data = try Data(contentsOf: file)
      let isLines = file.pathExtension == "ndjson"
      for text in isLines ? data.split(separator: UInt8(ascii: "\n")) : [data] {
        compare(Data(text), JSON.self, file)
        compare(Data(text), Anything.self, file)
        count += 1
      }
    }
    #expect(count > 0)
  }

  private func compare<Value: Decodable & Equatable>(
    _ data: Data, _: Value.Type, _ file: URL
  ) {
    let difference = DecodingOutcome<Value>.tape(data).difference(
      from: .foundation(data), isOrdered: false, in: data)
    #expect(difference == nil, "\(file.lastPathComponent)")
  }
}

/// Any value, read by containers alone.
private indirect enum Anything: Decodable, Equatable {
  case object([String: Anything])
  case array([Anything])
  case scalar(String)

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: FieldKey.self) {
      var properties: [String: Anything] = [:]
      for key in container.allKeys {
        properties[key.stringValue] = try container.decode(Anything.self, forKey: key)
      }
      self = .object(properties)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [Anything] = []
      while !container.isAtEnd { elements.append(try container.decode(Anything.self)) }
      self = .array(elements)
    } else {
      self = .scalar(try Self.text(decoder.singleValueContainer()))
    }
  }

  private static func text(_ container: any SingleValueDecodingContainer) throws -> String {
    if container.decodeNil() { return "null" }
    if let text = try? container.decode(String.self) { return text }
    if let value = try? container.decode(Bool.self) { return "\(value)" }
    if let value = try? container.decode(Decimal.self) { return "\(value)" }
    return "\(try container.decode(Double.self))"
  }
}
