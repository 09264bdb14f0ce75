import Foundation
import SDKStorage
import Testing

@Suite(.timeLimit(.minutes(15))) struct StoreTests {
  private struct Setting: Codable, Equatable {
    let name: String
    let level: Int
  }

  @Test func othersCannotReadFilesEvenInADirectoryOfTheirs() throws {
    try withTemporaryDirectory { directory in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: directory.path)
      try FileStore(directory: directory).set("secret", for: "a")

      let file = try #require(
        FileManager.default.contentsOfDirectory(atPath: directory.path).first)
      let attributes = try FileManager.default.attributesOfItem(
        atPath: directory.appendingPathComponent(file).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  /// Checks what every store must do.
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
    let nothing: Setting? = nil
    try store.set(nothing, for: "setting")
    #expect(try store.value(Setting.self, for: "setting") == nil)
    #expect(try store.data(for: "setting") == nil)
    try store.set([1, nil], for: "list")
    #expect(try store.value([Int?].self, for: "list") == [1, nil])
    #expect(throws: EncodingError.self) { try store.set(Double.infinity, for: "list") }
    #expect(try store.value([Int?].self, for: "list") == [1, nil])
    try store.set(true, for: "flag")
    #expect(try store.value(Bool.self, for: "flag") == true)
    try store.removeAll()
    #expect(try store.value(Bool.self, for: "flag") == nil)
  }

  @Test func memory() throws { try check(MemoryStore()) }

  @Test func files() throws {
    try withTemporaryDirectory { directory in
      let own = directory.appendingPathComponent("store")
      try check(FileStore(directory: own))

      try FileStore(directory: own).set(1, for: "kept")
      try Data().write(to: own.appendingPathComponent("someone.else"))
      #expect(try FileStore(directory: own).value(Int.self, for: "kept") == 1)
      try FileStore(directory: own).removeAll()
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

  @Test func whatAnAppHasStoredByItselfIsRead() throws {
    let suite = "sdk-\(UUID().uuidString)"
    let app = try #require(UserDefaults(suiteName: suite))
    defer { app.removePersistentDomain(forName: suite) }
    let (date, url) = (
      Date(timeIntervalSince1970: 1_000.5), try #require(URL(string: "https://a.b"))
    )
    app.set(["a", "한"], forKey: "texts")
    app.set("text", forKey: "text")
    app.set(7, forKey: "integer")
    app.set(1.5, forKey: "number")
    app.set(true, forKey: "flag")
    app.set(date, forKey: "date")
    app.set([date], forKey: "dates")
    app.set(Data([1, 2]), forKey: "data")
    #if canImport(Darwin)
      app.set(url, forKey: "url")
    #else
      // Foundation on Linux keeps the path alone of a URL.
      app.set(url.absoluteString, forKey: "url")
    #endif
    app.set(URL(fileURLWithPath: "/a b"), forKey: "file")
    app.set(["name": "n", "level": 2] as [String: Any], forKey: "setting")
    app.set(try JSONEncoder().encode(Setting(name: "j", level: 3)), forKey: "json")
    app.set(try JSONEncoder().encode([1, 2]), forKey: "jsonList")
    // Also through the protocol, as a view model has it.
    let store: any KeyValueStore = DefaultsStore(suite: suite, prefix: "")

    #expect(try store.value([String].self, for: "texts") == ["a", "한"])
    #expect(try store.value(String.self, for: "text") == "text")
    #expect(try store.value(Int.self, for: "integer") == 7)
    #expect(try store.value(Double.self, for: "integer") == 7)
    #expect(try store.value(Double.self, for: "number") == 1.5)
    #expect(try store.value(Bool.self, for: "flag") == true)
    #expect(try store.value(Date.self, for: "date") == date)
    #expect(try store.value([Date].self, for: "dates") == [date])
    #expect(try store.value(Data.self, for: "data") == Data([1, 2]))
    #expect(try store.value(URL.self, for: "url") == url)
    #expect(try store.value(URL.self, for: "file")?.path == "/a b")
    #expect(try store.value(Setting.self, for: "setting") == Setting(name: "n", level: 2))
    #expect(try store.value(Setting.self, for: "json") == Setting(name: "j", level: 3))
    #expect(try store.value([Int].self, for: "jsonList") == [1, 2])
    #expect(try store.value(Int.self, for: "none") == nil)
    #expect(throws: DecodingError.self) { try store.value(Int.self, for: "text") }
    #expect(throws: DecodingError.self) { try store.value(Int.self, for: "data") }

    // What it writes in their place is read as before.
    for _ in 0..<2 {
      try store.set(["b"], for: "texts")
      try store.set(Data([3]), for: "data")
      try store.set(date, for: "date")
      try store.set(url, for: "url")
      #expect(try store.value([String].self, for: "texts") == ["b"])
      #expect(try store.value(Data.self, for: "data") == Data([3]))
      #expect(try store.value(Date.self, for: "date") == date)
      #expect(try store.value(URL.self, for: "url") == url)
    }
  }

  @Test func aStoreThatCannotRemoveSaysSo() throws {
    try withTemporaryDirectory { directory in
      let store = FileStore(directory: directory)
      try store.set(1, for: "a")
      let name = try #require(
        FileManager.default.contentsOfDirectory(atPath: directory.path).first)
      let file = directory.appendingPathComponent(name)
      // A directory in the place of the file: not even root removes it like one.
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      try store.set(2, for: "b")

      #expect(throws: (any Error).self) { try store.removeAll() }

      // The others are gone all the same.
      #expect(try store.data(for: "b") == nil)
    }
  }

  @Test func aStoreThatCannotWriteSaysSo() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file")
      try Data().write(to: file)

      #expect(throws: (any Error).self) {
        try FileStore(directory: file.appendingPathComponent("store")).set(1, for: "k")
      }
    }
  }
}

private func withTemporaryDirectory(_ body: (URL) throws -> Void) throws {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("sdk-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  try body(url)
}
