/// The numbers that begin a node; an object's are those from `firstShape` on.
enum ContractCode {
  static let version = 1

  static let null = 0
  static let no = 1
  static let yes = 2
  static let number = 3
  static let string = 4
  static let array = 5
  static let moved = 6
  static let firstShape = 7

  // A number has characters that go on, the lowest part first, and one that ends it. They are those of ASCII that a
  // Swift literal has as they are, without the blank.
  static let firstEnd = UInt8(ascii: "#")
  static let ends = 57
  static let firstOther = UInt8(ascii: "]")
  static let others = 34
}

/// Reads numbers and strings from a text.
struct ContractReader {
  private let utf8: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  var isAtEnd: Bool { position == utf8.count }

  /// Nil where there is none.
  mutating func number() -> Int? {
    var (value, scale) = (0, 1)
    while position < utf8.count {
      let byte = utf8[position]
      position += 1
      if byte < ContractCode.firstOther {
        guard byte >= ContractCode.firstEnd else { return nil }
        let digit = Int(byte - ContractCode.firstEnd)
        return digit < ContractCode.ends ? value + scale * digit : nil
      }
      let digit = Int(byte - ContractCode.firstOther)
      guard digit < ContractCode.others, scale < 1 << 18 else { return nil }
      value += scale * (ContractCode.ends + digit)
      scale *= ContractCode.others
    }
    return nil
  }

  /// A count, and so many numbers.
  mutating func numbers() -> [Int]? {
    guard let count = number(), count <= utf8.count else { return nil }
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  mutating func string(_ length: Int) -> String? {
    guard length <= utf8.count - position else { return nil }
    defer { position += length }
    return String(decoding: utf8[position..<(position + length)], as: UTF8.self)
  }
}

/// Writes numbers.
struct ContractWriter {
  private(set) var utf8: [UInt8] = []

  mutating func append(_ number: Int) {
    var rest = number
    while rest >= ContractCode.ends {
      rest -= ContractCode.ends
      utf8.append(ContractCode.firstOther + UInt8(rest % ContractCode.others))
      rest /= ContractCode.others
    }
    utf8.append(ContractCode.firstEnd + UInt8(rest))
  }

  mutating func append(_ numbers: [Int]) {
    append(numbers.count)
    for number in numbers { append(number) }
  }
}
