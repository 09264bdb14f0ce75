import Foundation
import SDKGenAPIModel
import TestSupport
import Testing

@testable import SDKGenSwift

/// Types of the user's from a module of theirs.
@Suite struct ModuleTests {
  private static let money = TypeReference.scalar(.external("Money", module: "MoneyKit"))

  /// Shown in models, arguments and results, named in the body of an endpoint only, and not at all.
  private static let api = API(
    name: "Shop",
    groups: [
      Parcels.group(
        "prices",
        [
          Parcels.operation("find", .get, query: [Parcels.argument("above", .optional(money))]),
          Parcels.operation("add", .post, body: .json(.model(ModelID("Price")))),
          Parcels.operation("last", .get, returns: .value(.array(money))),
        ])
    ],
    models: [
      Parcels.model(
        "Price", .structure(Structure(properties: [Parcels.field("amount", .optional(money))]))),
      Parcels.model("Amount", .alias(money)),
      Parcels.model(
        "Either",
        .union(
          Union(
            discriminator: .shape,
            members: [
              .init(tags: [], type: .scalar(.string), location: Parcels.place),
              .init(tags: [], type: money, location: Parcels.place),
            ]))),
    ], location: Parcels.place)

  @Test func itIsImportedWhereItIsShown() throws {
    let output = generated(Self.api, access: .public)
    for name in ["ShopModels.swift", "ShopEndpoints.swift", "ShopClient.swift"] {
      let text = try #require(output[name])
      #expect(text.contains("\npublic import MoneyKit\npublic import SDKRuntime\n"), "\(name)")
    }
    #expect(try #require(output["ShopMocks.swift"]).contains("\npublic import MoneyKit\n"))
  }

  @Test func itIsImportedForTheBodyAlone() throws {
    var operation = Parcels.operation("get", .get)
    operation.response.errors = [ErrorBody(.other, Self.money)]
    let api = API(
      name: "Shop", groups: [Parcels.group("prices", [operation])], location: Parcels.place)
    let output = generated(api, access: .public)

    #expect(
      try #require(output["ShopEndpoints.swift"])
        .contains("\nimport MoneyKit\npublic import SDKRuntime\n"))
    #expect(try #require(output["ShopClient.swift"]).contains("MoneyKit") == false)
  }

  @Test(arguments: [PlanningOptions.Access.public, .internal, .package])
  func itCompiles(_ access: PlanningOptions.Access) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sdkgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.kit.utf8).write(to: folder.appending(path: "MoneyKit.swift"))
    var files: [String] = []
    for (name, text) in generated(Self.api, access: access) where name != "ShopMocks.swift" {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      files.append(file.path)
    }
    try await compile(
      [
        "-emit-module", "-module-name", "MoneyKit", "-emit-module-path",
        folder.appending(path: "MoneyKit.swiftmodule").path,
        folder.appending(path: "MoneyKit.swift").path,
      ])
    try await compile(
      [
        "-typecheck", "-module-name", "Shop", "-package-name", "shop", "-I", folder.path,
        "-warnings-as-errors", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "ExistentialAny",
      ] + files)
  }

  private static let kit = """
    public import SDKRuntime

    public struct Money: Codable, Hashable, Sendable, QueryValue {
      public var amount: Int
      public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
        try amount.written(in: context)
      }
    }
    """

  private func compile(_ arguments: [String]) async throws {
    let run = try await SwiftCompiler.run(["-swift-version", "6"] + arguments)
    #expect(run.isSuccess, "\(run.output + run.error)")
  }
}
