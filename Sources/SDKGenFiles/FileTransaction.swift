internal import Foundation
internal import SDKGenDiagnostics

/// A file to write or remove.
package struct FileChange {
  package var path: String
  /// The content; nil to remove the file.
  package var bytes: [UInt8]?

  package init(_ path: String, _ bytes: [UInt8]?) {
    self.path = path
    self.bytes = bytes
  }
}

/// Files that are written and removed together: all of them or none.
///
/// Everything is staged in its folder before the first file is moved to its path, so that a full disk leaves all as it
/// was. A process that is killed between two moves leaves a journal, from which ``recover(_:)`` makes the others.
package struct FileTransaction {
  private var targets: [Target]

  /// Prepares the changes. Links are followed, and missing folders are made.
  package init(_ changes: [FileChange]) throws(FileFailure) {
    targets = []
    // By bytes: two names that differ in how characters are composed may be two files.
    var first: [[UInt8]: String] = [:]
    var folders: [String] = []
    for change in changes {
      var target = try Target(change)
      if let folder = folders.first(where: {
        $0 == target.folder || isSameFile($0, target.folder)
      }) {
        target.folder = folder
      } else {
        folders.append(target.folder)
      }
      if let other = first.updateValue(change.path, forKey: Array(target.path.utf8)) {
        throw FileFailure("write", change.path, reason: "'\(other)' leads to the same file")
      }
      targets.append(target)
    }
    let written = targets.filter { $0.change.bytes != nil }
    // Before the file that takes its place, which would keep the old spelling or be removed with it.
    targets =
      targets.filter { target in written.contains { target.isOtherSpelling(of: $0) } }
      + targets.filter { target in !written.contains { target.isOtherSpelling(of: $0) } }
  }

  /// Makes the changes. `beforeStep` is called before each change of the disk; an error it throws leaves the disk as if
  /// the process had been killed there.
  package func commit(beforeStep: @escaping () throws -> Void = {}) throws {
    if targets.isEmpty { return }
    let locks = try lockRecovered(Set(targets.map(\.folder)))
    var work = Work(targets: targets, beforeStep: beforeStep)
    do {
      try work.stage()
      try work.announce()
      try work.move()
      try work.end()
    } catch let failure as FileFailure {
      work.takeBack()
      throw failure
    }
    withExtendedLifetime(locks) {}
  }
}

/// A file of a transaction.
struct Target {
  var change: FileChange
  /// The real path of the folder.
  var folder: String
  private var name: String
  /// `name` as a disk has it that does not tell upper from lower case.
  private var key: String

  var path: String { "\(folder)/\(name)" }

  init(_ change: FileChange) throws(FileFailure) {
    self.change = change
    let action = change.bytes == nil ? "remove" : "write"
    let place =
      change.bytes == nil ? change.path : try Target.followingLink(change.path, for: action)
    let (folder, name) = split(place)
    if change.bytes != nil { try makeFolder(split(change.path).folder) }
    guard let real = realPath(folder) else { throw FileFailure(action, change.path, code: errno) }
    self.folder = real
    self.name = name
    key = fileKey(name)
    if DiskEntry(at: path) == .special { throw .special(action, change.path) }
  }

  /// Returns whether this removes, in another spelling, the file that another writes: `error.swift` where `Error.swift`
  /// is to be, on a disk that does not tell upper from lower case.
  func isOtherSpelling(of other: Target) -> Bool {
    change.bytes == nil && key == other.key && name != other.name && folder == other.folder
      && isSameFile(path, other.path) && !entryNames(in: folder).contains(other.name)
  }

  private static func followingLink(_ path: String, for action: String) throws(FileFailure)
    -> String
  {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let real = realPath(path) else {
      let code = errno
      let reason = code == ENOENT ? "it is a link to a file that does not exist" : words(for: code)
      throw FileFailure(action, path, reason: reason)
    }
    return real
  }
}
