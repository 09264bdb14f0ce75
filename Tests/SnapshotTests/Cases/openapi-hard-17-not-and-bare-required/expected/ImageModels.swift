// Made by sdkgen for Image. Do not edit.

import SDKRuntime

/// Reference an image by URL or by file.
///
/// Exactly one of `image_url`, `file_id`.
public nonisolated struct ImageRefParam: Codable, Hashable, Sendable {
  public var imageURL: String?
  public var fileID: String?

  public init(imageURL: String? = nil, fileID: String? = nil) {
    self.imageURL = imageURL
    self.fileID = fileID
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      imageURL: fields.decodeIfPresent(String.self, "image_url"),
      fileID: fields.decodeIfPresent(String.self, "file_id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(imageURL, "image_url")
    try fields.encodeIfPresent(fileID, "file_id")
  }
}

/// Exactly one of `vector_store_ids`, `vector_stores`.
public nonisolated struct FileSearch: Codable, Hashable, Sendable {
  public var vectorStoreIDs: [String]?
  public var vectorStores: [String]?

  public init(vectorStoreIDs: [String]? = nil, vectorStores: [String]? = nil) {
    self.vectorStoreIDs = vectorStoreIDs
    self.vectorStores = vectorStores
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      vectorStoreIDs: fields.decodeIfPresent([String].self, "vector_store_ids"),
      vectorStores: fields.decodeIfPresent([String].self, "vector_stores"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(vectorStoreIDs, "vector_store_ids")
    try fields.encodeIfPresent(vectorStores, "vector_stores")
  }
}

/// At least one of `a`, `b`.
public nonisolated struct Either: Codable, Hashable, Sendable {
  public var a: String?
  public var b: String?

  public init(a: String? = nil, b: String? = nil) {
    self.a = a
    self.b = b
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      a: fields.decodeIfPresent(String.self, "a"), b: fields.decodeIfPresent(String.self, "b"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(a, "a")
    try fields.encodeIfPresent(b, "b")
  }
}
