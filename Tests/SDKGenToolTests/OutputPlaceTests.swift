import Foundation
import Testing

/// Places that cannot be written, whoever runs the tests: root may write to a read-only folder.
@Suite(.timeLimit(.minutes(15))) struct OutputPlaceTests {
  @Test func aFileWhereTheFolderShouldBe() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write("not a folder", to: "Out")

    let result = try await tool.run("shop.sdk.json", "--output", "Out")

    #expect(result.code == 1)
    #expect(result.error.contains("a part of its path is a file, not a folder"))
    #expect(try tool.folder.read("Out") == "not a folder")
  }

  @Test func aFileAboveTheFolder() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write("not a folder", to: "Out")

    let result = try await tool.run("shop.sdk.json", "--output", "Out/deep/er")

    #expect(result.code == 1)
    #expect(result.error.contains("a part of its path is a file, not a folder"))
  }

  @Test func aFolderWhereAFileShouldBe() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write("", to: "Out/ShopModels.swift/inside")

    let result = try await tool.run("shop.sdk.json", "--output", "Out")

    #expect(result.code == 1)
    #expect(result.error.contains("'Out/ShopModels.swift': it is a folder"))
    // Neither the other files nor what was written on the way to them.
    #expect(tool.folder.names(in: "Out") == ["ShopModels.swift"])
  }

  @Test func aFolderThatNobodyMayWrite() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")

    let place = FileManager.default.fileExists(atPath: "/proc") ? "/proc" : "/System"

    let result = try await tool.run("shop.sdk.json", "--output", "\(place)/sdkgen/out")

    #expect(result.code == 1)
    #expect(result.error.contains("cannot make the folder '\(place)/sdkgen'"))
  }

  @Test func nothingTemporaryStays() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")

    _ = try await tool.run("shop.sdk.json", "--output", "Out")

    #expect(tool.folder.names(in: "Out").allSatisfy { !$0.hasPrefix(".") })
    #expect(tool.folder.names(in: "Out").count == 3)
  }

  @Test func aNameOfEightyLettersAndMore() async throws {
    let tool = try Tool()
    let name = String(repeating: "Shop", count: 25)
    try tool.folder.write(spec(name: name), to: "shop.sdk.json")

    let first = try await tool.run("shop.sdk.json", "--output", "Out")
    let second = try await tool.run("shop.sdk.json", "--output", "Out", "--check")

    #expect(first.code == 0 && second.code == 0, "\(first)")
    #expect(
      tool.folder.names(in: "Out")
        == ["Client", "Endpoints", "Models"].map { "\(name)\($0).swift" })
  }

  @Test func aPipeWhereAFileShouldBe() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write("", to: "Out/mine.txt")
    mkfifo(tool.folder.url.appendingPathComponent("Out/ShopModels.swift").path, 0o600)
    mkfifo(tool.folder.url.appendingPathComponent("Out/Old.swift").path, 0o600)

    let result = try await tool.run("shop.sdk.json", "--output", "Out")

    #expect(result.code == 1)
    #expect(result.error.contains("it is a pipe, a socket or a device, not a file"))
    #expect(tool.folder.names(in: "Out") == ["Old.swift", "ShopModels.swift", "mine.txt"])
  }

  /// As on macOS, whose disks mostly do not tell upper from lower case.
  @Test func aNameInAnotherCaseTakesThePlaceOfTheOld() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    _ = try await tool.run("shop.sdk.json", "--output", "Out")
    try tool.folder.write(try tool.folder.read("Out/ShopModels.swift"), to: "Out/x")
    try tool.folder.remove("Out/ShopModels.swift")
    try tool.folder.write(try tool.folder.read("Out/x"), to: "Out/shopmodels.swift")
    try tool.folder.remove("Out/x")

    let checked = try await tool.run("shop.sdk.json", "--output", "Out", "--check")
    let result = try await tool.run("shop.sdk.json", "--output", "Out")

    #expect(checked.code == 1)
    #expect(result.error.contains("Wrote 1 file and removed 1."))
    #expect(
      tool.folder.names(in: "Out")
        == ["ShopClient.swift", "ShopEndpoints.swift", "ShopModels.swift"])
    #expect(try await tool.run("shop.sdk.json", "--output", "Out", "--check").code == 0)
  }

  @Test func twoFoldersThatAreOneKeepTheFilesOfBoth() async throws {
    let tool = try Tool()
    for name in ["Shop", "Blog"] {
      try tool.folder.write(spec(name: name).replacing("Thing", with: name), to: "\(name).sdk.json")
    }
    try tool.folder.write(
      configuration(("Shop.sdk.json", "Out"), ("Blog.sdk.json", "Link")), to: "sdkgen.json")
    try tool.folder.write("", to: "Out/notes.txt")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.url.appendingPathComponent("Link").path, withDestinationPath: "Out")

    for _ in 1...2 {
      let result = try await tool.run()

      #expect(result.code == 0, "\(result)")
      #expect(tool.folder.names(in: "Out").count == 7)
    }
    #expect(try await tool.run("--check").code == 0)
  }

  @Test func settingsAreThoseOfTheSpecWhateverItsPathIs() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(configuration(("shop.sdk.json", "Out")), to: "sdkgen.json")

    let result = try await tool.run(
      tool.folder.url.appendingPathComponent("shop.sdk.json").path)

    #expect(result.code == 0, "\(result)")
    #expect(tool.folder.names(in: "Out").count == 3)
  }

  @Test func aLinkToAGeneratedFileIsFollowed() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    _ = try await tool.run("shop.sdk.json", "--output", "Out")
    let models = try tool.folder.read("Out/ShopModels.swift")
    try tool.folder.write(models + "// old", to: "Far/models.swift")
    try tool.folder.remove("Out/ShopModels.swift")
    let link = tool.folder.url.appendingPathComponent("Out/ShopModels.swift").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../Far/models.swift")

    let result = try await tool.run("shop.sdk.json", "--output", "Out")

    #expect(result.code == 0)
    #expect(try tool.folder.read("Far/models.swift") == models)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../Far/models.swift")
  }
}
