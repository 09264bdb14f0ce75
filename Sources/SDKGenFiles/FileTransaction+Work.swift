internal import Foundation

/// The work that a transaction has done so far.
struct Work {
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
