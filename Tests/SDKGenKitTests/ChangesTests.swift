import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

@Suite struct ChangesTests {
  @Test func whatIsAsItShouldBeIsLeftAlone() {
    let found = changes([file("A.swift")], on: ["Out/A.swift": text(of: "Blog")])

    #expect(found.value.isEmpty)
    #expect(found.diagnostics.isEmpty)
  }

  @Test func missingChangedAndStaleFilesAreFound() {
    let found = changes(
      [file("A.swift"), file("B.swift")],
      on: ["Out/B.swift": text(of: "Blog") + "x", "Out/C.swift": text(of: "Blog")])

    #expect(found.value.map(\.path) == ["Out/A.swift", "Out/B.swift", "Out/C.swift"])
    #expect(found.value.map { $0.old == nil } == [true, false, false])
    #expect(found.value.map { $0.new == nil } == [false, false, true])
  }

  @Test func aHandWrittenFileIsNeitherOverwrittenNorRemoved() {
    let found = changes(
      [file("A.swift")], on: ["Out/A.swift": "// mine\n", "Out/Mine.swift": "import Foundation\n"])

    #expect(found.value.isEmpty)
    #expect(found.diagnostics.map(\.id) == ["hand-written-file"])
    #expect(found.diagnostics.first?.message.contains("'Out/A.swift'") == true)
  }

  @Test(arguments: [
    "// Made by sdkgen for Blog", " // Made by sdkgen for Blog. Do not edit.", "",
    "\n// Made by sdkgen for Blog. Do not edit.", "// Made by hand",
  ])
  func onlyAFirstLineMakesAFileOurs(text: String) {
    let isOurs = text.hasPrefix("// Made by sdkgen")

    let found = changes([file("A.swift")], on: ["Out/A.swift": text])

    #expect(found.diagnostics.map(\.id) == (isOurs ? [] : ["hand-written-file"]))
  }

  @Test func aPartialRunLeavesFilesOfOtherAPIsAndMentionsThem() {
    let found = changes(
      [file("A.swift")], isComplete: false, on: ["Out/Old.swift": text(of: "Shop")])

    #expect(found.value.map(\.path) == ["Out/A.swift"])
    #expect(found.diagnostics.map(\.id) == ["leftover-file"])
  }

  @Test func aCompleteRunRemovesFilesOfOtherAPIs() {
    let found = changes([file("A.swift")], on: ["Out/Old.swift": text(of: "Shop")])

    #expect(found.value.map(\.path) == ["Out/A.swift", "Out/Old.swift"])
  }

  @Test func twoSpecsMayNotWriteOneFile() {
    let other = PlacedFile(folder: "./Out", name: "a.swift", text: "", spec: "b.sdk.json")

    let found = changes([file("A.swift"), other], on: [:])

    #expect(found.value.isEmpty)
    #expect(found.diagnostics.map(\.id) == ["same-output"])
  }

  @Test func aNameInAnotherCaseIsRemovedBeforeItIsWritten() {
    let disk = ["Out/error.swift": text(of: "Blog")]

    for tellsCases in [true, false] {
      let found = changes([file("Error.swift")], on: disk, tellsCases: tellsCases)

      #expect(found.value.map(\.path) == ["Out/Error.swift", "Out/error.swift"])
      #expect(found.value.map { $0.old == nil } == [true, false])
      #expect(found.value.map { $0.new == nil } == [false, true])
    }
  }

  @Test func aHandWrittenFileInAnotherCaseIsLeftAlone() {
    let found = changes([file("Error.swift")], on: ["Out/error.swift": "mine"], tellsCases: false)

    #expect(found.value.isEmpty)
    #expect(found.diagnostics.map(\.id) == ["hand-written-file"])
  }

  /// As with a link to it, or with `out` on a disk that does not tell upper from lower case.
  @Test func oneFolderUnderTwoNamesKeepsTheFilesOfBoth() {
    let files = [file("A.swift"), file("B.swift", in: "out")]
    let disk = ["Out/A.swift", "Out/B.swift", "Out/Old.swift"]

    let found = changes(
      files, folders: ["Out", "out"],
      on: Dictionary(uniqueKeysWithValues: disk.map { ($0, text(of: "Blog")) }),
      tellsCases: false)

    #expect(found.value.map(\.path) == ["Out/Old.swift"])
    #expect(
      changes(
        [file("A.swift"), file("a.swift", in: "link")], folders: ["Out", "link"], on: [:],
        links: ["link": "Out"]
      ).diagnostics.map(\.id) == ["same-output"])
  }

  /// `é` as one character or two: two files on Linux, one on macOS.
  @Test func aNameOfOtherCharactersIsStaleWhereItIsAnotherFile() {
    let (one, two) = ("Caf\u{E9}.swift", "Cafe\u{301}.swift")
    let disk = ["Out/\(two)": text(of: "Blog")]

    let onLinux = changes([file(one)], on: disk).value
    #expect(onLinux.map(\.path.utf8.count) == ["Out/\(one)", "Out/\(two)"].map(\.utf8.count))
    #expect(onLinux.map { $0.new == nil } == [false, true])
    #expect(changes([file(one)], on: disk, tellsCases: false).value.isEmpty)
  }

  private func file(_ name: String, in folder: String = "Out") -> PlacedFile {
    PlacedFile(folder: folder, name: name, text: text(of: "Blog"), spec: "a.sdk.json")
  }

  private func text(of api: String) -> String { "// Made by sdkgen for \(api). Do not edit.\n" }

  private func changes(
    _ files: [PlacedFile], folders: [String] = ["Out", "Out"], isComplete: Bool = true,
    on disk: [String: String], tellsCases: Bool = true, links: [String: String] = [:]
  ) -> Diagnosed<[Change]> {
    /// The bytes of a path as the disk compares them.
    @Sendable func place(_ path: String) -> [UInt8] {
      let real = links[path] ?? path
      return Array(
        (tellsCases ? real : real.precomposedStringWithCanonicalMapping.lowercased()).utf8)
    }
    @Sendable func contents(_ path: String) -> [UInt8]? {
      disk.first { place($0.key) == place(path) }.map { Array($0.value.utf8) }
    }
    return SDKGenKit.changes(
      for: files, folders: folders, isComplete: isComplete,
      disk: DiskView(
        contents: contents,
        fileNames: { folder in
          disk.keys.filter { place($0).starts(with: place("\(folder)/")) }
            .map { String($0.dropFirst(4)) }.sorted()
        },
        isSame: { path, other in
          let exist = [path, other].allSatisfy { path in
            contents(path) != nil || disk.keys.contains { place($0).starts(with: place(path)) }
          }
          return (exist || links[other] != nil) && place(path) == place(other)
        }))
  }
}
