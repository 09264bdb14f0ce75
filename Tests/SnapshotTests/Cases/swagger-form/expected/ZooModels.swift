// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct AddAnimalBody: Encodable, HashableModel, Sendable {
    /// Its name.
    public var name: String
    /// Default: `"cat"`.
    public var kind: Kind?
    public var usual: [String]?
    public var spaced: [Int]?
    public var tabbed: [Int]?
    public var piped: [Int]?
    public var repeated: [Int]?
    public var rows: [[Int]]?
    public var keeper: UUID?

    public init(
      name: String, kind: Kind? = nil, usual: [String]? = nil, spaced: [Int]? = nil,
      tabbed: [Int]? = nil, piped: [Int]? = nil, repeated: [Int]? = nil, rows: [[Int]]? = nil,
      keeper: UUID? = nil
    ) {
      self.name = name
      self.kind = kind
      self.usual = usual
      self.spaced = spaced
      self.tabbed = tabbed
      self.piped = piped
      self.repeated = repeated
      self.rows = rows
      self.keeper = keeper
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
      try fields.encodeIfPresent(kind, "kind")
      try fields.encodeIfPresent(usual, "usual")
      try fields.encodeIfPresent(spaced, "spaced")
      try fields.encodeIfPresent(tabbed, "tabbed")
      try fields.encodeIfPresent(piped, "piped")
      try fields.encodeIfPresent(repeated, "repeated")
      try fields.encodeIfPresent(rows, "rows")
      try fields.encodeIfPresent(keeper, "keeper")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.name, b.name)
      pairs.add(a.kind, b.kind)
      pairs.add(a.usual, b.usual)
      pairs.add(a.spaced, b.spaced)
      pairs.add(a.tabbed, b.tabbed)
      pairs.add(a.piped, b.piped)
      pairs.add(a.repeated, b.repeated)
      pairs.add(a.rows, b.rows)
      pairs.add(a.keeper, b.keeper)
    }

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
  }
}
