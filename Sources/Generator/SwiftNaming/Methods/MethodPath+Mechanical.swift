extension MethodPath {
  /// Returns whether an identifier is nothing but the HTTP method and this path: `GetCustomersCustomer`, `get_files_id`.
  ///
  /// `getMuseumHours` of `/museum-hours` is a name by itself, unless the group says `MuseumHours` already.
  func isSpelled(by id: [Word], method: String, group: GroupWords) -> Bool {
    let verb = method.lowercased()
    let written = segments + (self.verb.isEmpty ? [] : [.fixed(self.verb)])
    // `usersUserIdGet`; `planPost` of `/plan` may be meant as it is written.
    if id.count > 1, id.last?.text == verb, id.first?.text != verb {
      let rest = withoutPrefix(Array(id.dropLast())).map(\.text).joined()
      return Self.parameters(in: rest[...], of: written[...]) == segments.count - fixed.count
        && (segments.count > 1 || fixed.contains { group.says($0.words) })
    }
    guard id.first?.text == verb, !fixed.isEmpty else { return false }
    let rest = id.dropFirst().map(\.text).joined()
    // `get_api_v1_reports_daily`
    if !prefix.isEmpty, Self.parameters(in: rest[...], of: (prefix + written)[...]) != nil {
      return true
    }
    guard let parameters = Self.parameters(in: rest[...], of: written[...]) else { return false }
    let isVerb = ["get", "delete"].contains(verb)
    return !isVerb || parameters > 0 || fixed.count > 1 || group.says(fixed[0].words)
  }

  /// Returns how many parameters are spelt where `text` spells the segments; nil where it does not.
  private static func parameters(in text: Substring, of segments: ArraySlice<Segment>) -> Int? {
    guard let first = segments.first else { return text.isEmpty ? 0 : nil }
    let rest = segments.dropFirst()
    switch first {
    case .fixed(let words):
      let word = words.map(\.text).joined()
      return text.hasPrefix(word) ? parameters(in: text.dropFirst(word.count), of: rest) : nil
    case .parameter(let words):
      let name = words.map(\.text).joined()
      for spelling in ["by" + name, name, "byid", "id"] where text.hasPrefix(spelling) {
        if let count = parameters(in: text.dropFirst(spelling.count), of: rest) { return count + 1 }
      }
      return parameters(in: text, of: rest)
    }
  }
}
