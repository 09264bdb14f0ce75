import Foundation
import SDKRuntime

@testable import SDKCore

/// A reader that asks a decoder for things at random: containers that it keeps, keys in any order,
/// types that are not there; it reads on after errors. Two decoders of a text should tell it the same.
final class DecodingWalk: @unchecked Sendable {
  static let key = CodingUserInfoKey(rawValue: "walk")!

  private var generator: SeededGenerator
  private var remaining = 80
  private(set) var steps: [Step] = []

  /// One question and what came of it.
  struct Step: Equatable {
    let question: String
    var answer: String
    /// A failure whose kind and path may differ, as documented.
    var isVague = false
  }

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Where the walk begins, and where it comes to in the middle of values.
  struct Start: Decodable {
    init(from decoder: any Decoder) throws {
      (decoder.userInfo[DecodingWalk.key] as? DecodingWalk)?.walk(from: decoder)
    }
  }

  private func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  private func ask(_ question: String, _ answer: () throws -> String) {
    do {
      steps.append(Step(question: question, answer: try answer()))
    } catch {
      steps.append(Step(question: question, failure: error))
    }
  }

  private func walk(from decoder: any Decoder) {
    var found = Found(decoders: [decoder])
    for _ in 0..<(steps.isEmpty ? 80 : number(below: 8)) where remaining > 0 {
      remaining -= 1
      switch number(below: 4) {
      case 0: ask(pick(found.decoders), &found)
      case 1: if !found.keyed.isEmpty { ask(pick(found.keyed), &found) }
      case 2: if !found.unkeyed.isEmpty { askNext(number(below: found.unkeyed.count), &found) }
      default:
        let type = pick(WalkedTypes.all)
        if !found.fields.isEmpty { ask(pick(found.fields), for: type) }
      }
    }
  }

  /// All decoders and containers that were come by, to be asked again.
  private struct Found {
    var decoders: [any Decoder]
    var keyed: [KeyedDecodingContainer<FieldKey>] = []
    var unkeyed: [any UnkeyedDecodingContainer] = []
    var fields: [FieldDecoder] = []
  }
}

extension DecodingWalk {
  private func ask(_ decoder: any Decoder, _ found: inout Found) {
    let type = pick(WalkedTypes.all)
    switch number(below: 6) {
    case 0: ask("path") { text(decoder.codingPath) }
    case 1:
      ask("keyed") {
        let container = try decoder.container(keyedBy: FieldKey.self)
        found.keyed.append(container)
        return text(container.codingPath)
      }
    case 2:
      ask("unkeyed") {
        let container = try decoder.unkeyedContainer()
        found.unkeyed.append(container)
        return "\(container.count ?? -1) \(text(container.codingPath))"
      }
    case 3: ask("nil") { "\(try decoder.singleValueContainer().decodeNil())" }
    case 4:
      ask("fields") {
        found.fields.append(try FieldDecoder(decoder))
        return ""
      }
    default: ask("\(type)") { WalkedTypes.text(try decoder.singleValueContainer().decode(type)) }
    }
  }

  private func ask(_ container: KeyedDecodingContainer<FieldKey>, _ found: inout Found) {
    let (type, key) = (pick(WalkedTypes.all), FieldKey(pick(JSONSample.names)))
    let name = key.stringValue
    switch number(below: 9) {
    case 0: ask("contains \(name)") { "\(container.contains(key))" }
    case 1: ask("nil \(name)") { "\(try container.decodeNil(forKey: key))" }
    case 2, 3:
      ask("\(type) \(name)") { WalkedTypes.text(try container.decode(type, forKey: key)) }
    case 4: ask("if present \(type) \(name)") { try ifPresent(type, key, container) }
    case 5:
      ask("keyed \(name)") {
        found.keyed.append(try container.nestedContainer(keyedBy: FieldKey.self, forKey: key))
        return ""
      }
    case 6:
      ask("unkeyed \(name)") {
        found.unkeyed.append(try container.nestedUnkeyedContainer(forKey: key))
        return ""
      }
    case 7:
      ask("super \(name)") {
        found.decoders.append(
          name.isEmpty ? try container.superDecoder() : try container.superDecoder(forKey: key))
        return ""
      }
    default:
      // In an order of the bytes, as far as equal keys have equal ones.
      ask("keys") {
        container.allKeys.map { Array($0.stringValue.decomposedStringWithCanonicalMapping.utf8) }
          .sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
          .joined(separator: ",")
      }
    }
  }

