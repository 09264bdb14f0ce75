import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct CacheDiskTests {
  private func files(_ directory: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
  }

  @Test func responsesSurviveTheProcess() async throws {
    try await withTemporaryDirectory { directory in
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("1").header("X-Note", "kept").header("Set-Cookie", "sid=marked"))
      let first = scene.makeCache()
      _ = try await scene.client(.ttl(.seconds(60)), cache: first).number()
      _ = await first.diskSize()

      scene.wait(.seconds(20))
      let api = scene.client(.ttl(.seconds(60)))
      let again = try await api.response(for: thing, as: Int.self)

      #expect(again.value == 1)
      #expect(again.http.source == .cache(age: .seconds(20)))
      #expect(again.http.headers["X-Note"] == "kept")
      #expect(again.http.headers["Set-Cookie"] == nil)
      scene.wait(.seconds(40))
      #expect(try await api.number().1 == .mock)
    }
  }

  /// Whoever writes the response decides what the app shows.
  @Test func aFileThatOthersMayWriteIsAMiss() async throws {
    try await withTemporaryDirectory { directory in
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("1"), .json("2"))
      let first = scene.makeCache()
      _ = try await scene.client(.ttl(.seconds(60)), cache: first).number()
      await first.flush()
      for file in try files(directory) { chmod(file.path, 0o620) }

      let second = scene.makeCache()
      #expect(try await scene.client(.ttl(.seconds(60)), cache: second).number() == (2, .mock))
      await second.flush()

      #expect(try await scene.client(.ttl(.seconds(60))).number().0 == 2)
      #expect(scene.sent == 2)
    }
  }

  @Test func anotherCacheFindsWhatWasFlushed() async throws {
    try await withTemporaryDirectory { directory in
      let scene = CacheScene(directory: directory)
      // Long enough that writing takes a while.
      scene.mock.on(.any, .json(String(repeating: " ", count: 2_000_000) + "1"))
      for path: PathTemplate in ["/a", "/b", "/c", "/d"] {
        let first = scene.makeCache(disk: 100_000_000)
        let api = scene.client(.ttl(.seconds(60)), cache: first)
        #expect(try await api.number(.get(path)).1 == .mock)
        await first.flush()

        let second = scene.makeCache(disk: 100_000_000)
        let again = try await scene.client(.ttl(.seconds(60)), cache: second).number(.get(path))
        #expect(again.0 == 1 && again.1 == .cache(age: .zero))
      }
      await ResponseCache().flush()
    }
  }

  @Test func theDirectoryHoldsNoSecretAndIsPrivate() async throws {
    try await withTemporaryDirectory { parent in
      let directory = parent.appendingPathComponent("cache")
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("1").header("Set-Cookie", "marked").header("Vary", "Authorization"))
      let api = scene.client(.ttl(.seconds(60))) {
        $0.schemes = [SecurityScheme("key", .apiKey("key", in: .query), "marked")]
        $0.headers = [("Cookie", "a=marked"), ("Authorization", "marked")]
      }

      _ = try await api.number(.get("/thing", query: [("q", "marked")]))
      _ = await api.cache.diskSize()

      let found = try files(directory)
      #expect(found.count == 1)
      for file in found {
        #expect(!file.lastPathComponent.contains("marked"))
        #expect(try Data(contentsOf: file).range(of: Data("marked".utf8)) == nil)
      }
      let mode = try FileManager.default.attributesOfItem(atPath: directory.path)
      #expect((mode[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }
  }

  @Test(arguments: ["empty", "cut", "bit", "longer", "other"])
  func aCorruptFileIsAMiss(damage: String) async throws {
    try await withTemporaryDirectory { directory in
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("1"))
      let first = scene.makeCache()
      _ = try await scene.client(.ttl(.seconds(60)), cache: first).number()
      _ = await first.diskSize()
      let file = try #require(try files(directory).first)
      var data = try Data(contentsOf: file)
      switch damage {
      case "empty": data = Data()
      case "cut": data.removeLast(5)
      case "bit": data[data.count / 2] ^= 1
      case "longer": data.append(0)
      default: data = Data("<html>".utf8)
      }
      try data.write(to: file)

      let api = scene.client(.ttl(.seconds(60)))

      #expect(try await api.number() == (1, .mock))
      #expect(try await api.number() == (1, .cache(age: .zero)))
    }
  }

  @Test func aDiskThatTakesNothingLosesNothing() async throws {
    try await withTemporaryDirectory { parent in
      // A file where the directory should be: nothing can be written, by root neither.
      let directory = parent.appendingPathComponent("file")
      try Data().write(to: directory)
      let scene = CacheScene(directory: directory.appendingPathComponent("cache"))
      scene.mock.on(.any, .json("1"))
      let api = scene.client(.ttl(.seconds(60)))

      #expect(try await api.number() == (1, .mock))
      #expect(await api.cache.diskSize() == 0)
      #expect(try await api.number() == (1, .cache(age: .zero)))
      await api.cache.removeAll()
    }
  }

  @Test func theDirectoryMayVanish() async throws {
    try await withTemporaryDirectory { parent in
      let directory = parent.appendingPathComponent("cache")
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("1"))
      let api = scene.client(.ttl(.seconds(60)), cache: scene.makeCache(memory: 0))
      _ = try await api.number()
      _ = await api.cache.diskSize()

      try FileManager.default.removeItem(at: directory)

      #expect(try await api.number().1 == .mock)
      #expect(try await api.number().1 == .cache(age: .zero))
    }
  }

  @Test func aWallClockSetBackMakesNothingYoung() async throws {
    try await withTemporaryDirectory { directory in
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("1"))
      let first = scene.makeCache()
      _ = try await scene.client(.ttl(.seconds(60)), cache: first).number()
      _ = await first.diskSize()

      scene.wall.with { $0 -= 3600 }

      #expect(try await scene.client(.ttl(.seconds(60))).number().1 == .mock)
    }
  }

  @Test func theDiskKeepsToItsLimitAndDropsWhatWasUsedLongestAgo() async throws {
    try await withTemporaryDirectory { directory in
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("\"\(String(repeating: "a", count: 1000))\""))
      let cache = scene.makeCache(memory: 0, disk: 10_000)
      let api = scene.client(.ttl(.seconds(60)), cache: cache)
      func source(_ id: Int) async throws -> HTTPResponse.Source {
        try await api.response(for: TestEndpoint.get("/thing/\(id)"), as: String.self).http.source
      }

      for id in 0..<7 { _ = try await source(id) }
      #expect(try await source(0) == .cache(age: .zero))
      for id in 7..<12 { _ = try await source(id) }

      #expect(await cache.diskSize() <= 10_000)
      #expect(try await source(0) == .cache(age: .zero))
      #expect(try await source(1) == .mock)
    }
  }

  /// Two caches stand for two processes: neither knows what the other has stored.
  @Test func twoProcessesKeepToTheLimitTogether() async throws {
    try await withTemporaryDirectory { directory in
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("\"\(String(repeating: "a", count: 1000))\""))
      let caches = (0..<2).map { _ in scene.makeCache(memory: 0, disk: 10_000) }
      for id in 0..<16 {
        let api = scene.client(.ttl(.seconds(60)), cache: caches[id % 2])
        _ = try await api.send(TestEndpoint.get("/thing/\(id)"), as: String.self)
        _ = await caches[id % 2].diskSize()
      }

      let sizes = try files(directory).map {
        try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      }
      let total = sizes.reduce(0, +)
      #expect(total <= 10_000 && sizes.count > 5)
      for cache in caches { #expect(await cache.diskSize() == total) }
    }
  }

  @Test func signingOutLeavesNothing() async throws {
    try await withTemporaryDirectory { directory in
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("1"))
      let api = scene.client(.ttl(.seconds(60)))
      _ = try await api.number()

      await api.cache.removeAll()

      #expect(try files(directory).isEmpty)
      #expect(api.cache.memorySize == 0)
      #expect(try await api.number().1 == .mock)
    }
  }
}
