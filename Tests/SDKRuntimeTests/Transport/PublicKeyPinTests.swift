import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// Pins of public keys, and how they are found in certificates.
@Suite(.timeLimit(.minutes(15))) struct PublicKeyPinTests {
  /// The certificate of a key on the curve P-256, with its pin, both by `openssl`.
  private let certificate: Data
  private let pin = "p1wTlI44eIJbj6xEdaMNxKsjT1tjqDpJur+cd+OuPbo="
  private let backup = "sha256/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

  init() throws {
    certificate = try #require(
      Data(
        base64Encoded: """
          MIIBiDCCAS+gAwIBAgIUPjLJ3QSYqqsMo7cx9HyNp3n2DSAwCgYIKoZIzj0EAwIwGjEYMBYGA1UEAwwPYXBpLmV4\
          YW1wbGUuY29tMB4XDTI2MTEyMjAzMDQ0M1oXDTM2MTExOTAzMDQ0M1owGjEYMBYGA1UEAwwPYXBpLmV4YW1wbGUu\
          Y29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEd6zX7BpeObHD8G4ni1sEYoEwryNTiFNXA+/CXuyKiMMYPaNc\
          TiEU3hlBScpAz9OCYo5RpgTnfku1TguSryslxqNTMFEwHQYDVR0OBBYEFOEi1oXdnhM7Zze+MKnnESzfjPz/MB8G\
          A1UdIwQYMBaAFOEi1oXdnhM7Zze+MKnnESzfjPz/MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIg\
          YjszsN1JWskxRbefBe4DPweL85CvUIbUDL8uoPgrEj8CIBEVRXuEkihlpv0/DfhS+mJia6unKNSWt8VTUZg9pG7z
          """))
  }

  @Test func aCertificateHasThePinThatOpenSSLFinds() {
    #expect(PublicKeyPins.pin(ofCertificate: certificate) == pin)
  }

  @Test func aHostMustShowOneOfItsKeys() throws {
    let pins = try PublicKeyPins([
      "api.example.com": [backup, "sha256/\(pin)"], "other.example": [backup],
      "*.example.org": [backup],
    ])

    #expect(pins.allows([Data("root".utf8), certificate], for: "api.example.com"))
    #expect(pins.allows([certificate], for: "API.Example.com."))
    #expect(!pins.allows([Data("root".utf8)], for: "api.example.com"))
    #expect(!pins.allows([], for: "api.example.com"))
    #expect(!pins.allows([certificate], for: "other.example"))
    #expect(!pins.allows([certificate], for: "a.example.org"))
    // Not pinned: the system's trust is enough.
    for host in ["example.org", "a.b.example.org", "example.net", "", "."] {
      #expect(pins.allows([certificate], for: host))
      #expect(!pins.isPinned(host))
    }
  }

  @Test(
    arguments: [
      [], [""], ["sha256/"], ["sha1/p1wTlI44eIJbj6xEdaMNxKsjT1tjqDpJur+cd+OuPbo="],
      ["p1wTlI44eIJbj6xEdaMNxKsjT1tjqDpJur+cd+Ou"],
      ["p1wTlI44eIJbj6xEdaMNxKsjT1tjqDpJur_cd-OuPbo="],
    ])
  func aPinThatCannotBeKeptIsRefused(pins: [String]) {
    #expect(throws: InvalidPublicKeyPin.self) { try PublicKeyPins(["api.example.com": pins]) }
    #expect(throws: InvalidPublicKeyPin.self) { try PublicKeyPins(["": [backup]]) }
  }

  @Test func whatIsNoCertificateHasNoPinAndDoesNotTrap() {
    for count in 0..<certificate.count {
      #expect(PublicKeyPins.pin(ofCertificate: certificate.prefix(count)) == nil)
      // A slice does not begin at 0.
      _ = PublicKeyPins.pin(ofCertificate: certificate.dropFirst(count))
    }
    for index in certificate.indices.prefix(200) {
      for byte: UInt8 in [0, 0x1F, 0x30, 0x7F, 0x80, 0x81, 0x84, 0xFF] {
        var mutated = certificate
        mutated[index] = byte
        _ = PublicKeyPins.pin(ofCertificate: mutated)
      }
    }
  }

  #if os(Linux) || os(macOS)
    @Test(
      .enabled(if: TLSServer.isAvailable, "there is no openssl to make certificates"),
      arguments: [
        ["rsa:2048"], ["rsa:3072"], ["ec", "-pkeyopt", "ec_paramgen_curve:P-384"], ["ed25519"],
      ])
    func everyKindOfKeyHasThePinThatOpenSSLFinds(key: [String]) async throws {
      try await withTemporaryDirectory { directory in
        try await onOwnThread {
          let (key, certificate, info) = (key, "\(directory.path)/c", "\(directory.path)/i")
          try OpenSSL.run(
            ["req", "-x509", "-newkey"] + key + [
              "-nodes", "-keyout", "\(directory.path)/k", "-subj", "/CN=a", "-outform", "DER",
              "-out", certificate,
            ])
          try OpenSSL.run([
            "x509", "-inform", "DER", "-in", certificate, "-pubkey", "-noout", "-out",
            "\(directory.path)/p",
          ])
          try OpenSSL.run([
            "pkey", "-pubin", "-in", "\(directory.path)/p", "-outform", "DER", "-out", info,
          ])
          let digest = try OpenSSL.run(["dgst", "-sha256", info])
          let data = try Data(contentsOf: URL(fileURLWithPath: certificate))
          let pin = PublicKeyPins.pin(ofCertificate: data).flatMap { Data(base64Encoded: $0) }

          let hex = (pin ?? Data()).map { byte in
            let text = String(byte, radix: 16)
            return text.count == 1 ? "0\(text)" : text
          }
          #expect(digest.contains(hex.joined()))
          #expect(hex.count == 32)
        }
      }
    }
  #endif
}
