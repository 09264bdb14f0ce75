import Testing

/// The output depends on the contents of the specs, not on the order in which they are given.
@Suite(.timeLimit(.minutes(15))) struct OrderTests {
  @Test(arguments: [[1, 2, 0], [2, 1, 0], [1, 0, 2]])
  func shufflingTheSpecsChangesNoByte(order: [Int]) async throws {
    let names = ["Shop", "Bank", "Post"]
    let tool = try Tool()
    for name in names {
      // A target has one model and one endpoint of a name.
      let text = spec(name: name).replacing("hing", with: "hing\(name)")
      try tool.folder.write(text, to: "\(name).sdk.json")
    }
    let specs = names.map { "\($0).sdk.json" }

    let straight = try await tool.run(specs + ["--output", "Straight"])
    let shuffled = try await tool.run(order.map { specs[$0] } + ["--output", "Shuffled"])

    #expect(straight.code == 0 && shuffled.code == 0)
    let files = tool.folder.names(in: "Straight")
    #expect(files.count == 9)
    #expect(tool.folder.names(in: "Shuffled") == files)
    for file in files {
      #expect(try tool.folder.read("Shuffled/\(file)") == tool.folder.read("Straight/\(file)"))
    }
  }
}
