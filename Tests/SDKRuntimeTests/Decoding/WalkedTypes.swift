import Foundation
import SDKRuntime

/// The types that a walk decodes.
enum WalkedTypes {
  static let all: [any Decodable.Type] =
    scalars + collections + [
      Choice.self, Associated.self, Synthesized.self, Keyed.self, Nullable<Int>.self, Empty.self,
      Shape.self, Loose.self, JSON.self, [JSON].self, Reference.self, Wrapping.self,
      DecodingWalk.Start.self, DecodingWalk.Start?.self, [DecodingWalk.Start].self,
    ]

  private static let scalars: [any Decodable.Type] = [
    Int.self, String.self, Double.self, Bool.self, Date.self, Data.self, URL.self, Decimal.self,
    Int8.self, UInt64.self, Float.self, UUID.self, Int?.self, Int??.self, URL?.self, Day.self,
  ]

  private static let collections: [any Decodable.Type] = [
    [Int].self, [String].self, [[Int]].self, [Int?].self, [Date].self, [Decimal?].self,
    ContiguousArray<String>.self, Set<Int>.self, ClosedRange<Int>.self, [String: Int].self,
    [String: [String: Int?]].self, [String: Date].self, [Int: String].self, [Name: Int].self,
    [Bool: Int].self,
  ]

  enum Choice: String, Decodable { case a, user }

  enum Name: String, Decodable, CodingKeyRepresentable { case a, b }

  enum Associated: Decodable {
    case a(Int)
    case b(id: String)
    case c
  }

  struct Synthesized: Decodable {
    let id: Int?
    let a: [Int]?
    let b: Choice?
    let when: Date?
    let list: [String: Int?]?
  }

  final class Reference: Decodable, CustomStringConvertible {
    let a: Int?
    var description: String { "\(a ?? -1)" }
  }

  @propertyWrapper struct Wrapper: Decodable {
    var wrappedValue: Int

    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  struct Wrapping: Decodable { @Wrapper var a: Int }

  /// A text that is the same for equal values.
  static func text(_ value: Any) -> String {
    switch value {
    case let value as Double: "\(value.bitPattern)"
    case let value as Float: "\(value.bitPattern)"
    case let value as JSON: text(value)
    case let values as [JSON]: text(JSON.array(values))
    case let values as Set<Int>: "\(values.sorted())"
    case let values as [AnyHashable: Any]: values.map { "\($0): \(text($1))" }.sorted().joined()
    case let value as Synthesized: text(value)
    case let value as Shape: text(value)
    case let value as Loose: text(value)
    default: "\(value)"
    }
  }

  private static func text(_ value: JSON) -> String {
    switch value {
    case .object(let properties): properties.map { "\($0): \(text($1))" }.sorted().joined()
    case .array(let elements): elements.map(text).joined(separator: ",")
    case .number(let value): "\(value.bitPattern)"
    default: "\(value)"
    }
  }

  private static func text(_ value: Synthesized) -> String {
    let list = value.list.map { text($0) } ?? ""
    return [value.id as Any, value.a as Any, value.b as Any, value.when as Any, list].map {
      "\($0)"
    }.joined(separator: ",")
  }

  private static func text(_ value: Shape) -> String {
    switch value {
    case .circle(let circle): "\(circle)"
    case .box(let size): text(size)
    case .unrecognized(let json): text(json)
    }
  }

  private static func text(_ value: Loose) -> String {
    if case .unrecognized(let json) = value { text(json) } else { "\(value)" }
  }
}
