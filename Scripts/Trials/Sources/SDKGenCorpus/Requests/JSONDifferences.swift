internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import TrialSupport

/// The differences of JSON that was sent from what was expected.
struct JSONDifferences {
  private(set) var texts: [String] = []

  var isEmpty: Bool { texts.isEmpty }

  init(_ expected: Tree, _ actual: Tree) { compare(expected, actual, "") }

  init(expected: Tree, text: String) {
    guard let node = readJSON(Array(text.utf8), file: "body").value else {
      texts = ["no JSON: \(text.prefix(80))"]
      return
    }
    compare(expected, Tree(node), "")
  }

  private mutating func compare(_ expected: Tree, _ actual: Tree, _ path: String) {
    switch (expected, actual) {
    case (.object(let members), .object(let others)):
      for member in members {
        guard let other = actual[member.key] else {
          if case .null = member.value { continue }
          texts.append("\(path)/\(member.key) is missing")
          continue
        }
        compare(member.value, other, "\(path)/\(member.key)")
      }
      for other in others where expected[other.key] == nil {
        texts.append("\(path)/\(other.key) was added")
      }
    case (.array(let elements), .array(let others)):
      if elements.count != others.count {
        texts.append("\(path): \(elements.count) elements became \(others.count)")
      }
      for (index, pair) in zip(elements, others).enumerated() {
        compare(pair.0, pair.1, "\(path)/\(index)")
      }
    case (.string(let text), .string(let other)) where Tree.isSame(text, other): break
    case (.number(let text), .number(let other)) where Tree.isSameNumber(text, other): break
    case (.bool(let value), .bool(let other)) where value == other: break
    case (.null, .null): break
    default:
      texts.append("\(path): \(shown(expected)) became \(shown(actual))")
    }
  }

  private func shown(_ value: Tree) -> String {
    String(decoding: value.bytes.prefix(60), as: UTF8.self)
  }
}
