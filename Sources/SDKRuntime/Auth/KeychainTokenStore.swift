#if canImport(Security)
  import Foundation
  import Security

  /// A token in the keychain of this device, readable once it has been unlocked after a start,
  /// and in no backup that goes to another.
  public final class KeychainTokenStore: TokenStore {
    private let service: String
    private let account: String
    private let accessGroup: String?

    /// - `accessGroup`: the group of apps that share the token.
    public init(service: String, account: String = "token", accessGroup: String? = nil) {
      self.service = service
      self.account = account
      self.accessGroup = accessGroup
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
      guard let token else { return try check(SecItemDelete(item as CFDictionary)) }
      let data = try JSONEncoder().encode(token)
      let status = SecItemUpdate(
        item as CFDictionary, [kSecValueData as String: data] as CFDictionary)
      guard status == errSecItemNotFound else { return try check(status) }
      var new = item
      new[kSecValueData as String] = data
      new[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
      try check(SecItemAdd(new as CFDictionary, nil))
    }

    private var item: [String: Any] {
      var item: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: service,
        kSecAttrAccount as String: account,
        kSecUseDataProtectionKeychain as String: true,
      ]
      if let accessGroup { item[kSecAttrAccessGroup as String] = accessGroup }
      return item
    }

    private func check(_ status: OSStatus) throws {
      guard status == errSecSuccess || status == errSecItemNotFound else {
        throw KeychainError(status: status)
      }
    }
  }

  /// The refusal of the keychain.
  public struct KeychainError: Error, Hashable, Sendable {
    /// An `OSStatus`.
    public let status: Int32
  }
#endif
