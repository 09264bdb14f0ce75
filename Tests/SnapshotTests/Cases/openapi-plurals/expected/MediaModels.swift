// Made by sdkgen for Media. Do not edit.

public import SDKRuntime

public nonisolated struct Media: Decodable, HashableModel, Sendable {
  public let hls: [HLS]?
  public let children: [Child]?
  public let searchIndices: [SearchIndex]?
  public let pauses: [Pause]?
  public let userSettings: [UserSetting]?
  public let videoURLs: [VideoURL]?

  public init(
    hls: [HLS]? = nil, children: [Child]? = nil, searchIndices: [SearchIndex]? = nil,
    pauses: [Pause]? = nil, userSettings: [UserSetting]? = nil, videoURLs: [VideoURL]? = nil
  ) {
    self.hls = hls
    self.children = children
    self.searchIndices = searchIndices
    self.pauses = pauses
    self.userSettings = userSettings
    self.videoURLs = videoURLs
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      hls: fields.decodeIfPresent([HLS].self, "hls"),
      children: fields.decodeIfPresent([Child].self, "children"),
      searchIndices: fields.decodeIfPresent([SearchIndex].self, "searchIndices"),
      pauses: fields.decodeIfPresent([Pause].self, "pauses"),
      userSettings: fields.decodeIfPresent([UserSetting].self, "user_settings"),
      videoURLs: fields.decodeIfPresent([VideoURL].self, "videoURLs"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.hls, b.hls)
    pairs.add(a.children, b.children)
    pairs.add(a.searchIndices, b.searchIndices)
    pairs.add(a.pauses, b.pauses)
    pairs.add(a.userSettings, b.userSettings)
    pairs.add(a.videoURLs, b.videoURLs)
  }
}

extension Media {
  public nonisolated struct HLS: Decodable, Hashable, Sendable {
    public let url: String?

    public init(url: String? = nil) {
      self.url = url
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        url: fields.decodeIfPresent(String.self, "url"))
    }
  }

  public nonisolated struct Child: Decodable, Hashable, Sendable {
    public let url: String?

    public init(url: String? = nil) {
      self.url = url
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        url: fields.decodeIfPresent(String.self, "url"))
    }
  }

  public nonisolated struct SearchIndex: Decodable, Hashable, Sendable {
    public let url: String?

    public init(url: String? = nil) {
      self.url = url
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        url: fields.decodeIfPresent(String.self, "url"))
    }
  }

  public nonisolated struct Pause: Decodable, Hashable, Sendable {
    public let at: Int?

    public init(at: Int? = nil) {
      self.at = at
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        at: fields.decodeIfPresent(Int.self, "at"))
    }
  }

  public nonisolated struct UserSetting: Decodable, Hashable, Sendable {
    public let key: String?

    public init(key: String? = nil) {
      self.key = key
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        key: fields.decodeIfPresent(String.self, "key"))
    }
  }

  public nonisolated struct VideoURL: Decodable, Hashable, Sendable {
    public let url: String?

    public init(url: String? = nil) {
      self.url = url
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        url: fields.decodeIfPresent(String.self, "url"))
    }
  }
}
