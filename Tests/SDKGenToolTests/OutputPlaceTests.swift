import Foundation
import Testing

/// Places that cannot be written, whoever runs the tests: root may write to a read-only folder.
@Suite(.timeLimit(.minutes(5))) struct OutputPlaceTests {
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
}
