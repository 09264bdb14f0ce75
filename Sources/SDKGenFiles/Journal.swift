internal import Foundation
internal import SDKGenDiagnostics

/// The steps of a run, written once all its files are staged. While a folder has a journal the run is not over: the
/// next one takes the remaining steps.
///
/// Paths are relative to the journal's folder, so that a copy of the folder never refers to the original.
struct Journal: Codable {
  static let ending = ".journal"

  struct Step: Codable {
    var path: String
    /// The staged file that replaces it; nil when the file is removed.
    var staged: String?
    /// The digest of the old file: a file that was changed since is left alone.
    var old: Digest?
  }

  var steps: [Step] = []
  /// The journal that has the steps; nil when it is this one. It is written last and removed first.
  var main: String?
  /// The paths of the journals in other folders.
  var others: [String] = []

  init(steps: [Step], others: [String]) {
    self.steps = steps
    self.others = others
  }

  init(main: String) { self.main = main }

  /// Reads a journal; nil when the file is not one, or is incomplete.
  init?(at path: String) {
    guard let bytes = try? readFile(path, patience: 0),
      let journal = try? JSONDecoder().decode(Journal.self, from: Data(bytes))
    else { return nil }
    self = journal
  }

  /// Writes it to `path` in one step.
  func write(to path: String) throws(FileFailure) {
    guard let bytes = try? JSONEncoder().encode(self) else {
      throw FileFailure("write", path, code: EINVAL)
    }
    let folder = split(path).folder
    let staged = try StagedFile(Array(bytes), in: folder, meaning: path)
    do throws(FileFailure) {
      try staged.move(to: path, meaning: path)
    } catch {
      staged.discard()
      throw error
    }
    synchronize(folder)
  }
}

/// Returns the names of the journals in a folder.
private func journals(in folder: String) -> [String] {
  entryNames(in: folder).filter { isOwnName($0, ending: Journal.ending) }
}

/// A digest that tells two contents of a file apart.
struct Digest: Codable, Equatable {
  private var size: Int
  private var hash: UInt64

  /// Makes the digest of `bytes`.
  init(_ bytes: [UInt8]) {
    size = bytes.count
    hash = hashByFNV1a(bytes)
  }

  /// Reads a file and makes its digest; nil when there is no such file.
  init?(at path: String) {
    guard let bytes = try? readFileIfPresent(path) else { return nil }
    self.init(bytes)
  }
}

/// Flushes the renames and removals in a folder to the disk, as far as the system allows it.
func synchronize(_ folder: String) {
  let file = open(folder, O_RDONLY | O_CLOEXEC)
  if file >= 0 {
    fsync(file)
    close(file)
  }
}

/// Ends the runs that were killed in these folders: a run that had staged all its files is completed, any other is
/// undone.
package func recover(_ folders: [String]) throws(FileFailure) {
  let real = Set(folders.flatMap(realFolders))
  // A folder is not touched without need: it may be read-only.
  guard real.contains(where: { !leftovers(in: $0).isEmpty }) else { return }
  _ = try lockRecovered(real)
}

/// Returns whether a run was killed while it moved its files into these folders and has not been completed.
package func hasInterruptedRun(in folders: [String]) -> Bool {
  folders.flatMap(realFolders).contains { folder in
    journals(in: folder).contains {
      Journal(at: "\(folder)/\($0)").map { isOpen($0, folder) } ?? false
    }
  }
}

/// Locks the folders, and those that unfinished runs there have a part in, and completes these runs.
func lockRecovered(_ folders: Set<String>) throws(FileFailure) -> FolderLocks {
  var wanted = folders
  while true {
    let locks = try FolderLocks(wanted)
    let linked = wanted.union(locks.folders.flatMap(partners))
    if linked == wanted {
      for folder in locks.folders { complete(folder, locks) }
      for folder in locks.folders { sweep(folder, locks) }
      return locks
    }
    wanted = linked
  }
}