  private func ifPresent<Value: Decodable>(
    _ type: Value.Type, _ key: FieldKey, _ container: KeyedDecodingContainer<FieldKey>
  ) throws -> String {
    try container.decodeIfPresent(type, forKey: key).map(WalkedTypes.text) ?? "none"
  }

  private func askNext(_ index: Int, _ found: inout Found) {
    let type = pick(WalkedTypes.all)
    switch number(below: 7) {
    case 0: ask("path of unkeyed") { text(found.unkeyed[index].codingPath) }
    case 1: ask("next nil") { "\(try found.unkeyed[index].decodeNil())" }
    case 2, 3: ask("next \(type)") { WalkedTypes.text(try found.unkeyed[index].decode(type)) }
    case 4:
      ask("next keyed") {
        found.keyed.append(try found.unkeyed[index].nestedContainer(keyedBy: FieldKey.self))
        return ""
      }
    case 5:
      ask("next unkeyed") {
        let nested = try found.unkeyed[index].nestedUnkeyedContainer()
        found.unkeyed.append(nested)
        return ""
      }
    default:
      ask("next super") {
        found.decoders.append(try found.unkeyed[index].superDecoder())
        return ""
      }
    }
    ask("at") { "\(found.unkeyed[index].currentIndex) \(found.unkeyed[index].isAtEnd)" }
  }

  private func ask<Value: Decodable>(_ fields: FieldDecoder, for type: Value.Type) {
    let name = pick(JSONSample.names)
    switch number(below: 4) {
    case 0: ask("field \(type) \(name)") { WalkedTypes.text(try fields.decode(type, name)) }
    case 1:
      ask("field, if present, \(type) \(name)") {
        try fields.decodeIfPresent(type, name).map(WalkedTypes.text) ?? "none"
      }
    case 2:
      ask("lossy \(type) \(name)") {
        try fields.decodeLossy(type, name).map(WalkedTypes.text).joined(separator: ",")
      }
    default:
      ask("JSON but \(name)") {
        WalkedTypes.text(JSON.object(try fields.additionalProperties(JSON.self, besides: [name])))
      }
    }
  }

  private func text(_ path: [any CodingKey]) -> String {
    path.map { "/\($0.stringValue)" }.joined()
  }
}

extension DecodingWalk.Step {
  // No regular expression, which is parsed each time: that took most of the time of a walk.
  private static let vague = ["Dictionary", "JSON", "Shape", "Loose", "Synthesized"]

  fileprivate init(question: String, failure: any Error) {
    // Dictionaries are read in any order, and so is the first of their errors. What may be any JSON
    // is tried as all kinds of it.
    let isVague = Self.vague.contains { question.contains($0) }
    let (kind, context): (String, DecodingError.Context) =
      switch failure as? DecodingError {
      case .typeMismatch(let type, let context): ("no \(type)", context)
      case .valueNotFound(let type, let context): ("null, no \(type)", context)
      case .keyNotFound(let key, let context): ("no \(key.stringValue)", context)
      default: ("corrupt", DecodingError.Context(codingPath: [], debugDescription: ""))
      }
    let path = context.codingPath.map { "/\($0.stringValue)" }.joined()
    // Foundation has no words for what is not a decimal.
    let words = question.contains("Decimal") ? "" : context.debugDescription
    self.init(question: question, answer: "\(kind) at \(path): \(words)", isVague: isVague)
  }

  /// Whether another decoder may answer so, by what is documented.
  func agrees(with other: Self) -> Bool {
    self == other || question == other.question && isVague && other.isVague
  }
}
