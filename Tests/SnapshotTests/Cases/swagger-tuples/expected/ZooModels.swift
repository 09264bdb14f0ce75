// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Name: Decodable, Hashable, Sendable {
  public let text: String?

  public init(text: String? = nil) {
    self.text = text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decodeIfPresent(String.self, "text"))
  }
}

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let ints: [JSON]?
  public let names: [Name]?

  public init(ints: [JSON]? = nil, names: [Name]? = nil) {
    self.ints = ints
    self.names = names
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      ints: fields.decodeIfPresent([JSON].self, "ints"),
      names: fields.decodeIfPresent([Name].self, "names"))
  }
}