/// Returns a folder and those that links to Swift files in it lead to.
private func realFolders(_ folder: String) -> [String] {
  guard let real = realPath(folder) else { return [] }
  let links = entryNames(in: real).filter { $0.hasSuffix(".swift") }.compactMap { name in
    realPath("\(real)/\(name)").map { split($0).folder }
  }
  return [real] + Set(links).subtracting([real])
}

private func leftovers(in folder: String) -> [String] {
  entryNames(in: folder).filter {
    isOwnName($0, ending: StagedFile.ending) || isOwnName($0, ending: Journal.ending)
  }
}

/// Returns the folders in which an unfinished run of this one wrote as well.
private func partners(of folder: String) -> [String] {
  journals(in: folder).flatMap { name -> [String] in
    guard let own = Journal(at: "\(folder)/\(name)") else { return [] }
    guard let main = own.main else {
      return own.others.map { "\(folder)/\($0)" }.compactMap(parent)
    }
    guard let journal = Journal(at: "\(folder)/\(main)"), let home = parent("\(folder)/\(main)")
    else { return [] }
    return [home] + journal.others.map { "\(home)/\($0)" }.compactMap(parent)
  }
}

private func parent(_ path: String) -> String? { realPath(split(path).folder) }

private func isOpen(_ journal: Journal, _ folder: String) -> Bool {
  journal.main.map { Journal(at: "\(folder)/\($0)") != nil } ?? true
}

/// Takes the remaining steps of the journals in a folder.
private func complete(_ folder: String, _ locks: FolderLocks) {
  for name in journals(in: folder) where locks.isLeftover(name, in: folder) {
    guard let journal = Journal(at: "\(folder)/\(name)"), journal.main == nil else { continue }
    for step in journal.steps {
      let path = "\(folder)/\(step.path)"
      guard Digest(at: path) == step.old else { continue }
      if let staged = step.staged {
        rename("\(folder)/\(staged)", path)
      } else if entryNames(in: split(path).folder).contains(split(path).name) {
        // A file of another spelling may already be there.
        unlink(path)
      }
    }
    for other in Set(journal.others.map { split("\(folder)/\($0)").folder }) { synchronize(other) }
    synchronize(folder)
    unlink("\(folder)/\(name)")
  }
}

/// Removes files that are no longer needed.
private func sweep(_ folder: String, _ locks: FolderLocks) {
  for name in leftovers(in: folder) where locks.isLeftover(name, in: folder) {
    unlink("\(folder)/\(name)")
  }
}

/// Locks on folders, to which no other run writes meanwhile. They end with the value, or with the process, however it
/// ends.
final class FolderLocks {
  /// The real paths of the folders.
  let folders: [String]
  private var files: [Int32] = []
  private var held: Set<String> = []

  /// Locks the folders, waiting at most `patience` seconds for other runs, which write for a moment only.
  init(_ folders: Set<String>, patience: Double = 30) throws(FileFailure) {
    // One order for all runs, so that no two wait for each other.
    self.folders = folders.sorted()
    let start = ContinuousClock.now
    for folder in self.folders {
      let file = open(folder, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw FileFailure("write", folder, code: errno) }
      files.append(file)
      var code = lock(file)
      while code == EWOULDBLOCK || code == EINTR {
        if start.duration(to: .now) > .seconds(patience) {
          throw FileFailure("write", folder, reason: "another run of sdkgen is writing there")
        }
        usleep(5000)
        code = lock(file)
      }
      // Not every network disk has locks.
      if code == 0 { held.insert(folder) }
    }
  }

  deinit { for file in files { close(file) } }

  /// Returns 0, or the error that keeps the lock from being taken.
  private func lock(_ file: Int32) -> Int32 { flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno }

  /// Returns whether the run that a file belongs to has ended.
  func isLeftover(_ name: String, in folder: String) -> Bool {
    if held.contains(folder) { return true }
    var status = stat()
    guard stat("\(folder)/\(name)", &status) == 0 else { return false }
    // No run writes for an hour.
    return time(nil) - Self.seconds(status) > 3600
  }

  private static func seconds(_ status: stat) -> Int {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec
    #else
      status.st_mtim.tv_sec
    #endif
  }
}
