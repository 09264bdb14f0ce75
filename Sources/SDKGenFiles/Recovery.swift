internal import Foundation

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
