import Dispatch
import Foundation
import SDKCore

/// The responses in a directory; files used longest ago go first.
///
/// All work is done on one queue, one thing after the other, so that callers neither wait for
/// writing nor read what is about to be replaced. A disk that fails is an empty cache.
///
/// Other processes may use the directory. What they changed is seen by the directory's date, and
/// where it was changed by both within one tick of its clock, after an eighth of the limit.
final class DiskCache: Sendable {
  private struct Index: Sendable {
    var files: [String: (size: Int, lastUse: Int)] = [:]
    var uses = 0
    var size = 0
    /// The directory's date after our last change.
    var directoryDate: Date?
    var writtenSinceScan = 0

    mutating func note(_ name: String, size: Int) {
      forget(name)
      uses += 1
      files[name] = (size, uses)
      self.size += size
    }

    mutating func forget(_ name: String) {
      if let file = files.removeValue(forKey: name) { size -= file.size }
    }
  }

  private let directory: PrivateDirectory
  private let limit: Int
  private let queue = DispatchQueue(label: "SDKRuntime.DiskCache", qos: .utility)
  /// Nil until the directory was looked at. Touched on the queue only.
  private let index = Locked<Index?>(nil)

  init(_ url: URL, limit: Int) {
    directory = PrivateDirectory(url: url, fileExtension: "response", isDurable: false)
    self.limit = limit
  }

  /// Reads a file and parses it, on the queue as well, since that may take a while; a file for
  /// which `parse` returns nil is removed.
  func read<Value: Sendable>(
    _ name: String, _ parse: @escaping @Sendable (Data) -> Value?
  ) async -> Value? {
    await onQueue { [self] in
      guard let data = try? directory.read(name) else { return nil }
      guard let value = parse(data) else {
        removeNow(name)
        return nil
      }
      withIndex { $0.note(name, size: data.count) }
      directory.touch(name)
      return value
    }
  }

  func write(_ name: String, _ data: @escaping @Sendable () throws -> Data) {
    queue.async { [self] in
      guard let data = try? data(), data.count <= limit else { return removeNow(name) }
      lookForOthers()
      guard (try? directory.write(data, name)) != nil else { return removeNow(name) }
      withIndex { index in
        index.note(name, size: data.count)
        index.writtenSinceScan += data.count
      }
      shrink(keeping: name)
      noteDate()
    }
  }

  /// Removes a file, and those whose names go on with a hyphen.
  func remove(_ name: String) {
    queue.async { [self] in
      lookForOthers()
      removeNow(name)
      let others = withIndex { index in index.files.keys.filter { $0.hasPrefix(name + "-") } }
      for other in others { removeNow(other) }
      noteDate()
    }
  }

  /// Removes what other processes stored, too.
  func removeAll() async {
    await onQueue { [self] in
      directory.removeAll()
      index.with { $0 = nil }
    }
  }

  /// Returns when all that was asked before is done.
  func flush() async { await onQueue {} }

  /// Returns when all that was asked before is done.
  func size() async -> Int {
    await onQueue { [self] in
      lookForOthers()
      return withIndex { $0.size }
    }
  }

  /// Reads the directory again if another process may have changed it.
  private func lookForOthers() {
    let date = directory.modified
    index.with { index in
      guard let known = index else { return }
      if known.directoryDate != date || known.writtenSinceScan > limit / 8 {
        index = scanned(after: known)
      }
    }
  }

  private func noteDate() {
    let date = directory.modified
    withIndex { $0.directoryDate = date }
  }

  private func removeNow(_ name: String) {
    directory.remove(name)
    withIndex { $0.forget(name) }
  }

  private func shrink(keeping kept: String) {
    let goal = limit - limit / 4
    let doomed = withIndex { index -> [String] in
      guard index.size > limit else { return [] }
      var size = index.size
      return index.files.ordered(byNumber: { Double($0.value.lastUse) }).prefix { file in
        defer { size -= file.value.size }
        return size > goal && file.key != kept
      }.map(\.key)
    }
    for name in doomed { removeNow(name) }
  }

  private func withIndex<Result: Sendable>(_ body: (inout Index) -> Result) -> Result {
    index.with { index in
      var known = index ?? scanned()
      defer { index = known }
      return body(&known)
    }
  }

  /// Dates are not exact: of two files of one date, the one goes first that is known to be older.
  private func scanned(after known: Index? = nil) -> Index {
    var index = Index()
    index.directoryDate = directory.modified
    let files = directory.files().map { (file: $0, lastUse: known?.files[$0.name]?.lastUse ?? 0) }
    for (file, _) in files.ordered(byNumber: { Double($0.lastUse) })
      .ordered(byNumber: { $0.file.modified.timeIntervalSinceReferenceDate })
    {
      index.note(file.name, size: file.size)
    }
    return index
  }

  private func onQueue<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { done in queue.async { done.resume(returning: work()) } }
  }
}
