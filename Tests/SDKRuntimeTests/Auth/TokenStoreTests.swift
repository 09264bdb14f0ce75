import Foundation
import SDKRuntime
import Testing

@Suite(.timeLimit(.minutes(5))) struct TokenStoreTests {
  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sdkgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("deep/token.json"))
  }

  private let token = BearerToken(
    accessToken: "a", refreshToken: "r", expiresAt: Date(timeIntervalSince1970: 5),
    identity: "i")

  @Test func aFileKeepsAToken() throws {
    try withFile { file in
      let store = FileTokenStore(file)
      #expect(try store.token() == nil)
      try store.save(token)
      try store.save(token)

      #expect(try FileTokenStore(file).token() == token)
      let facts = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      // No draft stays behind.
      let folder = file.deletingLastPathComponent().path
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["token.json"])

      try store.save(nil)
      try store.save(nil)
      #expect(try store.token() == nil)
    }
  }

  @Test func aFileThatOthersCouldReadIsClosedByTheNextToken() throws {
    try withFile { file in
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("junk".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      let store = FileTokenStore(file)

      #expect(try store.token() == nil)
      try store.save(token)

      let facts = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
  }

  @Test func aPlaceThatCannotBeWrittenIsAnError() {
    let store = FileTokenStore(URL(fileURLWithPath: "/dev/null/token"))

    #expect(throws: (any Error).self) { try store.save(token) }
  }

  @Test func memoryKeepsAToken() {
    let store = MemoryTokenStore()
    store.save(token)
    #expect(store.token() == token)
    store.save(nil)
    #expect(store.token() == nil)
  }
}
