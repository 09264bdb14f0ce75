/// The nodes of a contract, each once: what is equal, with the steps from line to line inside it, is shared.
struct ContractTable: Sendable {
  private(set) var strings: [String] = []
  /// The keys of objects, for all objects that have the same.
  private var shapes: [[Int]] = []
  private var steps: [ContractStep] = []
  /// The nodes, one after the other, as numbers.
  private var words: [Int] = []
  /// Where each begins.
  private var starts: [Int] = []
  private(set) var root = 0

  static let empty = Self(root: [ContractCode.null])

  private init(root words: [Int]) {
    self.words = words
    starts = [0]
  }

  /// Nil if the text was made otherwise.
  init?(_ text: String) {
    var text = text
    guard let table = text.withUTF8({ Self(utf8: $0) }) else { return nil }
    self = table
  }

  private init?(utf8: UnsafeBufferPointer<UInt8>) {
    var reader = ContractReader(utf8)
    guard reader.number() == ContractCode.version, let lengths = reader.numbers() else {
      return nil
    }
    for _ in 0..<(reader.number() ?? 0) {
      guard let shape = reader.numbers() else { return nil }
      shapes.append(shape)
    }
    for _ in 0..<(reader.number() ?? 0) {
      guard let line = reader.number(), let column = reader.number() else { return nil }
      steps.append(ContractStep(coded: (line, column)))
    }
    guard readNodes(&reader) else { return nil }
    for length in lengths {
      guard let string = reader.string(length) else { return nil }
      strings.append(string)
    }
    guard reader.isAtEnd, isSound else { return nil }
  }

  private mutating func readNodes(_ reader: inout ContractReader) -> Bool {
    guard let count = reader.number(), let shared = reader.number() else { return false }
    root = shared
    var next = shared + 1
    /// Zero is the next node that nothing else refers to.
    func append(_ reference: Int) {
      if reference > 0 {
        words.append(reference - 1)
      } else {
        words.append(next)
        next += 1
      }
    }
    for _ in 0..<count {
      starts.append(words.count)
      guard let code = reader.number() else { return false }
      words.append(code)
      switch code {
      case ContractCode.null, ContractCode.no, ContractCode.yes: break
      case ContractCode.number, ContractCode.string:
        guard let string = reader.number() else { return false }
        words.append(string)
      case ContractCode.moved:
        for _ in 0..<4 {
          guard let part = reader.number() else { return false }
          words.append(part)
        }
        guard let reference = reader.number() else { return false }
        append(reference)
      default:
        var count = code == ContractCode.array ? reader.number() : nil
        if let count { words.append(count) }
        let shape = code - ContractCode.firstShape
        if shapes.indices.contains(shape) { count = shapes[shape].count }
        guard let count else { return false }
        for _ in 0..<count {
          guard let step = reader.number(), let reference = reader.number() else { return false }
          words.append(step)
          append(reference)
        }
      }
    }
    return true
  }

  /// Every number is that of something, and so no text can make a reader of values stop.
  private var isSound: Bool {
    guard starts.indices.contains(root),
      shapes.allSatisfy({ $0.allSatisfy(strings.indices.contains) })
    else { return false }
    return starts.indices.allSatisfy { node in
      let start = starts[node]
      switch words[start] {
      case ContractCode.null, ContractCode.no, ContractCode.yes: return true
      case ContractCode.number, ContractCode.string:
        return strings.indices.contains(words[start + 1])
      case ContractCode.moved:
        // What it is moved to stands behind it, so that there is an end.
        return strings.indices.contains(words[start + 1])
          && strings.indices.contains(words[start + 2])
          && starts.indices.contains(words[start + 5])
          && words[starts[words[start + 5]]] != ContractCode.moved
      default:
        return childWords(of: node).allSatisfy {
          steps.indices.contains(words[$0]) && starts.indices.contains(words[$0 + 1])
        }
      }
    }
  }
}

extension ContractTable {
  func kind(of node: Int) -> ContractValue.Kind {
    let start = starts[node]
    return switch words[start] {
    case ContractCode.null: .null
    case ContractCode.no: .bool(false)
    case ContractCode.yes: .bool(true)
    case ContractCode.number: .number(strings[words[start + 1]])
    case ContractCode.string: .string(strings[words[start + 1]])
    case ContractCode.array: .array
    default: .object
    }
  }

  /// The keys of an object; none for other kinds.
  func keys(of node: Int) -> [Int] {
    let shape = words[starts[node]] - ContractCode.firstShape
    return shape >= 0 ? shapes[shape] : []
  }

  func children(
    of node: Int, line: Int, column: Int
  ) -> [(node: Int, line: Int, column: Int)] {
    var (line, column) = (line, column)
    return childWords(of: node).map {
      let step = steps[words[$0]]
      line &+= step.line
      column &+= step.column
      return (words[$0 + 1], line, column)
    }
  }

  /// Where the step and the node of each child stand.
  private func childWords(of node: Int) -> StrideTo<Int> {
    let start = starts[node]
    let shape = words[start] - ContractCode.firstShape
    if shape >= 0 {
      return stride(from: start + 1, to: start + 1 + 2 * shapes[shape].count, by: 2)
    }
    let count = words[start] == ContractCode.array ? words[start + 1] : 0
    return stride(from: start + 2, to: start + 2 + 2 * count, by: 2)
  }

  /// The node that stands elsewhere than around it, and where; nil: it does not.
  func move(of node: Int) -> (target: Int, place: ContractPlace)? {
    let start = starts[node]
    guard words[start] == ContractCode.moved else { return nil }
    return (
      words[start + 5],
      ContractPlace(
        file: strings[words[start + 1]], line: words[start + 3], column: words[start + 4],
        pointer: strings[words[start + 2]])
    )
  }
}

/// The way from a value to the next one: from the one before it or, if it is the first, from the one around it.
struct ContractStep: Hashable, Sendable {
  var line: Int
  var column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Numbers below zero are odd.
  init(coded: (line: Int, column: Int)) {
    line = coded.line >> 1 ^ -(coded.line & 1)
    column = coded.column >> 1 ^ -(coded.column & 1)
  }

  var coded: [Int] { [line, column].map { $0 < 0 ? -2 * $0 - 1 : 2 * $0 } }
}
