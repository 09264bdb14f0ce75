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
/// `{reason}`, `{code}` and `{status}` in a text stand for those of the error: of a rejection, the server's own
/// message and code.
///
///     texts.byKind[.rejected] = "The server refused this: {reason}"
public struct ErrorTexts: Sendable {
  public var byKind: [APIError.Kind: String]
  /// These win over those by kind.
  public var byTransportCode: [TransportError.Code: String]
  /// These win over all others.
  public var byStatus: [Int: String]
  public var other: String

  public init(
    byKind: [APIError.Kind: String], byTransportCode: [TransportError.Code: String] = [:],
    byStatus: [Int: String] = [:], other: String
  ) {
    self.byKind = byKind
    self.byTransportCode = byTransportCode
    self.byStatus = byStatus
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

  /// Returns what stands for the name in braces; nil if it is none.
  private func detail(_ name: String, of error: APIError) -> String? {
    switch name {
    case "reason": error.reason
    case "code": error.code ?? ""
    case "status": error.status.map { String($0) } ?? ""
    default: nil
    }
  }

  private func text(for error: APIError) -> String {
    if let status = error.status, let text = byStatus[status] { return text }
    if let code = error.transportCode, let text = byTransportCode[code] { return text }
    let text = byKind[error.kind] ?? other
    return error.kind == .status && !text.contains("{status}") ? "\(text) ({status})" : text
  }
}
