#if canImport(Security)
  import Foundation
  public import SDKCore
  import Security

  /// A token in the keychain of this device, readable once it has been unlocked after a start,
  /// and in no backup that goes to another.
  public final class KeychainTokenStore: TokenStore {
    /// Which of a Mac's keychains; other systems have one.
    public enum Keychain: Hashable, Sendable {
      /// The one that iOS has as well. On a Mac only a program with an entitlement for a keychain
      /// group or an application identifier may use it, as signed apps have; another, such as a
      /// command-line tool, gets a `KeychainError` with the status -34018
      /// (`errSecMissingEntitlement`). See Apple's TN3137.
      case dataProtection
      /// The user's login keychain, a file that any program may use; the user may be asked for
      /// permission. It knows no groups, and the token is readable while the keychain is unlocked.
      case file
    }

    private let service: String
    private let account: String
    private let accessGroup: String?
    private let keychain: Keychain

    /// - `accessGroup`: the group of apps that share the token; not in a keychain that is a file.
    /// - `keychain`: which one, on a Mac.
    public init(
      service: String, account: String = "token", accessGroup: String? = nil,
      keychain: Keychain = .dataProtection
    ) {
      self.service = service
      self.account = account
      self.accessGroup = accessGroup
      self.keychain = keychain
    }

    /// - Throws: `KeychainError`; an item that holds no token is nil.
    public func token() throws -> BearerToken? {
      var query = item
      query[kSecReturnData as String] = true
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      guard status == errSecSuccess else { throw KeychainError(status: status) }
      return (found as? Data).flatMap { try? JSONDecoder().decode(BearerToken.self, from: $0) }
    }

    public func save(_ token: BearerToken?) throws {
      defer { TokenSaves.note(in: self) }
      guard let token else {
        let status = SecItemDelete(item as CFDictionary)
        return try check(status == errSecItemNotFound ? errSecSuccess : status)
      }
      let data = try JSONEncoder().encode(token)
      try check(
        KeychainSave.status(
          update: {
            SecItemUpdate(item as CFDictionary, [kSecValueData as String: data] as CFDictionary)
          },
          add: {
            var new = item
            new[kSecValueData as String] = data
            if !isInFile {
              new[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
            }
            return SecItemAdd(new as CFDictionary, nil)
          }))
    }

    private var isInFile: Bool {
      #if os(macOS)
        keychain == .file
      #else
        false
      #endif
    }

    private var item: [String: Any] {
      var item: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: service,
        kSecAttrAccount as String: account,
        kSecUseDataProtectionKeychain as String: !isInFile,
      ]
      if let accessGroup, !isInFile { item[kSecAttrAccessGroup as String] = accessGroup }
      return item
    }

    private func check(_ status: OSStatus) throws {
      guard status == errSecSuccess else { throw KeychainError(status: status) }
    }
  }

  /// The refusal of the keychain.
  public struct KeychainError: Error, Hashable, Sendable {
    /// An `OSStatus`.
    public let status: Int32
  }
#endif

/// Saving an item that others may add or remove at the same time: the keychain has no call that does
/// both.
enum KeychainSave {
  /// `errSecItemNotFound` and `errSecDuplicateItem`.
  static let notFound: Int32 = -25300, duplicate: Int32 = -25299

  /// Returns the status of the call that decided, or of the last one where others never rest.
  static func status(update: () -> Int32, add: () -> Int32) -> Int32 {
    var status = update()
    for _ in 0..<8 where status == notFound {
      let added = add()
      guard added == duplicate else { return added }
      status = update()
    }
    return status
  }
}
