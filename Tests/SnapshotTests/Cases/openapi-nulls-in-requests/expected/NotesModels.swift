// Made by sdkgen for Notes. Do not edit.

import SDKRuntime

extension NotesEndpoint {
  public nonisolated struct ReplaceBody: Encodable, Hashable, Sendable {
    public var text: String?

    public init(text: String? = nil) {
      self.text = text
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(text, "text")
    }
  }

  public nonisolated struct AppendBody: Encodable, Hashable, Sendable {
    public var text: String?

    public init(text: String? = nil) {
      self.text = text
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(text, "text")
    }
  }
}
