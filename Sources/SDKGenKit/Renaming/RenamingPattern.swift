internal import SDKGenSwiftModel

/// A renaming of everything of a kind whose name fits a pattern: `operation=get*`.
struct RenamingPattern {
  var kind: Selector.Kind
  private let front: Substring
  private let back: Substring
  private let name: String

  /// Parses `kind=pattern` with one `*`; nil when it does not have that form.
  init?(_ subject: String, to name: String) {
    let parts = subject.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let kind = Selector.Kind(rawValue: String(parts[0])),
      [.operation, .tag, .schema].contains(kind)
    else { return nil }
    let ends = parts[1].split(separator: "*", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    self.kind = kind
    (front, back) = (ends[0], ends[1])
    self.name = name
  }

  var isLegal: Bool { SwiftIdentifier(name.replacing("*", with: "x")) != nil }

  /// Returns the new name of something; nil where the pattern does not fit.
  func name(for old: String) -> String? {
    guard old.count > front.count + back.count, old.hasPrefix(front), old.hasSuffix(back) else {
      return nil
    }
    return name.replacing("*", with: old.dropFirst(front.count).dropLast(back.count))
  }
}
