/// An interoperable regular expression, I-Regexp: RFC 9485.
///
/// It is matched by following all alternatives at once, so the time is at most the length of the text times that of the
/// pattern. The engines of Swift and Foundation try one alternative after the other, and have no such bound.
///
/// `^` at the beginning of a branch and `$` at its end are anchors, as in the compliance suite of RFC 9535; RFC 9485 knows
/// none, and takes both for themselves.
struct Pattern: Sendable {
  enum Instruction: Sendable {
    case character(CharacterSet)
    case split(Int, Int)
    case jump(Int)
    case start
    case end
    case accept
  }

  /// The instructions that a pattern may have; `a{1000}` has a thousand.
  static let maximumSize = 4096

  private(set) var program: [Instruction] = []

  /// Compiles a pattern; nil if it is no I-Regexp, or larger than is reasonable.
  init?(_ text: String) {
    var reader = PatternReader(text)
    guard let expression = reader.pattern(), emit(expression) else { return nil }
    program.append(.accept)
  }

  /// Returns whether the text, or only a part of it, matches; `steps` is reduced by the work, and the answer means
  /// nothing once it is negative.
  func matches(_ text: String, partly: Bool, steps: inout Int) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var threads = Threads(count: program.count)
    var following = threads
    for position in 0...scalars.count {
      if position == 0 || partly { follow(0, at: position, of: scalars.count, into: &threads) }
      steps -= 1 + threads.list.count
      let isAccepted = threads.contains(program.count - 1)
      if steps < 0 || isAccepted && (partly || position == scalars.count) { return isAccepted }
      if position == scalars.count || threads.list.isEmpty && !partly { return false }
      following.removeAll()
      for thread in threads.list {
        guard case .character(let set) = program[thread], set.contains(scalars[position]) else {
          continue
        }
        follow(thread + 1, at: position + 1, of: scalars.count, into: &following)
      }
      swap(&threads, &following)
    }
    return false
  }

  /// Adds an instruction, and all that can be reached from it without a character.
  private func follow(_ first: Int, at position: Int, of count: Int, into threads: inout Threads) {
    var open = [first]
    while let next = open.popLast() {
      guard threads.insert(next) else { continue }
      switch program[next] {
      case .jump(let target): open.append(target)
      case .split(let one, let other): open += [one, other]
      case .start: if position == 0 { open.append(next + 1) }
      case .end: if position == count { open.append(next + 1) }
      case .character, .accept: break
      }
    }
  }

  /// A set of instructions, in the order of insertion.
  private struct Threads {
    var list: [Int] = []
    private var isIn: [Bool]

    init(count: Int) { isIn = Array(repeating: false, count: count) }

    func contains(_ thread: Int) -> Bool { isIn[thread] }

    mutating func insert(_ thread: Int) -> Bool {
      if isIn[thread] { return false }
      isIn[thread] = true
      list.append(thread)
      return true
    }

    mutating func removeAll() {
      for thread in list { isIn[thread] = false }
      list.removeAll(keepingCapacity: true)
    }
  }
}

/// The compiler.
extension Pattern {
  indirect enum Expression {
    case character(CharacterSet)
    case start
    case end
    case sequence([Expression])
    case choice([Expression])
    case repetition(Expression, Int, Int?)
  }

  /// Appends an expression's instructions; false if they are too many.
  private mutating func emit(_ expression: Expression) -> Bool {
    guard program.count < Self.maximumSize else { return false }
    switch expression {
    case .character(let set): program.append(.character(set))
    case .start: program.append(.start)
    case .end: program.append(.end)
    case .sequence(let parts):
      for part in parts where !emit(part) { return false }
    case .choice(let branches):
      var ends: [Int] = []
      for branch in branches.dropLast() {
        let split = program.count
        program.append(.accept)
        guard emit(branch) else { return false }
        ends.append(program.count)
        program.append(.accept)
        program[split] = .split(split + 1, program.count)
      }
      guard let last = branches.last, emit(last) else { return false }
      for end in ends { program[end] = .jump(program.count) }
    case .repetition(let part, let least, let most):
      guard max(least, most ?? 0) <= Self.maximumSize else { return false }
      for _ in 0..<least {
        // What needs no instruction needs no repetition.
        let start = program.count
        guard emit(part) else { return false }
        if program.count == start { return true }
      }
      guard let most else {
        let split = program.count
        program.append(.accept)
        guard emit(part) else { return false }
        program.append(.jump(split))
        program[split] = .split(split + 1, program.count)
        break
      }
      var splits: [Int] = []
      for _ in least..<max(least, most) {
        splits.append(program.count)
        program.append(.accept)
        guard emit(part) else { return false }
      }
      for split in splits { program[split] = .split(split + 1, program.count) }
    }
    return true
  }
}
