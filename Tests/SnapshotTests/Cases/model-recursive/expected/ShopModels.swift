// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Node: Encodable, HashableModel, Sendable {
  public var value: Int
  public var next: Node? {
    get { _next?.value }
    set { _next = Boxed(newValue) }
  }
  private var _next: Boxed<Node>?
  public var children: [Node]

  public init(value: Int, children: [Node], next: Node? = nil) {
    self.value = value
    self._next = Boxed(next)
    self.children = children
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(value, "value")
    try fields.encodeIfPresent(_next?.value, "next")
    try fields.encode(children, "children")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.value, b.value)
    pairs.add(a._next, b._next)
    pairs.add(a.children, b.children)
  }
}

public nonisolated struct Left: Decodable, Hashable, Sendable {
  public let right: Right?

  public init(right: Right? = nil) {
    self.right = right
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      right: fields.decodeIfPresent(Right.self, "right"))
  }
}

public nonisolated struct Right: Decodable, Hashable, Sendable {
  public var left: Left { _left.value }
  private let _left: Boxed<Left>

  public init(left: Left) {
    self._left = Boxed(left)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      left: fields.decode(Left.self, "left"))
  }
}
