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

    let result = try await tool.run("shop.sdk.json", "--output", "/proc/sdkgen/out")

    #expect(result.code == 1)
    #expect(result.error.contains("cannot make the folder '/proc/sdkgen'"))
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
