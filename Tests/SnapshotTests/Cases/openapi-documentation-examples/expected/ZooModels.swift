// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  /// Its name, see names.
  ///
  /// Example: `Rex`
  public let name: String?
  /// Example: `` It is `{name}` ``
  public let template: String?
  /// Does not bite.
  public let isTame: Bool?
  public let size: Size?
  /// Example: `Meat`
  public let diet: Diet?

  public init(
    name: String? = nil, template: String? = nil, isTame: Bool? = nil, size: Size? = nil,
    diet: Diet? = nil
  ) {
    self.name = name
    self.template = template
    self.isTame = isTame
    self.size = size
    self.diet = diet
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      template: fields.decodeIfPresent(String.self, "template"),
      isTame: fields.decodeIfPresent(Bool.self, "isTame"),
      size: fields.decodeIfPresent(Size.self, "size"),
      diet: fields.decodeIfPresent(Diet.self, "diet"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.template, b.template)
    pairs.add(a.isTame, b.isTame)
    pairs.add(a.size, b.size)
    pairs.add(a.diet, b.diet)
  }
}

extension Pet {
  public nonisolated enum Size: OpenEnum {
    case small, large
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "small": self = .small
      case "large": self = .large
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .small: "small"
      case .large: "large"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Diet: OpenEnum {
    case meat, hay
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "meat": self = .meat
      case "hay": self = .hay
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .meat: "meat"
      case .hay: "hay"
      case .unrecognized(let value): value
      }
    }
  }
}
