// Stands in for Apple's Security.
public import AppleFoundation

// developer.apple.com/documentation/security/sectrust
public final class SecTrust {}
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
@discardableResult
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

// developer.apple.com/documentation/security/seccertificate
public final class SecCertificate {}
@discardableResult
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { fatalError() }

// developer.apple.com/documentation/security/keychain-items
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { 0 }
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { 0 }
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { 0 }
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { 0 }
public let kSecClass: CFString = ""
public let kSecClassGenericPassword: CFString = ""
public let kSecAttrService: CFString = ""
public let kSecAttrAccount: CFString = ""
public let kSecAttrAccessGroup: CFString = ""
public let kSecAttrAccessible: CFString = ""
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = ""
public let kSecUseDataProtectionKeychain: CFString = ""
public let kSecReturnData: CFString = ""
public let kSecMatchLimit: CFString = ""
public let kSecMatchLimitOne: CFString = ""
public let kSecValueData: CFString = ""

// developer.apple.com/documentation/security/security-framework-result-codes
public var errSecSuccess: OSStatus { 0 }
public var errSecItemNotFound: OSStatus { -25300 }
public var errSecDuplicateItem: OSStatus { -25299 }

// Apple's Foundation has these, over types of Security.
// developer.apple.com/documentation/foundation/urlprotectionspace/servertrust
extension URLProtectionSpace {
  open var serverTrust: SecTrust? { nil }
}
// developer.apple.com/documentation/foundation/urlcredential/init(trust:)
extension URLCredential {
  public convenience init(trust: SecTrust) { fatalError() }
}
