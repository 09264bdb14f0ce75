// Made by sdkgen for Zoo. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated enum Diet: Codable, Hashable, Sendable {
  case scaled(Scaled)
  case fixed(ZooFixed)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func scaled(_ scale: Scale) -> Self { .scaled(Scaled(scale: scale)) }

  public static func fixed(_ portion: Portion) -> Self { .fixed(ZooFixed(portion: portion)) }

  public var asScaled: Scaled? { if case .scaled(let value) = self { value } else { nil } }
  public var asFixed: ZooFixed? { if case .fixed(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(required: ["scale"]), .members(required: ["portion"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .scaled(Scaled(from: decoder))
      case 1: try .fixed(ZooFixed(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .scaled(let value): try value.encode(to: encoder)
    case .fixed(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Scaled: Codable, Hashable, Sendable {
  public var scale: Scale

  public init(scale: Scale) {
    self.scale = scale
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      scale: fields.decode(Scale.self, "scale"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(scale, "scale")
  }
}

public nonisolated struct Scale: Codable, Hashable, Sendable {
  public var factor: Int

  public init(factor: Int) {
    self.factor = factor
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      factor: fields.decode(Int.self, "factor"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(factor, "factor")
  }
}

public nonisolated struct ZooFixed: Codable, Hashable, Sendable {
  public var portion: Portion

  public init(portion: Portion) {
    self.portion = portion
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      portion: fields.decode(Portion.self, "portion"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(portion, "portion")
  }
}

public nonisolated struct Portion: Codable, Hashable, Sendable {
  public var grams: Double

  public init(grams: Double) {
    self.grams = grams
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      grams: fields.decode(Double.self, "grams"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(grams, "grams")
  }
}

extension Diet {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .scaled(Scaled.sample)
  }
}

extension Scaled {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(scale: .sample)
  }
}

extension Scale {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(factor: 1)
  }
}

extension ZooFixed {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(portion: .sample)
  }
}

extension Portion {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(grams: 1.5)
  }
}
