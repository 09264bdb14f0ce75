/// A response that says of itself that it is no success.
struct Rejection: Error {
  let code: String?
  /// For people, without the blanks some servers pad it with.
  let message: String?

  var reason: String {
    message ?? code.map { "the response's code is \($0)" } ?? "the response holds no code"
  }

  init(code: String?, message: String?) {
    self.code = code
    let trimmed = message?.trimmingSpaces
    self.message = trimmed?.isEmpty == true ? nil : trimmed
  }

  /// The code and message of a response that failed otherwise.
  init(_ json: JSON, by rule: SuccessRule) {
    func text(at path: [String]) -> String? {
      path.reduce(json as JSON?) { $0?[$1] }?.scalarText
    }
    self.init(code: text(at: rule.path), message: rule.messagePath.flatMap(text(at:)))
  }
}

extension SuccessRule {
  /// - Throws: `Rejection` unless the response holds the code of success.
  func check(_ decoder: any Decoder) throws {
    let found = Self.text(at: path, decoder)
    guard let found, found == code.scalarText else {
      throw Rejection(code: found, message: messagePath.flatMap { Self.text(at: $0, decoder) })
    }
  }

  private static func text(at path: [String], _ decoder: any Decoder) -> String? {
    guard let last = path.last,
      var container = try? decoder.container(keyedBy: FieldKey.self)
    else { return nil }
    for name in path.dropLast() {
      guard
        let next = try? container.nestedContainer(
          keyedBy: FieldKey.self, forKey: FieldKey(name))
      else { return nil }
      container = next
    }
    if let text = try? container.decode(String.self, forKey: FieldKey(last)) { return text }
    return (try? container.decode(JSON.self, forKey: FieldKey(last)))?.scalarText
  }
}
