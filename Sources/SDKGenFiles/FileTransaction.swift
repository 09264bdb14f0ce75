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
private struct Target {
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

  private static func followingLink(
    _ path: String, for action: String
  ) throws(FileFailure) -> String {
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

/// The work that a transaction has done so far.
private struct Work {
  private struct Step {
    var target: Target
    var staged: StagedFile?
    var old: [UInt8]?
    var isDone = false
  }

  private var targets: [Target]
  private var beforeStep: () throws -> Void
  private var steps: [Step] = []
  /// The journals that were written, the one with the steps last.
  private var journals: [String] = []

  init(targets: [Target], beforeStep: @escaping () throws -> Void) {
    self.targets = targets
    self.beforeStep = beforeStep
  }

  /// Writes every file beside its place.
  mutating func stage() throws {
    for target in targets {
      let isRemovedBefore = steps.contains { $0.target.isOtherSpelling(of: target) }
      var step = Step(
        target: target, old: isRemovedBefore ? nil : try readFileIfPresent(target.path))
      if let bytes = target.change.bytes {
        try beforeStep()
        step.staged = try StagedFile(bytes, in: target.folder, meaning: target.change.path)
      }
      steps.append(step)
    }
  }

  /// Writes the steps to come. A single step needs no journal: it is done or not.
  mutating func announce() throws {
    guard steps.count > 1, let first = targets.first else { return }
    let others = Set(targets.map(\.folder)).subtracting([first.folder]).sorted()
    let main = journalPath(in: first.folder)
    for folder in others {
      let path = journalPath(in: folder)
      try beforeStep()
      try Journal(main: relativePath(main, from: folder)).write(to: path)
      journals.append(path)
    }
    let planned = steps.map { step in
      Journal.Step(
        path: relativePath(step.target.path, from: first.folder),
        staged: step.staged.map { relativePath($0.temporary, from: first.folder) },
        old: step.old.map(Digest.init))
    }
    let journal = Journal(
      steps: planned, others: journals.map { relativePath($0, from: first.folder) })
    try beforeStep()
    try journal.write(to: main)
    journals.append(main)
  }

  mutating func move() throws {
    for index in steps.indices {
      try beforeStep()
      let target = steps[index].target
      if let staged = steps[index].staged {
        try staged.move(to: target.path, meaning: target.change.path)
      } else if unlink(target.path) != 0 && errno != ENOENT {
        throw FileFailure("remove", target.change.path, code: errno)
      }
      steps[index].isDone = true
    }
    for folder in Set(targets.map(\.folder)) { synchronize(folder) }
  }

  /// Removes the journals, the one with the steps first: without it the others mean nothing.
  mutating func end() throws {
    while let journal = journals.popLast() {
      try beforeStep()
      unlink(journal)
    }
  }

  /// Restores the disk as it was.
  mutating func takeBack() {
    for journal in journals.reversed() { unlink(journal) }
    for step in steps.reversed() {
      if !step.isDone {
        step.staged?.discard()
      } else if let old = step.old {
        let target = step.target
        let staged = try? StagedFile(old, in: target.folder, meaning: target.change.path)
        try? staged?.move(to: target.path, meaning: target.change.path)
      } else {
        unlink(step.target.path)
      }
    }
  }

  /// Makes the path of a journal from the name of a staged file of the folder, which no other run has.
  private func journalPath(in folder: String) -> String {
    var number = 0
    while true {
      let path = "\(folder)/.sdkgen-\(getpid())-\(number)\(Journal.ending)"
      if access(path, F_OK) != 0 { return path }
      number += 1
    }
  }
}
