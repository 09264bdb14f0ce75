import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSwiftModel
import Testing

@testable import SDKGenSwiftPlanning

/// Large documents become several files.
@Suite struct ShardTests {
  @Test func asManyFilesAsAskedForOfAboutOneSize() {
    let files = files(of: models(100), shards: 4)

    #expect(files.map(\.name) == (1...4).map { "ShopModels\($0).swift" })
    #expect(files.map(\.declarations.count) == [25, 25, 25, 25])
  }

  @Test func oneMoreModelMovesFewOthers() {
    let before = fileNames(of: files(of: models(400), shards: 8))
    var more = models(400)
    more.insert(structure("New", [field("a")]), at: 17)
    let after = fileNames(of: files(of: more, shards: 8))

    let moved = before.filter { after[$0.key] != $0.value }
    #expect(after.count == 401)
    #expect(moved.count <= 7)
  }

  @Test func inlineTypesStayWithTheirScope() {
    var declared = models(40)
    let inline = Model(
      id: ModelID("/a"), origin: .inside(.model(ModelID("M3")), words: ["a"]),
      shape: .structure(Structure(properties: [])), provenance: "/a", location: location)
    declared.append(inline)
    let found = fileNames(of: files(of: declared, shards: 4))

    #expect(found["A"] == found["M3"])
  }

  @Test func emptyFilesAreWrittenWhereTheyWerePromised() {
    let files = files(of: models(1), shards: 3, writesEmptyFiles: true)

    #expect(
      files.map(\.name) == [
        "ShopClient.swift", "ShopGroups1.swift", "ShopGroups2.swift", "ShopGroups3.swift",
        "ShopModels1.swift", "ShopModels2.swift", "ShopModels3.swift",
      ])
    #expect(Set(files.flatMap(\.declarations).compactMap(\.structureName)) == ["M0"])
  }

  @Test func aLongDocumentHasAFileForTheModelsOfEachLetterOrWord() {
    let letters = ["Apple", "ApplePie", "Bread", "BreadAndButter"]
    func many(_ count: Int) -> [Model] {
      letters.flatMap { name in
        (0..<count).map { structure("\(name)\($0)", (0..<6).map { field("f\($0)") }) }
      }
    }

    #expect(files(of: many(10), shards: nil).map(\.name) == ["ShopModels.swift"])
    #expect(
      files(of: many(60), shards: nil).map(\.name) == ["ShopModels+A.swift", "ShopModels+B.swift"])
    // Letter A alone is too long for a file.
    let divided =
      many(60) + (0..<100).map { structure("AppleTart\($0)", (0..<6).map { field("f\($0)") }) }
      + (0..<20).map { structure("Ant\($0)", [field("a")]) }
    #expect(
      Set(files(of: divided, shards: nil).map(\.name)).isSuperset(of: [
        "ShopModels+Apple.swift", "ShopModels+Ant0.swift", "ShopModels+B.swift",
      ]))
  }

  /// `+ID` and `+Id` would be one file on most disks of macOS.
  @Test func noTwoFilesDifferInCaseOnly() {
    let many = [("IDCard", 150), ("ISBN", 150), ("IdTag", 100)].flatMap { name, count in
      (0..<count).map { structure("\(name)\($0)", (0..<6).map { field("f\($0)") }) }
    }
    let names = files(of: many, shards: nil).map(\.name)

    #expect(names == ["ShopModels+ID.swift", "ShopModels+IS.swift"])
    #expect(fileKey("Straße.swift") == fileKey("STRASSE.SWIFT"))
    #expect(fileKey("Caf\u{E9}") == fileKey("CAFE\u{301}"))
    #expect(fileKey("A.swift") != fileKey("B.swift"))
  }

  /// Where files have names, nothing that is added elsewhere moves a model.
  @Test func oneMoreModelMovesNone() {
    let before = fileNames(of: files(of: models(400), shards: nil))
    var more = models(400)
    more.insert(structure("New", [field("a")]), at: 17)
    let after = fileNames(of: files(of: more, shards: nil))

    #expect(Set(before.values).count > 1)
    #expect(before.allSatisfy { after[$0.key] == $0.value })
  }

  @Test func importsAreThoseOfEachFile() {
    let dated = structure("Dated", [field("at", .scalar(.date(.rfc3339)))])
    let files = files(of: models(1) + [dated], shards: 2)

    #expect(files.map { $0.imports.contains("public import Foundation") } == [false, true])
  }

  // MARK: Support

  private func models(_ count: Int) -> [Model] {
    (0..<count).map { structure("M\($0)", (0..<6).map { field("f\($0)") }) }
  }

  private func files(
    of models: [Model], shards: Int?, writesEmptyFiles: Bool = false
  ) -> [SwiftFile] {
    let options = PlanningOptions {
      $0.writesEmptyFiles = writesEmptyFiles
      $0.shards = shards
    }
    let files = plan(api(models), names: plainNames(of: models), options: options).value
    return writesEmptyFiles ? files : files.filter { $0.name.contains("Models") }
  }

  private func fileNames(of files: [SwiftFile]) -> [String: String] {
    var names: [String: String] = [:]
    for file in files {
      for name in file.declarations.compactMap(\.structureName) { names[name] = file.name }
    }
    return names
  }
}

extension Declaration {
  fileprivate var structureName: String? {
    if case .structure(let structure) = self { structure.name } else { nil }
  }
}
