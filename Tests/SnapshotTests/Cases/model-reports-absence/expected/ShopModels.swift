// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum Kind: OpenEnum {
  case cat, dog
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "cat": self = .cat
    case "dog": self = .dog
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .cat: "cat"
    case .dog: "dog"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let kind: Kind
  public let born: [Date]

  public init(kind: Kind = .cat, born: [Date] = []) {
    self.kind = kind
    self.born = born
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(Kind.self, "kind", default: .cat),
      born: fields.decode([Date].self, "born", default: []))
  }
}
