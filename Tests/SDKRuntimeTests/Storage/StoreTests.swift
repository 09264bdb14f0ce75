import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct StoreTests {
  private struct Setting: Codable, Equatable {
    let name: String
    let level: Int
  }

  @Test func othersCannotReadFilesEvenInADirectoryOfTheirs() async throws {
    try await withTemporaryDirectory { directory in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: directory.path)
      try FileStore(directory: directory).set("secret", for: "a")
      let cache = ResponseCache(directory: directory)
      var configuration = APIClient.Configuration(server: testServer)
      configuration.cache = cache
      let api = APIClient(configuration, transport: MockTransport())
      try await api.storeInCache(1, for: thing)
      _ = await cache.diskSize()

      let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      let modes = try files.map { file in
        try FileManager.default.attributesOfItem(
          atPath: directory.appendingPathComponent(file).path)[.posixPermissions] as? Int
      }
      #expect(modes == [0o600, 0o600])
    }
  }

  /// What every store must do.
  private func check(_ store: any KeyValueStore) throws {
    let keys = [
      "a", "A", "", ".", "..", "../../a", "a/b", "é한\u{0}", String(repeating: "k", count: 999),
    ]
    for (index, key) in keys.enumerated() {
      #expect(try store.data(for: key) == nil)
      try store.setData(Data([UInt8(index)]), for: key)
    }
    for (index, key) in keys.enumerated() {
      #expect(try store.data(for: key) == Data([UInt8(index)]), "\(key)")
    }
    try store.removeValue(for: "a")
    #expect(try store.data(for: "a") == nil)
    try store.set(Setting(name: "n", level: 2), for: "setting")
    #expect(try store.value(Setting.self, for: "setting") == Setting(name: "n", level: 2))
    #expect(throws: DecodingError.self) { try store.value(Int.self, for: "setting") }
    try store.set(true, for: "flag")
    #expect(try store.value(Bool.self, for: "flag") == true)
    try store.removeAll()
    #expect(try store.value(Bool.self, for: "flag") == nil)
  }

  @Test func memory() throws { try check(MemoryStore()) }

  @Test func files() async throws {
    try await withTemporaryDirectory { directory in
      let own = directory.appendingPathComponent("store")
      try check(FileStore(directory: own))

      try FileStore(directory: own).set(1, for: "kept")
      try Data().write(to: own.appendingPathComponent("someone.else"))
      #expect(try FileStore(directory: own).value(Int.self, for: "kept") == 1)
      FileStore(directory: own).removeAll()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: own.path) == ["someone.else"])
    }
  }

  @Test func defaults() throws {
    let suite = "sdk-\(UUID().uuidString)"
    defer { UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite) }
    try check(DefaultsStore(suite: suite))

    let (one, other) = (DefaultsStore(suite: suite, prefix: "one."), DefaultsStore(suite: suite))
    try one.set(1, for: "k")
    try other.set(2, for: "k")
    one.removeAll()
    #expect(try other.value(Int.self, for: "k") == 2)
  }

  @Test func aStoreThatCannotWriteSaysSo() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file")
      try Data().write(to: file)

      #expect(throws: (any Error).self) {
        try FileStore(directory: file.appendingPathComponent("store")).set(1, for: "k")
      }
    }
  }
}
