internal import Foundation
internal import SDKGenDiagnostics

/// The way words become names: which of them are acronyms.
struct Casing: Sendable {
  private let acronyms: Set<String>
  private let made = MadeNames()

  init(acronyms: [String] = []) {
    self.acronyms = commonAcronyms.union(acronyms.map { $0.lowercased() })
  }

  /// Returns a property, case, method or argument: `html_url` is `htmlURL`.
  func lower(_ name: String, symbols: SymbolNaming = .needed) -> SwiftIdentifier {
    if let name = plainWord(name) { return name }
    guard symbols == .needed else { return lower(words(in: name, symbols: symbols)) }
    return made.name(of: name) { lower(words(in: name)) }
  }

  /// Returns a method of the words of several names.
  func lower(_ words: [Word]) -> SwiftIdentifier {
    .lowerCamelCase((words.first.map { [$0.text] } ?? []) + words.dropFirst().map(spelling))
  }

  /// Returns a type: `html_url` is `HTMLURL`. A single word in capitals stays as it is: `KRX`.
  func upper(_ name: String, symbols: SymbolNaming = .needed) -> SwiftIdentifier {
    if name.allBytes({ $0 >= 0x41 && $0 <= 0x5A }),
      let written = SwiftIdentifier(name)
    {
      return written
    }
    return .upperCamelCase(words(in: name, symbols: symbols).map(spelling))
  }

  /// Returns the name of a method as it begins that of a type: `urlInfo` is `URLInfo`.
  func upper(_ method: SwiftIdentifier) -> String {
    let first = method.name.prefix { !$0.isUppercase }
    return spelling(of: Word(String(first))) + method.name.dropFirst(first.count)
  }

  /// Returns the words of a name as they stand inside another: `3d_secure` is `3d`, `secure`.
  func inner(_ name: String, symbols: SymbolNaming = .needed) -> [String] {
    words(in: name, symbols: symbols).map(spelling)
  }

  /// Returns the most frequent case without a detour: a single word of small letters.
  private func plainWord(_ name: String) -> SwiftIdentifier? {
    name.allBytes({ $0 >= 0x61 && $0 <= 0x7A }) ? SwiftIdentifier(name) : nil
  }

  /// Returns a word as it stands inside a name: `ids` is `IDs`, `utf8` is `UTF8`, `name` stays `name`.
  private func spelling(of word: Word) -> String {
    let text = word.text
    if let special = specialSpellings[text] { return special }
    if acronyms.contains(text) { return text.uppercased() }
    if let last = text.utf8.last {
      if last == UInt8(ascii: "s"), acronyms.contains(String(text.dropLast())) {
        return text.dropLast().uppercased() + "s"
      }
      if last >= UInt8(ascii: "0"), last <= UInt8(ascii: "9"),
        acronyms.contains(String(text.prefix { !("0"..."9").contains($0) }))
      {
        return text.uppercased()
      }
    }
    return word.capitals ?? text
  }
}

/// The names that were made before: a document has few of them, each very often.
///
/// Unchecked, because the compiler does not see that `names` is only touched under the lock.
private final class MadeNames: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String: SwiftIdentifier] = [:]

  func name(of text: String, make: () -> SwiftIdentifier) -> SwiftIdentifier {
    if let name = lock.withLock({ names[text] }) { return name }
    let name = make()
    lock.withLock { names[text] = name }
    return name
  }
}

/// Returns the Swift name of a property or method: `html_url` is `htmlURL`.
package func propertyName(of name: String, acronyms: [String]) -> String {
  Casing(acronyms: acronyms).lower(name).name
}

/// Returns the Swift name of a type: `html_url` is `HTMLURL`.
package func typeName(of name: String, acronyms: [String]) -> String {
  Casing(acronyms: acronyms).upper(name).name
}

/// Abbreviations that Swift writes in capitals. None is a word by itself.
private let commonAcronyms = Set(
  """
  aac aba ach acl aes ai api arn ascii aws bic ccpa cdn cidr cli cors cpu crm csrf css csv cvc \
  cvv db dkim dns dob dpo dtmf ean ecdsa eta eula faq flac fps ftp gcp gdpr gif gmt gpg gps gpu \
  guid heic hls hmac hsl html http https iam iban ibm id imei ip isbn iso jpeg jpg json jsonl jwks \
  jwt kyc llm mcp mfa mime nft nlp npm nsfw ocr oidc os oss otp pci pcm pcma pcmu pdf pgp pii png \
  pstn qr rbac rgb rgba rpc rsa rss saml sdk sdp sepa sha sku sla sms smtp sql ssd sse ssh ssl \
  ssml ssn sso stt svg tcp tiff tls tos tsv ttl tts tv ubo udp ui uid ulid upc uri url urn usb \
  usd utc utf utm uuid vad vpc vpn wav xml xss yaml
  """.listed)

private let specialSpellings = [
  "graphql": "GraphQL", "ipv4": "IPv4", "ipv6": "IPv6", "ipsec": "IPsec", "mp3": "MP3",
  "mp4": "MP4",
  "oauth": "OAuth", "oauth1": "OAuth1", "oauth2": "OAuth2", "openapi": "OpenAPI",
  "openid": "OpenID", "voip": "VoIP", "webp": "WebP", "webrtc": "WebRTC", "wifi": "WiFi",
  "ios": "iOS", "macos": "macOS",
]
