// Made by sdkgen for Scalars. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Everything: Codable, HashableModel, Sendable {
  public var bool: Bool
  public var int: Int
  public var int8: Int8
  public var int16: Int16
  public var int32: Int32
  public var int64: Int64
  public var uint: UInt
  public var uint8: UInt8
  public var uint16: UInt16
  public var uint32: UInt32
  public var uint64: UInt64
  public var float: Float
  public var double: Double
  public var decimal: Decimal
  public var string: String
  public var uuid: UUID
  public var url: URL
  public var data: Data
  public var json: JSON

  public init(
    bool: Bool, int: Int, int8: Int8, int16: Int16, int32: Int32, int64: Int64, uint: UInt,
    uint8: UInt8, uint16: UInt16, uint32: UInt32, uint64: UInt64, float: Float, double: Double,
    decimal: Decimal, string: String, uuid: UUID, url: URL, data: Data, json: JSON
  ) {
    self.bool = bool
    self.int = int
    self.int8 = int8
    self.int16 = int16
    self.int32 = int32
    self.int64 = int64
    self.uint = uint
    self.uint8 = uint8
    self.uint16 = uint16
    self.uint32 = uint32
    self.uint64 = uint64
    self.float = float
    self.double = double
    self.decimal = decimal
    self.string = string
    self.uuid = uuid
    self.url = url
    self.data = data
    self.json = json
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      bool: fields.decode(Bool.self, "bool"), int: fields.decode(Int.self, "int"),
      int8: fields.decode(Int8.self, "int8"), int16: fields.decode(Int16.self, "int16"),
      int32: fields.decode(Int32.self, "int32"), int64: fields.decode(Int64.self, "int64"),
      uint: fields.decode(UInt.self, "uint"), uint8: fields.decode(UInt8.self, "uint8"),
      uint16: fields.decode(UInt16.self, "uint16"), uint32: fields.decode(UInt32.self, "uint32"),
      uint64: fields.decode(UInt64.self, "uint64"), float: fields.decode(Float.self, "float"),
      double: fields.decode(Double.self, "double"),
      decimal: fields.decode(Decimal.self, "decimal"),
      string: fields.decode(String.self, "string"), uuid: fields.decode(UUID.self, "uuid"),
      url: fields.decode(URL.self, "url"), data: fields.decode(Data.self, "data"),
      json: fields.decode(JSON.self, "json"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(bool, "bool")
    try fields.encode(int, "int")
    try fields.encode(int8, "int8")
    try fields.encode(int16, "int16")
    try fields.encode(int32, "int32")
    try fields.encode(int64, "int64")
    try fields.encode(uint, "uint")
    try fields.encode(uint8, "uint8")
    try fields.encode(uint16, "uint16")
    try fields.encode(uint32, "uint32")
    try fields.encode(uint64, "uint64")
    try fields.encode(float, "float")
    try fields.encode(double, "double")
    try fields.encode(decimal, "decimal")
    try fields.encode(string, "string")
    try fields.encode(uuid, "uuid")
    try fields.encode(url, "url")
    try fields.encode(data, "data")
    try fields.encode(json, "json")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.bool, b.bool)
    pairs.add(a.int, b.int)
    pairs.add(a.int8, b.int8)
    pairs.add(a.int16, b.int16)
    pairs.add(a.int32, b.int32)
    pairs.add(a.int64, b.int64)
    pairs.add(a.uint, b.uint)
    pairs.add(a.uint8, b.uint8)
    pairs.add(a.uint16, b.uint16)
    pairs.add(a.uint32, b.uint32)
    pairs.add(a.uint64, b.uint64)
    pairs.add(a.float, b.float)
    pairs.add(a.double, b.double)
    pairs.add(a.decimal, b.decimal)
    pairs.add(a.string, b.string)
    pairs.add(a.uuid, b.uuid)
    pairs.add(a.url, b.url)
    pairs.add(a.data, b.data)
    pairs.add(a.json, b.json)
  }
}
