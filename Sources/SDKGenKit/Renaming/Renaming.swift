internal import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenSwiftModel

/// Another Swift name for a part of an API: an entry of `rename` in `sdkgen.json`.
///
/// `Pet` is a model, `Pet.tag` a property or case, `pets.list` an operation, `pets.list(limit)` one of
/// its arguments, `tag=pets` a group; each may be given by its JSON pointer as well. `operation=get*`,
/// `schema=Api*` and `tag=v1-*` are all whose names fit; a `*` in the new name is the text that the pattern's matches.
package struct Renaming: Equatable, Sendable {
  package var subject: String
  package var name: String
  package var location: SourceLocation?
  var nameLocation: SourceLocation?

  /// The pattern of a renaming of several things; nil for one thing.
  var pattern: RenamingPattern? { RenamingPattern(subject, to: name) }

  /// The new name, for the part that is meant.
  var given: GivenName { giving(name) }

  /// Returns a new name, for one of the parts that are meant.
  func giving(_ name: String) -> GivenName {
    GivenName(name, subject: subject, isPattern: pattern != nil, location: nameLocation)
  }

  /// Indicates that the new name is legal in Swift.
  var isLegal: Bool {
    pattern?.isLegal ?? (SwiftIdentifier(name) != nil)
  }

  package init(
    _ subject: String, to name: String, at location: SourceLocation? = nil,
    nameAt nameLocation: SourceLocation? = nil
  ) {
    self.subject = subject
    self.name = name
    self.location = location
    self.nameLocation = nameLocation ?? location
  }
}

/// A renaming of everything of a kind whose name fits a pattern: `operation=get*`.
struct RenamingPattern {
  var kind: Selector.Kind
  private let front: Substring
  private let back: Substring
  private let name: String

  private static let kinds: [Selector.Kind] = [.operation, .schema, .tag]

  /// Parses `kind=pattern` with one `*`; nil when it does not have that form.
  init?(_ subject: String, to name: String) {
    let parts = subject.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let kind = Selector.Kind(rawValue: String(parts[0])),
      Self.kinds.contains(kind)
    else { return nil }
    let ends = parts[1].split(separator: "*", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    self.kind = kind
    (front, back) = (ends[0], ends[1])
    self.name = name
  }

  /// Returns what is wrong with the form of a key of `rename`, and the remedy; nil where it has one.
  static func mistake(in subject: String) -> String? {
    let parts = subject.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let words = kinds.map(\.rawValue)
    guard words.contains(String(parts[0])) else {
      if parts[0] == "path" {
        return "has a path, but 'rename' takes operation=, schema= or tag="
      }
      return nearest(to: String(parts[0]), in: words)
        .map { "begins with no operation=, schema= or tag=; did you mean '\($0)=\(parts[1])'?" }
    }
    if parts[1].count(where: { $0 == "*" }) > 1 {
      return "has more than one '*'; a pattern of 'rename' has one, which the new name can repeat"
    }
    return parts[1].contains("?")
      ? "has a '?'; the only wildcard of 'rename' is one '*'" : nil
  }

  var isLegal: Bool {
    name.count(where: { $0 == "*" }) < 2
      && SwiftIdentifier(name.replacing("*", with: "x")) != nil
  }

  /// Returns the new name of an operation: a pattern with a dot is for the name with its group.
  func name(forOperation name: String, qualified: String) -> String? {
    let names = front.contains(".") || back.contains(".") ? [qualified, name] : [name]
    return names.lazy.compactMap(self.name).first
  }

  /// Returns the new name of something; nil where the pattern does not fit.
  func name(for old: String) -> String? {
    guard old.count > front.count + back.count, old.hasPrefix(front), old.hasSuffix(back) else {
      return nil
    }
    return name.replacing("*", with: old.dropFirst(front.count).dropLast(back.count))
  }
}
