/// A way of proving who calls, and the credential for it. Descriptions show the name alone.
public struct SecurityScheme: Sendable {
  public enum Kind: Hashable, Sendable {
    /// `Authorization: Bearer …`: a fixed token, or one of OAuth 2.
    case bearer
    /// `Authorization: Basic …`
    case basic
    /// A key under this name. `isEncoded`: the key is percent-encoded already and goes into a
    /// query as it is.
    case apiKey(String, in: Location, isEncoded: Bool = false)
  }

  /// The part of a request that holds a key.
  public enum Location: Hashable, Sendable {
    case header, query, cookie
  }

  /// The name by which endpoints refer to it.
  public let name: String
  public let kind: Kind
  /// Nil: calls that need this scheme fail before anything is sent.
  public let credential: (any Credential)?

  public init(_ name: String, _ kind: Kind, _ credential: (any Credential)?) {
    self.name = name
    self.kind = kind
    self.credential = credential
  }

  /// - `secret`: a token or key that stays the same.
  public init(_ name: String, _ kind: Kind, _ secret: String) {
    self.init(name, kind, FixedCredential(text: secret))
  }
}

extension SecurityScheme: CustomStringConvertible, CustomReflectable {
  public var description: String { name }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
