import Foundation
import SDKGenFiles
import Testing

/// A look at the files is a step of the test: between two, the disk is changed.
@Suite struct FileWatchTests {
  /// Runs a watch of `paths`, with one change of the disk before each look; returns what each run was told.
  private func runs(
    watching paths: [String], during: (_ run: Int) throws -> Void = { _ in },
    looks: [() throws -> Void]
  ) throws -> [[String]] {
    var (runs, looks) = ([[String]](), looks[...])
    var failure: (any Error)?
    let watch = FileWatch {
      guard let look = looks.popFirst() else { return false }
      do { try look() } catch { failure = error }
      return failure == nil
    }
    try watch.watch { changed in
      let stamps = Dictionary(uniqueKeysWithValues: paths.map { ($0, FileStamp(of: $0)) })
      try during(runs.count)
      runs.append(changed)
      return stamps
    }
    if let failure { throw failure }
    return runs
  }

  private let disk: Disk

  init() throws {
    disk = try Disk()
    try disk.write("a", to: "a.json")
    try disk.write("b", to: "b.json")
  }

  private var paths: [String] { [disk("a.json"), disk("b.json")] }

  @Test func withoutAChangeItRunsOnce() throws {
    #expect(try runs(watching: paths, looks: [{}, {}, {}]) == [[]])
  }

  @Test func aChangeIsOneRunThatNamesTheFile() throws {
    let change = { try disk.write("a longer text", to: "a.json") }
    #expect(try runs(watching: paths, looks: [change, {}, {}, {}]) == [[], [paths[0]]])
  }

  @Test func aFileThatIsStillWrittenIsWaitedFor() throws {
    let texts = ["{", "{ \"name\"", "{ \"name\": 1 }"]
    let changes = texts.map { text in { try disk.write(text, to: "a.json") } }
    #expect(try runs(watching: paths, looks: changes + [{}, {}]) == [[], [paths[0]]])
  }

  /// As editors save: of the same size, with the times of the old file.
  @Test func aReplacedFileIsAChange() throws {
    let replace = {
      try disk.write("c", to: "a.json~")
      let old = try FileManager.default.attributesOfItem(atPath: paths[0])
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(old[.modificationDate])], ofItemAtPath: disk("a.json~"))
      rename(disk("a.json~"), paths[0])
    }
    #expect(try runs(watching: paths, looks: [replace, {}]) == [[], [paths[0]]])
  }

  @Test func aFileThatIsGoneForAMomentIsOneChange() throws {
    let remove = { try FileManager.default.removeItem(atPath: paths[0]) }
    let write = { try disk.write("new", to: "a.json") }
    #expect(try runs(watching: paths, looks: [remove, write, {}]) == [[], [paths[0]]])
  }

  @Test func removingAFileAndWritingItLaterAreChanges() throws {
    let remove = { try FileManager.default.removeItem(atPath: paths[0]) }
    let write = { try disk.write("new", to: "a.json") }
    #expect(
      try runs(watching: paths, looks: [remove, {}, write, {}]) == [[], [paths[0]], [paths[0]]])
  }

  @Test func aChangeDuringARunIsNotMissed() throws {
    let during = { (run: Int) in
      if run == 0 { try disk.write("changed meanwhile", to: "b.json") }
    }
    #expect(try runs(watching: paths, during: during, looks: [{}, {}, {}]) == [[], [paths[1]]])
  }

  @Test func aNewNameInAFolderIsAChangeAndAHiddenOneIsNot() throws {
    let add = { try disk.write("", to: "new.mustache") }
    let hide = { try disk.write("", to: ".sdkgen-1-2.tmp") }
    #expect(try runs(watching: [disk.path], looks: [hide, {}, add, {}]) == [[], [disk.path]])
  }

  @Test func aLinkToAnotherFileIsAChange() throws {
    try disk.link("link.json", to: "a.json")
    let link = {
      try FileManager.default.removeItem(atPath: disk("link.json"))
      try disk.link("link.json", to: "b.json")
    }
    #expect(
      try runs(watching: [disk("link.json")], looks: [link, {}]) == [[], [disk("link.json")]])
  }
}
