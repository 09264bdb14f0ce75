internal import Foundation
internal import SDKGenSourceText

/// Finds what was lost, changed or invented between a payload and the value decoded from it.
struct Comparison {
  /// Differences that are as they should be, counted.
  struct Losses {
    /// Nulls of properties that may be left out.
    var nulls = 0
    /// Members that no schema names.
    var undeclared = 0
    /// Dates with more digits than a millisecond has, which a `Date` does not keep.
    var fractions = 0

    mutating func add(_ other: Losses) {
      nulls += other.nulls
      undeclared += other.undeclared
      fractions += other.fractions
    }
  }

  private(set) var problems: [String] = []
  private(set) var losses = Losses()
  /// What only responses have may be lost.
  private let isRequest: Bool

  init(isRequest: Bool) { self.isRequest = isRequest }

  mutating func compare(_ before: Node, _ after: Node, schemas: SchemaSet?) {
    compare(before, after, schemas: schemas, "")
  }

  private mutating func compare(
    _ before: Node, _ after: Node, schemas: SchemaSet?, _ path: String
  ) {
    switch (before.kind, after.kind) {
    case (.object, .object): objects(before, after, schemas: schemas, path)
    case (.array, .array): arrays(before, after, schemas: schemas, path)
    default:
      if !isSame(before, after) { fail("\(text(before)) became \(text(after))", path) }
    }
  }

  private mutating func objects(
    _ before: Node, _ after: Node, schemas: SchemaSet?, _ path: String
  ) {
    for member in before.members {
      let inner = path + "/" + member.key
      if let now = after[member.key]?.value {
        compare(member.value, now, schemas: schemas?.property(member.key), inner)
      } else if isRequest, schemas?.property(member.key)?.isReadOnly ?? false {
        continue
      } else if member.value.kind == .null {
        if schemas?.requires(member.key) ?? false {
          fail("null was lost", inner)
        } else {
          losses.nulls += 1
        }
      } else if schemas?.declares(member.key) ?? true {
        fail("was lost", inner)
      } else {
        losses.undeclared += 1
      }
    }
    for member in after.members where before[member.key] == nil {
      fail("was invented", path + "/" + member.key)
    }
  }

  private mutating func arrays(
    _ before: Node, _ after: Node, schemas: SchemaSet?, _ path: String
  ) {
    let (old, new) = (before.elements, after.elements)
    guard old.count == new.count else {
      return fail("\(old.count) elements became \(new.count)", path)
    }
    let items = schemas?.items
    for (index, pair) in zip(old, new).enumerated() {
      compare(pair.0, pair.1, schemas: items, path + "/\(index)")
    }
  }

  private mutating func isSame(_ before: Node, _ after: Node) -> Bool {
    if before.kind == .number, after.kind == .number {
      return isSameNumber(before.number ?? "", after.number ?? "")
    }
    guard before.kind == after.kind else { return false }
    if let old = before.string, let new = after.string {
      if old == new { return true }
      if let date = date(old), date == self.date(new) {
        if hasFineFraction(old) { losses.fractions += 1 }
        return true
      }
      return old.lowercased() == new.lowercased() && UUID(uuidString: old) != nil
    }
    return before.bool == after.bool
  }

  /// Integers are compared digit by digit, others as a `Double` has them.
  private func isSameNumber(_ before: String, _ after: String) -> Bool {
    if let old = Int64(before), let new = Int64(after) { return old == new }
    return Double(before) == Double(after)
  }

  /// The instant that an RFC 3339 text means, in milliseconds, which is what a `Date` keeps for certain.
  private func date(_ text: String) -> Int? {
    let whole = try? Date.ISO8601FormatStyle().parse(text)
    let fraction = try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)
    return (fraction ?? whole).map { Int(($0.timeIntervalSince1970 * 1000).rounded()) }
  }

  private func hasFineFraction(_ text: String) -> Bool {
    text.split(separator: ".").dropFirst().first.map { $0.prefix(while: \.isNumber).count > 3 }
      ?? false
  }

  private func text(_ node: Node) -> String {
    switch node.kind {
    case .string: "\"\(node.string?.prefix(60) ?? "")\""
    case .number: node.number ?? ""
    case .bool: "\(node.bool == true)"
    case .null, .array, .object: node.kind.description
    }
  }

  private mutating func fail(_ text: String, _ path: String) {
    problems.append("\(path.isEmpty ? "/" : path) \(text)")
  }
}
