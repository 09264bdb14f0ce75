import Foundation
import SDKGenFiles
import Testing

@Suite struct StagingTests {
  @Test func namesThatBeginAlikeAreStagedApart() throws {
    let disk = try Disk()
    let name = String(repeating: "Shop", count: 50)

    try FileTransaction(
      ["Client", "Models"].map { FileChange(disk("\(name)\($0).swift"), Array($0.utf8)) }
    ).commit()

    #expect(
      disk.files == ["\(name)Client.swift": "Client", "\(name)Models.swift": "Models"])
  }

  @Test func leftoversAreSweptAndOnlyOurs() throws {
    let disk = try Disk()
    let mine = [".sdkgen-.tmp", ".sdkgen-1.tmp", ".sdkgen-1-2-3.tmp", ".sdkgen-a-1.tmp", "x.tmp"]
    for name in mine + [".sdkgen-1-2.tmp", ".sdkgen-3-4.journal"] { try disk.write("", to: name) }

    try recover([disk.path])

    #expect(disk.files.keys.sorted() == mine.sorted())
  }

  @Test func aRunThatIsAtWorkKeepsItsFiles() throws {
    let disk = try Disk()
    let ended = DispatchSemaphore(value: 0)
    var steps = 0

    try FileTransaction([FileChange(disk("a"), [1]), FileChange(disk("b"), [2])]).commit {
      steps += 1
      // In the midst of it, another one; it waits until this one is done.
      guard steps == 3 else { return }
      let path = disk.path
      Thread.detachNewThread {
        try? recover([path])
        ended.signal()
      }
    }

    ended.wait()
    #expect(disk.files == ["a": "\u{1}", "b": "\u{2}"])
  }

  @Test func aLinkToAFileIsFollowed() throws {
    let disk = try Disk()
    try disk.write("old", to: "Far/models.swift")
    try disk.write("old", to: "Out/Client.swift")
    try disk.link("Out/Models.swift", to: "../Far/models.swift")

    try FileTransaction(
      ["Client", "Models"].map { FileChange(disk("Out/\($0).swift"), Array("new".utf8)) }
    ).commit()

    #expect(disk.isLink("Out/Models.swift"))
    #expect(disk.files["Far/models.swift"] == "new")
    #expect(disk.files.count == 3)
  }

  @Test func linksThatCannotBeFollowedAreRefused() throws {
    let disk = try Disk()
    try disk.write("", to: "file")
    try disk.link("dangling", to: "nowhere")
    try disk.link("circle", to: "circle")
    try disk.link("same", to: "file")

    for (names, reason) in [
      (["dangling"], "it is a link to a file that does not exist"),
      (["circle"], "its path goes through too many links"),
      (["file", "same"], "leads to the same file"),
    ] {
      let error = #expect(throws: FileFailure.self) {
        try FileTransaction(names.map { FileChange(disk($0), []) }).commit()
      }
      #expect(error?.description.contains(reason) == true)
    }
  }

  @Test func aPipeIsNoFileToWrite() throws {
    let disk = try Disk()
    mkfifo(disk("pipe"), 0o600)

    let error = #expect(throws: FileFailure.self) {
      try FileTransaction([FileChange(disk("pipe"), [])]).commit()
    }

    #expect(error?.reason == "it is a pipe, a socket or a device, not a file")
    #expect(throws: FileFailure.self) { try readFileIfPresent(disk("pipe")) }
  }

  @Test func aPipeThatNothingIsWrittenToIsAnError() throws {
    let disk = try Disk()
    mkfifo(disk("pipe"), 0o600)

    let error = #expect(throws: FileFailure.self) { try readFile(disk("pipe"), patience: 0) }

    #expect(error?.reason == "it is a pipe that nothing is written to")
  }

  @Test func aPipeIsReadToItsEnd() throws {
    let disk = try Disk()
    mkfifo(disk("pipe"), 0o600)
    // What is written is lost while nobody has the pipe open to read.
    let keeper = open(disk("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(keeper) }
    let pipe = open(disk("pipe"), O_WRONLY)
    let written = [UInt8]("text".utf8)
    #expect(write(pipe, written, written.count) == written.count)
    Thread.detachNewThread {
      // Until it is closed the reader waits for more.
      close(pipe)
    }

    #expect(try readFile(disk("pipe"), patience: 5) == written)
  }
}
