// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Tree: Codable, Hashable, Sendable {
  public var children: [Tree]?

  public init(children: [Tree]? = nil) {
    self.children = children
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      children: fields.decodeIfPresent([Tree].self, "children"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(children, "children")
  }
}

public nonisolated struct Pet: Codable, Hashable, Sendable {
  public var home: JSON?

  public init(home: JSON? = nil) {
    self.home = home
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      home: fields.decodeIfPresent(JSON.self, "home"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(home, "home")
  }
}
