import Foundation
import SDKGenFiles
import Testing

/// A run that is killed at any of its steps, and the next one.
@Suite struct InterruptionTests {
  private struct Killed: Error {}

  private let old = ["A/a.swift": "old", "A/gone.swift": "old", "B/b.swift": "old"]
  private let new = ["A/a.swift": "new", "A/added.swift": "new", "B/b.swift": "new"]

  /// As many as there are, plus one after the last.
  private static let steps = 0..<12

  @Test(arguments: steps) func theNextRunFindsAllOldOrAllNewFiles(step: Int) throws {
    let disk = try Disk()
    let isKilled = try kill(at: step, on: disk)

    try recover([disk("A"), disk("B")])

    // Three files are staged and two journals written before the first file is moved.
    #expect(disk.files == (step < 5 ? old : new))
    #expect(isKilled == (step < Self.steps.count - 1))
  }

  @Test(arguments: steps) func eachFolderKnowsOfTheOther(step: Int) throws {
    for folder in ["A", "B"] {
      let disk = try Disk()
      try kill(at: step, on: disk)

      try recover([disk(folder)])

      let swift = disk.files.filter { $0.key.hasSuffix(".swift") }
      #expect(swift == (step < 5 ? old : new), "by \(folder)")
      try recover([disk("A"), disk("B")])
      #expect(disk.files == swift, "what is left of a run that has no effect is swept")
    }
  }

  @Test(arguments: steps) func aMixtureIsNoticed(step: Int) throws {
    let disk = try Disk()
    try kill(at: step, on: disk)

    let isNoticed = hasInterruptedRun(in: [disk("A")])

    let swift = disk.files.filter { $0.key.hasSuffix(".swift") }
    #expect(isNoticed || swift == old || swift == new)
  }

  /// A name in another case, whether the disk tells them apart, as Linux's does, or not, as macOS's.
  @Test(arguments: steps, ["same", "new"])
  func aFileIsSpeltAnew(step: Int, text: String) throws {
    let disk = try Disk()
    try disk.write("same", to: "error.swift")
    try disk.write("same", to: "Other.swift")
    let changes = [
      FileChange(disk("Error.swift"), Array(text.utf8)), FileChange(disk("error.swift"), nil),
      FileChange(disk("Other.swift"), Array(text.utf8)),
    ]
    var taken = 0
    let isKilled: Bool
    do {
      try FileTransaction(changes).commit {
        defer { taken += 1 }
        if taken == step { throw Killed() }
      }
      isKilled = false
    } catch is Killed {
      isKilled = true
    }

    try recover([disk.path])

    // Two files are staged and a journal is written before anything is moved.
    let isDone = step >= 3
    let name = isDone ? "Error.swift" : "error.swift"
    #expect(disk.files == [name: isDone ? text : "same", "Other.swift": isDone ? text : "same"])
    #expect(isKilled == (step < 7))
  }

  @Test func aFailureRestoresTheOldSpelling() throws {
    let disk = try Disk()
    try disk.write("same", to: "error.swift")
    try FileManager.default.createDirectory(
      atPath: disk("Folder"), withIntermediateDirectories: true)
    try disk.write("", to: "Folder/x")

    #expect(throws: FileFailure.self) {
      try FileTransaction([
        FileChange(disk("Error.swift"), [1]), FileChange(disk("error.swift"), nil),
        FileChange(disk("Folder"), nil),
      ]).commit()
    }

    #expect(disk.files == ["error.swift": "same", "Folder/x": ""])
  }

  @Test func aFileThatSomebodyChangedSinceIsLeftAlone() throws {
    let disk = try Disk()
    try kill(at: 5, on: disk)
    try disk.write("mine", to: "A/a.swift")

    try recover([disk("A")])

    #expect(disk.files["A/a.swift"] == "mine")
    #expect(disk.files["B/b.swift"] == "new")
    #expect(!disk.files.keys.contains { $0.contains(".sdkgen-") })
  }

  @Test func aCopyOfAnInterruptedFolderLeadsToNoOther() throws {
    let disk = try Disk()
    try kill(at: 6, on: disk)
    let copy = try Disk()
    for (file, text) in disk.files { try copy.write(text, to: file) }
    let before = disk.files

    try recover([copy("A")])

    #expect(copy.files == new)
    #expect(disk.files == before)
  }

  @Test func aRefusalTakesBackWhatWasMoved() throws {
    let disk = try Disk()
    var steps = 0
    for (file, text) in old { try disk.write(text, to: file) }

    #expect(throws: FileFailure.self) {
      try transaction(on: disk).commit {
        steps += 1
        // After two files have been moved a folder takes the path of the third.
        guard steps == 8 else { return }
        try FileManager.default.removeItem(atPath: disk("B/b.swift"))
        try disk.write("", to: "B/b.swift/inside")
      }
    }

    #expect(disk.files["A/a.swift"] == "old")
    #expect(disk.files["A/added.swift"] == nil)
    #expect(disk.files["A/gone.swift"] == "old")
    #expect(!disk.files.keys.contains { $0.contains(".sdkgen-") })
  }

  @discardableResult private func kill(at step: Int, on disk: Disk) throws -> Bool {
    for (file, text) in old { try disk.write(text, to: file) }
    var left = step
    do {
      try transaction(on: disk).commit {
        if left == 0 { throw Killed() }
        left -= 1
      }
      return false
    } catch is Killed {
      return true
    }
  }

  private func transaction(on disk: Disk) throws -> FileTransaction {
    let changes = new.sorted { $0.key < $1.key }.map { file, text in
      FileChange(disk(file), Array(text.utf8))
    }
    return try FileTransaction(changes + [FileChange(disk("A/gone.swift"), nil)])
  }
}
