// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

extension PayEndpoint {
  public nonisolated struct CreateAccountBody: Encodable, HashableModel, Sendable {
    public var supportURL: String?
    public var metadata: Metadata?
    public var tags: Tags?
    public var hours: Hours?
    public var interval: Interval?

    public init(
      supportURL: String? = nil, metadata: Metadata? = nil, tags: Tags? = nil, hours: Hours? = nil,
      interval: Interval? = nil
    ) {
      self.supportURL = supportURL
      self.metadata = metadata
      self.tags = tags
      self.hours = hours
      self.interval = interval
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(supportURL, "support_url")
      try fields.encodeIfPresent(metadata, "metadata")
      try fields.encodeIfPresent(tags, "tags")
      try fields.encodeIfPresent(hours, "hours")
      try fields.encodeIfPresent(interval, "interval")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.supportURL, b.supportURL)
      pairs.add(a.metadata, b.metadata)
      pairs.add(a.tags, b.tags)
      pairs.add(a.hours, b.hours)
      pairs.add(a.interval, b.interval)
    }

    public nonisolated enum Metadata:
      Encodable,
      Hashable,
      Sendable,
      ExpressibleByDictionaryLiteral
    {
      case dictionary([String: String])
      case unset
      /// A value that fits none of the cases above, kept as received.
      case unrecognized(JSON)

      public init(dictionaryLiteral elements: (String, String)...) {
        self = .dictionary(Dictionary(elements) { $1 })
      }

      public func encode(to encoder: any Encoder) throws {
        switch self {
        case .dictionary(let value): try FieldEncoder.write(value, to: encoder)
        case .unset: try JSON.string("").encode(to: encoder)
        case .unrecognized(let value): try value.encode(to: encoder)
        }
      }
    }

    public nonisolated enum Tags: Encodable, Hashable, Sendable, ExpressibleByArrayLiteral {
      case array([String])
      case unset
      /// A value that fits none of the cases above, kept as received.
      case unrecognized(JSON)

      public init(arrayLiteral elements: String...) { self = .array(elements) }

      public func encode(to encoder: any Encoder) throws {
        switch self {
        case .array(let value): try value.encode(to: encoder)
        case .unset: try JSON.string("").encode(to: encoder)
        case .unrecognized(let value): try value.encode(to: encoder)
        }
      }
    }

    public nonisolated enum Hours: Encodable, Hashable, Sendable {
      case object(Object = .init())
      case unset
      /// A value that fits none of the cases above, kept as received.
      case unrecognized(JSON)

      public init(opens: String? = nil) { self = .object(Object(opens: opens)) }

      public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let value): try value.encode(to: encoder)
        case .unset: try JSON.string("").encode(to: encoder)
        case .unrecognized(let value): try value.encode(to: encoder)
        }
      }

      public nonisolated struct Object: Encodable, Hashable, Sendable {
        public var opens: String?

        public init(opens: String? = nil) {
          self.opens = opens
        }

        public func encode(to encoder: any Encoder) throws {
          var fields = FieldEncoder(encoder)
          try fields.encodeIfPresent(opens, "opens")
        }
      }
    }

    public nonisolated enum Interval: OpenEnum {
      case empty, day, week
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "": self = .empty
        case "day": self = .day
        case "week": self = .week
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .empty: ""
        case .day: "day"
        case .week: "week"
        case .unrecognized(let value): value
        }
      }
    }
  }
}
