public import Foundation

/// The texts in which people are told of errors, by language: `localizedDescription` of an
/// `APIError`.
///
/// An app that knows better replaces texts, or adds a language:
///
///     configuration.errorMessages.languages["en"]?.byKind[.rejected] = "Please try again."
///     configuration.errorMessages.languages["de"] = ErrorTexts(…)
public struct ErrorMessages: Sendable {
  /// By language code: `en`, `ko`, `zh-Hant`.
  public var languages: [String: ErrorTexts]
  /// For people who prefer none of the languages.
  public var fallback: String
  /// The languages that people prefer, the first one first.
  public var preferred: @Sendable () -> [String]

  /// English and Korean.
  public static let standard = ErrorMessages(languages: ["en": .english, "ko": .korean])

  public init(
    languages: [String: ErrorTexts], fallback: String = "en",
    preferred: @escaping @Sendable () -> [String] = { Locale.preferredLanguages }
  ) {
    self.languages = languages
    self.fallback = fallback
    self.preferred = preferred
  }

  /// Returns the text for an error in the best language there is.
  public func message(for error: APIError) -> String? {
    texts(for: preferred())?.message(for: error)
  }

  func texts(for preferred: [String]) -> ErrorTexts? {
    for language in preferred {
      if let texts = languages[language] { return texts }
      // `ko_KR.UTF-8` and `zh-Hant-TW`, from the longest beginning to the shortest.
      var parts = language.split { "-_.@".contains($0) }
      while !parts.isEmpty {
        if let texts = languages[parts.joined(separator: "-")] { return texts }
        parts.removeLast()
      }
    }
    return languages[fallback]
  }
}

/// The texts of one language.
///
/// These stand in a text for what the error says: `{status}`; `{code}` of a rejection; `{path}`, where in the response
/// a value is that does not decode, as `users[3].email`; and `{reason}`. That is the server's own message where it
/// sent one, otherwise the words of the language in `reasons`.
///
///     texts.byKind[.rejected] = "The server refused this: {reason}"
public struct ErrorTexts: Sendable {
  /// That for `.status` is for each status without a text in `byStatus`. The standard texts have some there, which
  /// `byStatus = [:]` removes.
  public var byKind: [APIError.Kind: String]
  /// These win over those by kind.
  public var byTransportCode: [TransportError.Code: String]
  /// For errors of the kind `status`; these win over the one by kind.
  public var byStatus: [Int: String]
  /// What `{reason}` stands for; without words for a reason, `other`. Nil for the reason in the words for developers,
  /// which are English and say more.
  public var reasons: [Reason: String]?
  public var other: String

  /// The kinds of reasons that a language has words for.
  public struct Reason: Hashable, Sendable {
    private let name: String

    /// A value of the response is missing.
    public static let missing = Self(name: "missing")
    /// A value of the response is null.
    public static let null = Self(name: "null")
    /// A value of the response is of another type.
    public static let otherType = Self(name: "otherType")
    /// The response is not the JSON that it should be.
    public static let notJSON = Self(name: "notJSON")
    /// All other reasons for an error of a kind.
    public static func kind(_ kind: APIError.Kind) -> Self { Self(name: "kind \(kind)") }
  }

  public init(
    byKind: [APIError.Kind: String], byTransportCode: [TransportError.Code: String] = [:],
    byStatus: [Int: String] = [:], reasons: [Reason: String]? = [:], other: String
  ) {
    self.byKind = byKind
    self.byTransportCode = byTransportCode
    self.byStatus = byStatus
    self.reasons = reasons
    self.other = other
  }

  func message(for error: APIError) -> String {
    let text = text(for: error)
    // In one pass, since a reason may have braces too.
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { message, part in
      let name = part.prefix { $0 != "}" }
      let value = name.endIndex < part.endIndex ? detail(String(name), of: error) : nil
      message += value.map { $0 + part[name.endIndex...].dropFirst() } ?? "{" + part
    }
  }

  /// Returns what replaces the name in braces; nil if that is no placeholder.
  private func detail(_ name: String, of error: APIError) -> String? {
    switch name {
    case "reason": error.serversReason ?? reason(of: error)
    case "path": error.decodingPath ?? ""
    case "code": error.code ?? ""
    case "status": error.status.map { String($0) } ?? ""
    default: nil
    }
  }

  private func reason(of error: APIError) -> String {
    guard let reasons else { return error.reason }
    let found: Reason? =
      switch error.underlying as? DecodingError {
      case .keyNotFound: .missing
      case .valueNotFound: .null
      case .typeMismatch: .otherType
      case .dataCorrupted(let context) where context.underlyingError is JSONSyntaxError: .notJSON
      default: nil
      }
    return found.flatMap { reasons[$0] } ?? reasons[.kind(error.kind)] ?? other
  }

  private func text(for error: APIError) -> String {
    if error.kind == .status, let status = error.status, let text = byStatus[status] { return text }
    if let code = error.transportCode, let text = byTransportCode[code] { return text }
    let text = byKind[error.kind] ?? other
    return error.kind == .status && !text.contains("{status}") ? "\(text) ({status})" : text
  }
}
