public import Foundation

/// Keeps what has arrived of downloads that failed or were cancelled, so that a later call goes on
/// where they ended, in the next launch as well.
///
///     options.resumption = DownloadResumption(directory: caches.appending(path: "downloads"))
///
/// A call goes on with a part that was left for the same URL and the same user. The server must
/// have given a strong `ETag`, or a `Last-Modified` that is older than its response; it then says
/// whether the file is still the same, and sends the rest of it or all of the new one. A request with
/// other headers than the first, but for those that tell attempts apart as `X-Request-ID` does, begins
/// anew; so an interceptor that signs each request with the time leaves nothing to go on with.
///
/// Parts lie in a directory that only this user may enter. Those older than `maxAge` are removed
/// when the directory is next used; `removeAll()` belongs into a logout.
///
/// Several processes of one machine may use one directory, such as an app and its extensions. A call
/// goes on with a copy of what another process is at. On Apple platforms no file is ever locked, so it
/// goes on with a copy of what a killed process was at as well; the original is removed when nothing
/// was written to it for an hour.
public struct DownloadResumption: Hashable, Sendable {
  /// Made when first needed. It should belong to resumption alone, and lie where nothing is backed
  /// up, as among an app's caches.
  public let directory: URL
  /// The time for which a part is kept after it was last written to.
  public let maxAge: Duration

  public init(directory: URL, maxAge: Duration = .seconds(7 * 86_400)) {
    self.directory = directory
    self.maxAge = maxAge
  }

  /// Removes all parts. A download that is under way and kept here fails at its end.
  public func removeAll() {
    parts.removeAll()
    records.removeAll()
  }

  private var parts: PrivateDirectory {
    PrivateDirectory(url: directory, fileExtension: "part", isDurable: true)
  }

  private var records: PrivateDirectory {
    PrivateDirectory(url: directory, fileExtension: "resume", isDurable: true)
  }

  func part(_ name: String) -> URL {
    directory.appendingPathComponent("\(name).part", isDirectory: false)
  }

  /// Returns the record of a part; nil when there is none, or it cannot be read.
  func record(_ key: String) -> PartialRepresentation? {
    guard let data = try? records.read(key) else { return nil }
    return try? JSONDecoder().decode(PartialRepresentation.self, from: data)
  }

  func setRecord(_ record: PartialRepresentation, _ key: String) -> Bool {
    guard let data = try? JSONEncoder().encode(record) else { return false }
    return (try? records.write(data, key)) != nil
  }

  func removeRecord(_ key: String) { records.remove(key) }

  /// The time in seconds after which a part without a record belongs to no call any more. Killed calls may
  /// leave gigabytes. One that lives and has received nothing for so long has lost its connection.
  private static let killedAge: TimeInterval = 3_600

  /// Makes the directory, and removes what is too old, unless a call is at it.
  func prepare() throws {
    try PrivateFile.makeDirectory(directory)
    let now = Date()
    let soonest = min(maxAge.inSeconds, Self.killedAge)
    let old = parts.files().filter { file in
      isOlder(file, than: soonest, at: now) && !PartKeeper.isInUse(part(file.name))
    }
    let files = records.files()
    let known = old.isEmpty ? [] : files.compactMap { record($0.name) }
    for file in old {
      let record = known.first { $0.part == file.name }
      // Another process may be at work on what was not left.
      let limit =
        switch record?.isLeft {
        case true?: maxAge.inSeconds
        case false?: max(maxAge.inSeconds, Self.killedAge)
        case nil: Self.killedAge
        }
      if isOlder(file, than: limit, at: now) { parts.remove(file.name) }
    }
    for file in files where isOlder(file, than: maxAge.inSeconds, at: now) {
      let name = record(file.name)?.part
      if name.map({ FileManager.default.fileExists(atPath: part($0).path) }) != true {
        records.remove(file.name)
      }
    }
  }

  /// Where the clock was set back, nobody knows how old a file of the future is.
  private func isOlder(
    _ file: PrivateDirectory.File, than age: TimeInterval, at now: Date
  ) -> Bool {
    now.timeIntervalSince(file.modified).magnitude > age
  }
}

extension APIClient {
  /// Returns the request of a download with a place to collect the body; another attempt or another
  /// call goes on with a part of it where that is possible.
  func resumable(_ request: HTTPRequest, to destination: URL) async -> HTTPRequest {
    // A call that asks for a range itself wants just that.
    let isResumable = request.method == .get && request.headers["Range"] == nil
    var request = request
    if isResumable, let store = request.options.resumption,
      let identity = await configuration.identity(of: request)
    {
      let key = identity.fileName(for: request.url.absoluteString)
      request.options.partialDownload = PartialDownload(
        key, keptIn: store, of: identity, addedHeaders: transport.addedHeaders)
    }
    // Never a download task: Foundation on Linux traps when it cannot write a download, and when a
    // redirect of one has a body.
    if request.options.partialDownload == nil {
      request.options.partialDownload = PartialDownload(at: destination, isResumable: isResumable)
    }
    return request
  }
}
