// Made by sdkgen for Movies. Do not edit.

import SDKRuntime

extension MoviesClient {
  public nonisolated struct MoviesActor: Decodable, Hashable, Sendable, Identifiable {
    public let id: Int
    public let actor: Actor?

    public init(id: Int, actor: Actor? = nil) {
      self.id = id
      self.actor = actor
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(Int.self, "id"), actor: fields.decodeIfPresent(Actor.self, "actor"))
    }
  }

  public nonisolated struct MoviesAsyncThrowingStream:
    Decodable,
    Hashable,
    Sendable,
    Identifiable
  {
    public let id: Int
    public let next: MoviesCallPublisher?

    public init(id: Int, next: MoviesCallPublisher? = nil) {
      self.id = id
      self.next = next
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(Int.self, "id"),
        next: fields.decodeIfPresent(MoviesCallPublisher.self, "next"))
    }
  }

  public nonisolated struct MoviesCallPublisher: Decodable, Hashable, Sendable, Identifiable {
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
}

extension MoviesClient.MoviesActor {
  public nonisolated struct Actor: Decodable, Hashable, Sendable {
    public let name: String?

    public init(name: String? = nil) {
      self.name = name
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decodeIfPresent(String.self, "name"))
    }
  }
}
