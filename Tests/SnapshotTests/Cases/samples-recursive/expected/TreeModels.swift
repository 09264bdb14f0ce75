// Made by sdkgen for Tree. Do not edit.

import Foundation
public import SDKRuntime

extension TreeClient {
  public nonisolated struct Node: Decodable, HashableModel, Sendable {
    public let value: Int
    public var next: Node? { _next?.value }
    private let _next: Boxed<Node>?
    public let children: [Node]
    public let owner: Owner

    public init(value: Int, children: [Node], owner: Owner, next: Node? = nil) {
      self.value = value
      self._next = Boxed(next)
      self.children = children
      self.owner = owner
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        value: fields.decode(Int.self, "value"), children: fields.decode([Node].self, "children"),
        owner: fields.decode(Owner.self, "owner"), next: fields.decodeIfPresent(Node.self, "next"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.value, b.value)
      pairs.add(a._next, b._next)
      pairs.add(a.children, b.children)
      pairs.add(a.owner, b.owner)
    }
  }

  public nonisolated struct Owner: Decodable, Hashable, Sendable {
    public let name: String
    public let nodes: [Node]

    public init(name: String, nodes: [Node]) {
      self.name = name
      self.nodes = nodes
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decode(String.self, "name"), nodes: fields.decode([Node].self, "nodes"))
    }
  }

  public nonisolated indirect enum Formula: Decodable, Hashable, Sendable {
    case sum(Sum)
    case leaf(Leaf)
    case sample(Sum2)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    public var asSum: Sum? { if case .sum(let value) = self { value } else { nil } }
    public var asLeaf: Leaf? { if case .leaf(let value) = self { value } else { nil } }
    public var asSample: Sum2? { if case .sample(let value) = self { value } else { nil } }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "kind") {
      case "sum": self = try .sum(Sum(from: decoder))
      case "leaf": self = try .leaf(Leaf(from: decoder))
      case "sample": self = try .sample(Sum2(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public nonisolated struct Sum: Decodable, Hashable, Sendable {
    public let left: Formula
    public let right: Formula

    public init(left: Formula, right: Formula) {
      self.left = left
      self.right = right
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        left: fields.decode(Formula.self, "left"), right: fields.decode(Formula.self, "right"))
    }
  }

  public nonisolated struct Leaf: Decodable, Hashable, Sendable {
    public let value: Double

    public init(value: Double) {
      self.value = value
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        value: fields.decode(Double.self, "value"))
    }
  }

  public nonisolated struct Sum2: Decodable, Hashable, Sendable {
    public let left: Formula

    public init(left: Formula) {
      self.left = left
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        left: fields.decode(Formula.self, "left"))
    }
  }
}

extension TreeClient.Node {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(value: 1, children: [], owner: .sample)
  }
}

extension TreeClient.Owner {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(name: "Name", nodes: [])
  }
}

extension TreeClient.Formula {
  /// A value for previews and tests.
  public nonisolated static var sampleValue: Self {
    .leaf(TreeClient.Leaf.sample)
  }
}

extension TreeClient.Sum {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(left: .sampleValue, right: .sampleValue)
  }
}

extension TreeClient.Leaf {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(value: 1.5)
  }
}

extension TreeClient.Sum2 {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(left: .sampleValue)
  }
}
