public import Foundation

/// Numbers as text that depends on no locale.
enum NumberText {
  /// Writes a number as JSON does: `1`, `0.5`, `1e+21`.
  static func text(_ value: Double) -> String {
    // The magnitude, since the least Int64 has no opposite.
    // fits: the magnitude has 64 bits
    if let whole = Int64(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    return "\(value)"
  }
}

/// A number that can be written as text: `"84100"`. For `ValueFormat.number`.
public protocol TextNumber: Sendable, Codable {
  /// Reads decimal text; nil when it is no number of this type.
  init?(numberText: String)
  /// Decimal text, whatever the locale.
  var numberText: String { get }
}

extension TextNumber where Self: FixedWidthInteger {
  public init?(numberText: String) {
    guard let value = WholeNumber(numberText)?.value(as: Self.self) else { return nil }
    self = value
  }
  public var numberText: String { String(self) }
}

extension Int: TextNumber {}
extension Int8: TextNumber {}
extension Int16: TextNumber {}
extension Int32: TextNumber {}
extension Int64: TextNumber {}
extension UInt: TextNumber {}
extension UInt8: TextNumber {}
extension UInt16: TextNumber {}
extension UInt32: TextNumber {}
extension UInt64: TextNumber {}

extension Double: TextNumber {
  /// Finite numbers only.
  public init?(numberText: String) {
    guard let value = Double(numberText), value.isFinite else { return nil }
    self = value
  }
  public var numberText: String { NumberText.text(self) }
}

extension Float: TextNumber {
  /// Finite numbers only.
  public init?(numberText: String) {
    guard let value = Float(numberText), value.isFinite else { return nil }
    self = value
  }
  public var numberText: String {
    Int32(exactly: self).map { String($0) } ?? "\(self)"
  }
}

extension Decimal: TextNumber {
  /// `Decimal(string:)` reads as far as it can and forgives the rest; this does not.
  public init?(numberText: String) {
    let legal = numberText.isWithin(.decimal)
    guard legal, Double(numberText) != nil, let value = Decimal(string: numberText) else {
      return nil
    }
    self = value
  }
  public var numberText: String { description }
}
