// Made by sdkgen for Feed. Do not edit.

import SDKRuntime

public nonisolated struct Post: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"))
  }
}

public nonisolated struct Note: Decodable, Hashable, Sendable {
  public let text: String

  public init(text: String) {
    self.text = text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decode(String.self, "text"))
  }
}

extension PostsEndpoint {
  public nonisolated struct GetResponse: Decodable, Hashable, Sendable {
    public let a: Int?

    public init(a: Int? = nil) {
      self.a = a
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        a: fields.decodeIfPresent(Int.self, "a"))
    }
  }

  public nonisolated struct Get404Error: Decodable, Hashable, Sendable {
    public let m: String?

    public init(m: String? = nil) {
      self.m = m
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        m: fields.decodeIfPresent(String.self, "m"))
    }
  }
}
