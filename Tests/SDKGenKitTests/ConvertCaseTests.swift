import Foundation
import SDKGenDiagnostics
import SDKGenKit
import TestSupport
import Testing

/// `convert` keeps what the OpenAPI documents of the snapshot cases say.
@Suite(.ownThread) struct ConvertCaseTests {
  /// The cases whose conversions generate something else, each with the reason that `Specs/README.md` has.
  static let exceptions: [String: String] = [
    "openapi-client-parameter-enums": "all models of a spec are generated",
    "openapi-contract": limits,
    "openapi-contract-korean": "a contract has the places of its own spec",
    "openapi-contract-namespace": limits,
    "openapi-groups-alike": types,
    "openapi-infinite-schema": infinite,
    "openapi-names-alike": "variables of one Swift name are one in a spec",
    "openapi-query-and-other-methods": methods,
    "samples-formats": limits,
    "samples-least": limits,
    "samples-limits": limits,
    "swagger-collection-formats-nested": lists,
    "swagger-collection-format-mistakes": lists,
    "swagger-form": lists,
  ]

  private static let limits = "a spec has no limits of values, nor formats such as `email`"
  private static let infinite = "a spec has only what can be sent"
  private static let lists = "lists in a list are separated as JSON"
  private static let methods = "methods of a spec are written in capitals"
  private static let types = "types of one name are an error in a spec"
  /// What a diagnostic tells.
  private static let reported = [infinite, lists, methods, types]
  /// What leaves a spec that is wrong.
  private static let mistakes = [infinite, types]

  @Test(arguments: ConvertCase.all)
  func theResultGeneratesTheSameSwift(_ document: ConvertCase) throws {
    let options = try document.options()
    let expected = generate(document.root, load: document.load, options: options)
    let converted = convert(document.root, load: document.load, options: options)
    let spec = try #require(converted.value)

    let lost = converted.diagnostics.filter { ["left-out", "not-convertible"].contains($0.id) }
    let isReported = Self.exceptions[document.name].map(Self.reported.contains) ?? false
    #expect(lost.isEmpty == !isReported)
    // What was said of the document is in the spec.
    let left = GenerationOptions {
      $0.planning = options.planning
      $0.clientParameters = options.clientParameters
    }
    let made = generate("api.sdk.json", load: { _ in Array(spec.utf8) }, options: left)
    let wrong = made.diagnostics.filter { $0.severity == .error }
    let isMistake = Self.exceptions[document.name].map(Self.mistakes.contains) ?? false
    #expect(wrong.isEmpty != isMistake, "\(wrong)")
    let isSame = withoutProvenance(made.value) == withoutProvenance(expected.value)
    #expect(isSame == (Self.exceptions[document.name] == nil))
  }
}

/// A snapshot case with an OpenAPI document that is right.
struct ConvertCase: CustomTestStringConvertible, Sendable {
  var name: String
  /// The name of the document.
  var root: String

  var testDescription: String { name }

  static let all: [ConvertCase] = files(in: cases).sorted().flatMap { name in
    let folder = cases.appending(path: name)
    let isRight = files(in: folder.appending(path: "expected")).contains { $0.hasSuffix(".swift") }
    return ["openapi.yaml", "openapi.json", "swagger.yaml"].filter {
      isRight && files(in: folder).contains($0)
    }
    .map { ConvertCase(name: name, root: $0) }
  }

  func options() throws -> GenerationOptions {
    guard let bytes = try? load("sdkgen.json") else { return GenerationOptions() }
    return try #require(Configuration.read(bytes, file: "sdkgen.json").value.entries.first).options
  }

  @Sendable func load(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.cases.appending(path: name).appending(path: path)))
  }

  private static let cases = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SnapshotTests/Cases")

  private static func files(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
