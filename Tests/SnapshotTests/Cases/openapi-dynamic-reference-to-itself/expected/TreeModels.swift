// Made by sdkgen for Tree. Do not edit.

public import SDKRuntime

public nonisolated struct Branch: Decodable, Hashable, Sendable, Identifiable {
  public let id: String

  public init(id: String) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"))
  }
}

public nonisolated struct TreeTemplate: Codable, Hashable, Sendable {
  public var items: [JSON]
  public var parent: TreeTemplate? {
    get { _parent?.value }
    set { _parent = Boxed(newValue) }
  }
  private var _parent: Boxed<TreeTemplate>?

  public init(items: [JSON], parent: TreeTemplate? = nil) {
    self.items = items
    self._parent = Boxed(parent)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decode([JSON].self, "items"),
      parent: fields.decodeIfPresent(TreeTemplate.self, "parent"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(items, "items")
    try fields.encodeIfPresent(_parent?.value, "parent")
  }
}

extension TreeEndpoint {
  public nonisolated struct ListTreesResponse: Decodable, Hashable, Sendable {
    public let items: [Branch]
    public var parent: ListTreesResponse? { _parent?.value }
    private let _parent: Boxed<ListTreesResponse>?

    public init(items: [Branch], parent: ListTreesResponse? = nil) {
      self.items = items
      self._parent = Boxed(parent)
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        items: fields.decode([Branch].self, "items"),
        parent: fields.decodeIfPresent(ListTreesResponse.self, "parent"))
    }
  }
}
