/// The statements of a spec that do not show in Swift, by the name in Swift of the part they are about.
struct Facts {
  private var texts: [String: [ChangeKind: String]] = [:]
  /// The types of errors by their statuses, of each method.
  private(set) var errors: [String: [String: String]] = [:]

  mutating func add(_ kind: ChangeKind, of name: String, _ text: String) {
    texts[name, default: [:]][kind] = text
  }

  mutating func addErrors(_ types: [(status: String, type: String)], of method: String) {
    errors[method] = Dictionary(types, uniquingKeysWith: { first, _ in first })
  }

  /// States a fact that there may not be.
  mutating func add(_ kind: ChangeKind, of name: String, _ text: String?) {
    add(kind, of: name, text ?? "none")
  }
}

extension Facts {
  /// Returns the facts about parts of both versions that are not as they were.
  func changes(to new: Facts) -> [(name: String, kind: ChangeKind, old: String, new: String)] {
    texts.sorted { $0.key < $1.key }.flatMap { name, old in
      ChangeKind.allCases.compactMap { kind in
        guard let before = old[kind], let now = new.texts[name]?[kind], before != now else {
          return nil
        }
        return (name, kind, before, now)
      }
    }
  }
}
