import Foundation

/// The place of a part that is kept for later calls, under a name that is this call's alone: no
/// other call, of this process or another, ever writes to it.
///
/// A part that its call has left is taken by renaming it, which one call can do. One that was not
/// left is copied, unless nobody holds the lock that its call would hold. On Apple's systems there is
/// no such lock, so there is no telling whether a process was killed or is at it.
struct PartKeeper: Sendable {
  let store: DownloadResumption
  let key: String
  private let name: String

  var url: URL { store.part(name) }

  /// The parts that calls of this process are at, by their places in the store.
  private static let inUse = Locked<[(place: String, url: URL)]>([])

  /// Nil when nothing can be kept there, or another call of this process is at it.
  init?(_ key: String, in store: DownloadResumption) {
    (self.store, self.key, name) = (store, key, UUID().uuidString.lowercased())
    let (place, url) = (place, url)
    let isMine = Self.inUse.with { inUse in
      // `removeAll()` may have taken the other away.
      let other = inUse.first { $0.place == place }
      if let other, FileManager.default.fileExists(atPath: other.url.path) { return false }
      guard let file = PartialFile(url, isKept: true) else { return false }
      file.close()
      inUse.removeAll { $0.place == place }
      inUse.append((place, url))
      return true
    }
    if !isMine { return nil }
  }

  private var place: String { store.directory.appendingPathComponent(key).path }

  /// Returns whether a call of this process is at a part.
  static func isInUse(_ part: URL) -> Bool {
    inUse.with { inUse in inUse.contains { $0.url.lastPathComponent == part.lastPathComponent } }
  }

  /// Makes what earlier calls have left the beginning of this one's part. Returns what is known of
  /// it; nil when there is nothing to go on with.
  func takeOver() -> PartialRepresentation? {
    guard let record = store.record(key), record.validator != nil, let name = record.part else {
      return nil
    }
    let part = store.part(name)
    var isLeft = record.isLeft
    #if !canImport(Darwin)
      if !isLeft {
        // What it holds may be more recent than the record that was read before.
        FileLock.withFree(part) { _ in isLeft = store.record(key) == record }
      }
    #endif
    if isLeft {
      // Until it is recorded under its new name, it must not look like a killed call's.
      utimes(part.path, nil)
      return rename(part.path, url.path) == 0 ? record : nil
    }
    let copy = store.part(UUID().uuidString.lowercased())
    do {
      try FileManager.default.copyItem(at: part, to: copy)
      utimes(copy.path, nil)
    } catch {
      try? FileManager.default.removeItem(at: copy)
      return nil
    }
    // Whoever begins a part anew removes its record first.
    guard store.record(key) == record, rename(copy.path, url.path) == 0 else {
      try? FileManager.default.removeItem(at: copy)
      return nil
    }
    return record
  }

  /// Removes the record of this part; that of another call's stays.
  func removeRecord() {
    if store.record(key)?.part == name { store.removeRecord(key) }
  }

  /// Records a part. Returns how many of its bytes are known to be on disk; nil where nothing is
  /// recorded.
  ///
  /// - `isLeft`: whether the call is done with it.
  func record(
    _ known: PartialRepresentation?, of file: PartialFile, isLeft: Bool = false
  ) -> Int64? {
    guard var known, known.validator != nil else {
      removeRecord()
      return nil
    }
    // Only what has reached the disk counts; `size` is from before.
    known.synced = file.synchronize() ? file.size : 0
    (known.part, known.isLeft) = (name, isLeft)
    let other = store.record(key)
    guard store.setRecord(known, key) else { return nil }
    // Nobody finds it without a record, nor writes to it.
    if let other, other.isLeft, let part = other.part, part != name {
      unlink(store.part(part).path)
    }
    return known.synced
  }

  /// Lets other calls of this process have what is kept under this key.
  func leave() {
    let (place, url) = (place, url)
    Self.inUse.with { inUse in
      inUse.removeAll { $0.place == place && $0.url == url }
    }
  }

  /// Ends what cannot be written.
  func abandon() {
    unlink(url.path)
    leave()
  }

  /// Moves a part to where its file is wanted.
  ///
  /// - `isPrivate`: whether the part is more private than a new file is by the process's mask.
  static func move(_ part: URL, to destination: URL, isPrivate: Bool) throws {
    let files = FileManager.default
    try? files.removeItem(at: destination)
    let mode = isPrivate ? defaultMode(at: destination) : nil
    try files.moveItem(at: part, to: destination)
    if let mode {
      try? files.setAttributes([.posixPermissions: mode], ofItemAtPath: destination.path)
    }
  }

  /// Returns the permissions that the process's mask gives a new file.
  private static func defaultMode(at url: URL) -> Any? {
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
    defer { try? FileManager.default.removeItem(at: url) }
    return try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
  }
}
