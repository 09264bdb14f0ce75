import Foundation
import TestSupport
import Testing

/// The expected Swift of every case compiles without a warning, however a package is set up.
@Suite struct CompilationTests {
  @Test(arguments: SnapshotCase.good)
  func swift6(_ snapshot: SnapshotCase) async throws {
    // Region isolation is checked after type checking, so SIL is asked for.
    try await expectNoProblem(
      snapshot,
      [
        "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances",
      ])
  }

  /// The settings of a new project of Xcode 26: Swift 5, the main actor, and "Approachable Concurrency".
  private static let xcodeProject =
    ["-swift-version", "5", "-default-isolation", "MainActor"]
    + [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
      "InferIsolatedConformances", "InferSendableFromCaptures", "MemberImportVisibility",
      "NonisolatedNonsendingByDefault",
    ].flatMap { ["-enable-upcoming-feature", $0] }

  /// Only the cases whose code runs concurrently or is called back, since each takes a second.
  @Test(arguments: SnapshotCase.good.filter(\.isConcurrent))
  func xcodeProject(_ snapshot: SnapshotCase) async throws {
    try await expectNoProblem(snapshot, ["-typecheck"] + Self.xcodeProject)
  }

  /// The client stands in the app's own target, as with the plugin, and the app's code beside it.
  @Test func anAppOnTheMainActor() async throws {
    let client = SnapshotCase(
      name: "variants-protocols", folder: SnapshotCase.folder.appending(path: "variants-protocols"))
    let app = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try Data(appOnTheMainActor.utf8).write(to: app)
    defer { try? FileManager.default.removeItem(at: app) }

    try await expectNoProblem(
      client, ["-emit-sil", "-o", "/dev/null"] + Self.xcodeProject, beside: [app.path])
    try await expectNoProblem(
      client,
      [
        "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "InferIsolatedConformances",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      ], beside: [app.path])
  }

  @Test(arguments: SnapshotCase.good)
  func swift5(_ snapshot: SnapshotCase) async throws {
    try await expectNoProblem(
      snapshot, ["-typecheck", "-swift-version", "5", "-strict-concurrency=complete"])
  }

  @Test func theFormatterFindsNothing() async throws {
    let folders = SnapshotCase.good.map(\.expected.folder.path)
    let run = try await ChildProcess.run(
      "swift", ["format", "lint", "--strict", "--recursive"] + folders)

    #expect(run.isSuccess, "\(run.output + run.error)")
  }

  @Test func concurrentCasesAreOfEveryKind() {
    let names = SnapshotCase.good.filter(\.isConcurrent).map(\.name)

    for kind in concurrentKinds { #expect(names.contains { $0.contains(kind) }, "\(kind)") }
  }

  private func expectNoProblem(
    _ snapshot: SnapshotCase, _ flags: [String], beside others: [String] = []
  ) async throws {
    let names = try snapshot.expected.files().keys.filter { $0.hasSuffix(".swift") }.sorted()
    let files = names.map { snapshot.expected.folder.appending(path: $0).path }
    let run = try await SwiftCompiler.run(
      [
        "-wmo", "-module-name", "Golden", "-package-name", "golden", "-warnings-as-errors",
        "-enable-testing",
      ] + flags, on: files + others)

    #expect(run.isSuccess, "\(snapshot.name): \(run.output + run.error)")
  }
}

private let appOnTheMainActor = """
  import Foundation
  import SDKRuntime

  final class ViewModel {
    private let items: any ItemsService
    private(set) var item: Item?
    private var task: Task<Void, Never>?

    init(items: any ItemsService) { self.items = items }

    func load() async throws {
      item = try await items.find(id: 1, options: .init())
      let shop = ShopClient { $0.interceptors.append(Log()) }
      let (found, response) = try await shop.withResponse { client in
        self.item = nil
        return try await client.items.find(id: 2)
      }
      item = found
      print(response.status)
      print(try await shop.client.send(HealthEndpoint.current, as: Health.self))
    }

    func start() {
      task = Task { [weak self] in
        do { try await self?.load() } catch { print(error.localizedDescription) }
      }
    }
  }

  struct Log: Interceptor {
    func intercept(
      _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
    ) async throws -> HTTPResponse { try await next(request) }
  }

  struct Offline: Transport {
    func send(
      _ request: HTTPRequest, receiving: Receiving
    ) async throws(TransportError) -> HTTPResponse { throw TransportError(.offline) }
  }

  enum HealthEndpoint: Endpoint {
    case current

    var request: EndpointRequest { EndpointRequest(.get, "/health") }
  }

  nonisolated struct Health: Decodable { var isWell: Bool }
  """

private let concurrentKinds = [
  "download", "event", "group", "mocks", "pagin", "protocols", "stream", "upload", "variants",
]

extension SnapshotCase {
  fileprivate var isConcurrent: Bool { concurrentKinds.contains { name.contains($0) } }
}
