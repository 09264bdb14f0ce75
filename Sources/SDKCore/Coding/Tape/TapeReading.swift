import Foundation

/// The way in which values of a type are read from a tape.
enum TapeReading {
  case bool, int, double, string, date, data, url, decimal
  case collection(any TapeCollection.Type)
  /// By the initialiser of the type.
  case decoder

  init(_ type: any Any.Type) {
    if type == String.self {
      self = .string
    } else if type == Int.self {
      self = .int
    } else if type == Double.self {
      self = .double
    } else if type == Bool.self {
      self = .bool
    } else if type == Date.self {
      self = .date
    } else if type == Data.self {
      self = .data
    } else if type == URL.self {
      self = .url
    } else if type == Decimal.self {
      self = .decimal
    } else if let type = type as? any TapeCollection.Type {
      self = .collection(type)
    } else {
      self = .decoder
    }
  }
}

extension TapeValue {
  /// Decodes the value as a type: the types that JSON writes in a way of its own, and all others by
  /// themselves.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decode(type, by: tape.reading(of: type))
  }

  /// - Parameter reading: That of the type, so the casts are of a type to itself.
  func decode<Value: Decodable>(_ type: Value.Type, by reading: TapeReading) throws -> Value {
    switch reading {
    case .bool: unsafeBitCast(try tape.bool(at: position), to: type)
    case .int: unsafeBitCast(try tape.integer(Int.self, at: position), to: type)
    case .double: unsafeBitCast(try tape.double(at: position), to: type)
    case .string: unsafeBitCast(try tape.string(at: position), to: type)
    case .date: unsafeBitCast(try tape.date(at: position), to: type)
    case .data: unsafeBitCast(try tape.data(at: position), to: type)
    case .url: unsafeBitCast(try tape.url(at: position), to: type)
    case .decimal: unsafeBitCast(try tape.decimal(at: position), to: type)
    case .collection(let collection): try collection.read(self, as: type)
    // The type may be a subclass of `Value`.
    case .decoder: try type.init(from: self)
    }
  }
}

/// The readings of the types that were decoded last, found by the addresses of the types.
struct TapeReadings {
  private struct Slot {
    var type: ObjectIdentifier?
    var reading = TapeReading.decoder
  }

  private static let count = 32
  private let slots: UnsafeMutablePointer<Slot>

  init() {
    slots = .allocate(capacity: Self.count)
    slots.initialize(repeating: Slot(), count: Self.count)
  }

  func deallocate() {
    slots.deinitialize(count: Self.count)
    slots.deallocate()
  }

  subscript(type: any Any.Type) -> TapeReading {
    let id = ObjectIdentifier(type)
    let address = UInt(bitPattern: id)
    let slot = slots + Int(bitPattern: (address >> 4 ^ address >> 9) & 31)
    if slot.pointee.type == id { return slot.pointee.reading }
    let reading = TapeReading(type)
    slot.pointee = Slot(type: id, reading: reading)
    return reading
  }
}
