import Foundation
import SDKRuntime
import SDKTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Cookies outside the jar.
@Suite(.timeLimit(.minutes(15))) struct CookieFileTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func jar(_ file: URL, keepsSessionCookies: Bool = false) throws -> CookieJar {
    let now = now
    return try CookieJar(file: file, keepsSessionCookies: keepsSessionCookies, now: { now })
  }

  @Test(arguments: [false, true]) func cookiesSurviveTheProcess(keepsSessionCookies: Bool)
    async throws
  {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("own/cookies.json")
      let first = try jar(file, keepsSessionCookies: keepsSessionCookies)
      let place = try url("https://h.example/")
      first.store(["Set-Cookie": "a=1; Max-Age=60", "Set-Cookie": "b=2; Path=/"], from: place)
      try await first.save()

      let second = try jar(file)
      #expect(second.header(for: place) == (keepsSessionCookies ? "a=1; b=2" : "a=1"))
      #expect(second.header(for: try url("http://h.example/")) == nil)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect((mode[.posixPermissions] as? NSNumber)?.intValue == 0o600)

      second.removeAll()
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func aFileThatHoldsNoCookiesIsReplacedAndOneThatCannotBeReadIsAnError() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("cookies.json")
      try Data("nonsense".utf8).write(to: file)
      let jar = try jar(file)
      #expect(jar.count == 0)
      jar.store(["Set-Cookie": "a=1; Max-Age=60"], from: try url("https://h.example/"))
      try await jar.save()
      #expect(try self.jar(file).count == 1)

      #expect(throws: (any Error).self) { try self.jar(directory) }
      let blocked = try self.jar(file.appendingPathComponent("cookies.json"))
      blocked.store(["Set-Cookie": "a=1; Max-Age=60"], from: try url("https://h.example/"))
      await #expect(throws: (any Error).self) { try await blocked.save() }
      #expect(blocked.count == 1)
    }
  }

  /// Whoever writes the cookies decides as whom the calls are made.
  @Test func aFileThatOthersMayWriteIsRefused() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("cookies.json")
      let first = try jar(file)
      first.store(["Set-Cookie": "a=1; Max-Age=60"], from: try url("https://h.example/"))
      try await first.save()
      chmod(file.path, 0o622)

      let error = #expect(throws: (any Error).self) { try jar(file) }
      #expect(error?.localizedDescription.contains("chmod 600") == true)

      chmod(file.path, 0o600)
      #expect(try jar(file).count == 1)
    }
  }

  @Test func foundationsCookiesComeInAndGoOut() throws {
    let jar = CookieJar()
    let place = try url("https://www.h.example/a/b")
    jar.store(
      [
        "Set-Cookie": "host=1; Path=/a; HttpOnly",
        "Set-Cookie": "all=2; Domain=h.example; Path=/; Max-Age=600",
      ],
      from: place)
    let storage = try #require(URLSessionConfiguration.ephemeral.httpCookieStorage)

    jar.exportCookies(to: storage)

    let found = (storage.cookies ?? []).sorted { $0.name < $1.name }
    #expect(found.map(\.name) == ["all", "host"])
    #expect(found.map(\.isSecure) == [true, true])
    #expect(found.map(\.path) == ["/", "/a"])
    #expect(found.map { $0.expiresDate != nil } == [true, false])

    let other = CookieJar()
    other.importCookies(from: storage)
    #expect(other.header(for: place) == "host=1; all=2")
    #expect(other.header(for: try url("https://api.h.example/a")) == "all=2")
    #expect(other.header(for: try url("http://www.h.example/a")) == nil)
  }

  @Test func aCookieOfFoundationGoesToAnyPort() throws {
    let cookie = try #require(
      HTTPCookie(properties: [.name: "sid", .value: "1", .domain: "h.example", .path: "/"]))
    let jar = CookieJar()

    jar.add([cookie])

    for place in ["http://h.example/", "https://h.example:8443/a"] {
      #expect(jar.header(for: try url(place)) == "sid=1")
    }
    #expect(jar.header(for: try url("https://a.h.example/")) == nil)
  }
}
