import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

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

  /// Systems take 255 bytes, and compilers need some of them.
  @Test(arguments: ["c", "가"]) func longNamesAreCutAndStayApart(letter: String) {
    func names(_ end: String) -> [String] {
      var long = api(models(1))
      long.name = "Shop" + String(repeating: letter, count: 300) + end
      let names = nameSymbols(of: long, clashes: .resolved).value
      return plan(long, names: names, options: PlanningOptions()).value.map(\.name)
    }
    let (one, other) = (names("one"), names("two"))

    #expect(one.allSatisfy { $0.utf8.count <= 200 && $0.hasSuffix(".swift") })
    #expect(Set(one + other).count == one.count + other.count && one == names("one"))
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

  @Test func theModelsOfALongDocumentAreDividedByTheirNames() {
    let all = ["Apple", "ApplePie", "Bread", "BreadAndButter"]
    func many(_ count: Int, of names: [String]) -> [Model] {
      names.flatMap { name in
        (0..<count).map { structure("\(name)\($0)", (0..<6).map { field("f\($0)") }) }
      }
    }
    func names(_ models: [Model]) -> [String] {
      files(of: models, shards: nil).map { String($0.name.dropFirst(4)) }
    }

    #expect(names(many(10, of: all)) == ["Models.swift"])
    #expect(names(many(60, of: all)) == ["Models+A.swift", "Models+B-C.swift"])
    // Where a letter is too long, the next one decides. Names that end there are before A.
    let apples = many(60, of: all + ["AppleTart", "AppleSoup"]) + [structure("Ant", [field("a")])]
    #expect(
      names(apples) == [
        "Models+AN.swift", "Models+AppleA-M.swift", "Models+AppleN-Z.swift", "Models+B-C.swift",
      ])
    let korean = many(150, of: ["상품", "주문", "배송"])
    #expect(names(korean).count > 1 && Set(names(korean)).count == names(korean).count)
  }

  /// Many short names beside long ones share few files: one that begins alike has no file of its own.
  @Test func fewFilesHoldFewLines() {
    let words = "QWERTYUIOPASDFGHJKLZXCVBNM".map { "Beta\($0)" } + ["BetaRun", "BetaResponse"]
    let models = words.flatMap { word in
      (0..<(word.count > 5 ? 200 : 2)).map { index in
        structure("\(word)\(index)", (0..<6).map { field("f\($0)") })
      }
    }
    let before = fileNames(of: files(of: models, shards: nil))
    let after = fileNames(of: files(of: models + [structure("Alpha", [field("a")])], shards: nil))

    #expect(Set(before.values).count <= 8)
    #expect(before.allSatisfy { after[$0.key] == $0.value })
  }

  /// `+ID` and `+Id` would be one file on most disks of macOS.
  @Test func noTwoFilesDifferInCaseOnly() {
    let many = [("IDCard", 150), ("ISBN", 150), ("IdTag", 100)].flatMap { name, count in
      (0..<count).map { structure("\(name)\($0)", (0..<6).map { field("f\($0)") }) }
    }
    let names = files(of: many, shards: nil).map(\.name)

    #expect(names.count > 1 && Set(names.map(fileKey)).count == names.count)
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
