// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

extension PayEndpoint {
  public nonisolated struct CreateAccountBody: Encodable, HashableModel, Sendable {
    public var country: String
    public var live: Bool?
    public var profile: Profile?
    public var lines: [Line]?
    public var metadata: [String: String]?

    public init(
      country: String, live: Bool? = nil, profile: Profile? = nil, lines: [Line]? = nil,
      metadata: [String: String]? = nil
    ) {
      self.country = country
      self.live = live
      self.profile = profile
      self.lines = lines
      self.metadata = metadata
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(country, "country")
      try fields.encodeIfPresent(live, "live")
      try fields.encodeIfPresent(profile, "profile")
      try fields.encodeIfPresent(lines, "lines")
      try fields.encodeIfPresent(metadata, "metadata")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.country, b.country)
      pairs.add(a.live, b.live)
      pairs.add(a.profile, b.profile)
      pairs.add(a.lines, b.lines)
      pairs.add(a.metadata, b.metadata)
    }

    public nonisolated struct Profile: Encodable, Hashable, Sendable {
      public var mcc: String?
      public var employees: Int?

      public init(mcc: String? = nil, employees: Int? = nil) {
        self.mcc = mcc
        self.employees = employees
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(mcc, "mcc")
        try fields.encodeIfPresent(employees, "employees")
      }
    }

    public nonisolated struct Line: Encodable, Hashable, Sendable {
      public var amount: Int?

      public init(amount: Int? = nil) {
        self.amount = amount
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(amount, "amount")
      }
    }
  }

  public nonisolated struct DeleteAccountsBody: Encodable, Hashable, Sendable {
    public var prorate: Bool?

    public init(prorate: Bool? = nil) {
      self.prorate = prorate
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(prorate, "prorate")
    }
  }
}
