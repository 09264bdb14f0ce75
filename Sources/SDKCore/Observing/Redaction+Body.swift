import Foundation

extension Redaction {
  /// Returns a body as text without its secrets; nil for bytes of any other kind than JSON and
  /// forms.
  func text(of body: Data, contentType: String?) -> String? {
    guard body.count <= 1_000_000 else { return nil }
    let type = contentType.map(MediaType.init)
    if type?.name == "application/x-www-form-urlencoded" {
      return pairs(String(decoding: body, as: UTF8.self), shows: shows(field:))
    }
    guard type?.isJSON != false, let json = try? JSON(text: body)
    else { return nil }
    return text(of: redacted(json, isShown: showsNameless))
  }

  /// Returns the value of a JSON property as text without its secrets.
  package func text(ofField name: String, _ value: JSON) -> String? {
    text(of: redacted(value, isShown: shows(field: name)))
  }

  private func text(of json: JSON) -> String? {
    guard let shown = try? JSONBodyEncoder.writer.encode(json) else { return nil }
    // Outside strings JSON has none of these characters, so that escapes mean the same.
    return String(decoding: shown, as: UTF8.self).onOneLine(escaping: { scalar in
      String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }.joined()
    })
  }

  /// The number of levels below which nothing is shown: the stack ends, and nobody reads it.
  private static let shownLevels = 64

  /// Masks values; `isShown` tells whether the name above allows one.
  private func redacted(_ json: JSON, isShown: Bool, levels: Int = shownLevels) -> JSON {
    switch json {
    case .null: .null
    case .string(let text) where isShown && text.contains("://"): .string(Self.masked(text))
    case .bool, .integer, .number, .string: isShown ? json : .string(Self.mask)
    case _ where levels == 0: .string(Self.mask)
    case .array(let elements):
      .array(elements.map { redacted($0, isShown: isShown, levels: levels - 1) })
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { name, value in
            (name, redacted(value, isShown: shows(field: name), levels: levels - 1))
          }))
    }
  }

  /// Masks values of pairs: `a=1&b=***`.
  func pairs(_ text: String, shows: (String) -> Bool) -> String {
    let pairs = text.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // Without a name in front, the text itself may be the secret.
      guard halves.count == 2, let name = halves.first else { return Self.mask }
      let plain = String(name).removingPercentEncoding ?? String(name)
      // The value may be a URL that holds the secret.
      let value = String(halves[1]).removingPercentEncoding ?? String(halves[1])
      let isShown = shows(plain) && Self.masked(value) == value
      return isShown ? String(pair) : "\(name)=\(Self.mask)"
    }
    return text.isEmpty ? "" : pairs.joined(separator: "&")
  }
}
