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

  private func file(_ name: String) -> PlacedFile {
    PlacedFile(folder: "Out", name: name, text: text(of: "Blog"), spec: "a.sdk.json")
  }

  private func text(of api: String) -> String { "// Made by sdkgen for \(api). Do not edit.\n" }

  private func changes(
    _ files: [PlacedFile], isComplete: Bool = true, on disk: [String: String]
  ) -> Diagnosed<[Change]> {
    SDKGenKit.changes(
      for: files, folders: ["Out", "Out"], isComplete: isComplete,
      disk: DiskView(
        contents: { disk[$0].map { Array($0.utf8) } },
        fileNames: { folder in
          disk.keys.filter { $0.hasPrefix("\(folder)/") }.map { String($0.dropFirst(4)) }.sorted()
        }))
  }
}
