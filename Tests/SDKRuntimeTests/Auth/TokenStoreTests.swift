import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore
@testable import SDKOAuth

@Suite(.timeLimit(.minutes(15))) struct TokenStoreTests {
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

  @Test(arguments: [(0o620, true), (0o602, true), (0o666, true), (0o644, false), (0o400, false)])
  func aFileThatOthersMayWriteIsRefused(_ mode: Int, _ isRefused: Bool) throws {
    try withFile { file in
      let store = FileTokenStore(file)
      try store.save(token)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)

      if isRefused {
        let error = #expect(throws: TokenFileError.self) { try store.token() }
        #expect(error?.localizedDescription.contains("chmod 600") == true)
        #expect("\(String(describing: error))".contains(file.path))
      } else {
        #expect(try store.token() == token)
      }

      try store.save(token)
      #expect(try store.token() == token)
    }
  }

  @Test func aCallSaysWhyTheFileIsRefused() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sdkgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("token.json")
    let store = FileTokenStore(file)
    try store.save(token)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file.path)
    let login = OAuth2.refresh(
      tokenURL: "https://auth.example.com/token", store: store,
      transport: MockTransport().on(.any, .status(500)))
    let api = client(answering: .json("{}")) {
      $0.schemes = [SecurityScheme("login", .bearer, login)]
    }

    let error = await failure { try await api.send(TestEndpoint.get("/a")) }
    #expect(error?.kind == .credential)
    #expect(error?.reason.contains("others may write the file of the token") == true)
    #expect(error?.underlying is TokenFileError)

    try await login.save(BearerToken(accessToken: "new"))
    try await api.send(TestEndpoint.get("/a"))
  }

  @Test func aPlaceThatCannotBeWrittenIsAnError() {
    let store = FileTokenStore(URL(fileURLWithPath: "/dev/null/token"))

    #expect(throws: (any Error).self) { try store.save(token) }
  }

  /// Another process may add the item between the two calls, or remove it again.
  @Test(
    arguments: [
      // What update and add return, one after the other, and the outcome.
      ([0], 0), ([-25300, 0], 0), ([-25300, -25299, 0], 0),
      ([-25300, -25299, -25300, -25299, 0], 0), ([-25300, -25299, -25308], -25308),
      ([-34018], -34018), ([-25300, -34018], -34018),
    ] as [([Int32], Int32)])
  func savingToTheKeychainOutlivesOthersSaves(statuses: [Int32], outcome: Int32) {
    var left = statuses
    var calls: [String] = []
    func next(_ call: String) -> Int32 {
      calls.append(call)
      return left.isEmpty ? -1 : left.removeFirst()
    }

    let status = KeychainSave.status(update: { next("update") }, add: { next("add") })

    #expect(status == outcome && left.isEmpty)
    #expect(calls == statuses.indices.map { $0 % 2 == 0 ? "update" : "add" })
  }

  @Test func savingToTheKeychainEnds() {
    var count = 0

    let status = KeychainSave.status(
      update: {
        count += 1
        return KeychainSave.notFound
      }, add: { KeychainSave.duplicate })

    #expect(status == KeychainSave.notFound && count < 20)
  }

  @Test func memoryKeepsAToken() {
    let store = MemoryTokenStore()
    store.save(token)
    #expect(store.token() == token)
    store.save(nil)
    #expect(store.token() == nil)
  }
}
