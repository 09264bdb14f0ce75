internal import Foundation
internal import TestSupport

/// Where documents are generated and compiled.
struct Workshop: Sendable {
  let folder: URL
  /// The folders of one document, which is tried beside others.
  private var name = ""
  private let options: Options
  private let runtimes: [Options.Configuration: URL]

  init(_ options: Options) throws {
    self.options = options
    let temporary = FileManager.default.temporaryDirectory.appending(path: "corpus")
    folder = options.keep ?? temporary.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    runtimes = try options.configurations.reduce(into: [:]) { runtimes, configuration in
      runtimes[configuration] =
        try configuration == .debug
        ? options.runtime ?? Self.runtime(.debug, options)
        : Self.runtime(configuration, options)
    }
  }

  /// Builds the runtime.
  private static func runtime(_ configuration: Options.Configuration, _ options: Options) throws
    -> URL
  {
    let run = try ChildProcess.run(
      options.package.appending(path: "Scripts/build-trials").path,
      [configuration.rawValue, "SDKRuntime"])
    guard run.isSuccess else { throw Failure(description: run.output + run.error) }
    return URL(filePath: run.output.trimmingCharacters(in: .newlines))
  }

  /// Removes what nobody asked to keep.
  func remove() {
    if options.keep == nil { try? FileManager.default.removeItem(at: folder) }
  }

  /// The part of it for a document.
  func bench(_ name: String) -> Workshop {
    var bench = self
    bench.name = name
    return bench
  }

  /// Makes an empty folder for the document.
  func empty(_ name: String) throws -> URL { try emptied(place(of: name)) }

  /// Makes an empty folder for the document's client.
  func emptyOutput() throws -> URL { try emptied(output(of: name)) }

  /// The folder with the client of a document.
  func output(of document: String) -> URL { folder.appending(path: "output/\(document)") }

  private func place(of name: String) -> URL {
    folder.appending(path: "bench/\(self.name)/\(name)")
  }

  private func emptied(_ folder: URL) throws -> URL {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  func generate(_ arguments: [String]) throws -> Outcome {
    try ChildProcess.run(options.tools.appending(path: "sdkgen").path, ["generate"] + arguments)
  }

  func lint(_ folder: URL) throws -> Outcome {
    try ChildProcess.run(
      "swift", ["format", "lint", "--strict", "--recursive", "--parallel", folder.path])
  }

  /// Compiles a client as a package does.
  func compile(_ files: [String], _ configuration: Options.Configuration) throws -> Outcome {
    let flags =
      switch configuration {
      case .debug: options.compilesWhole ? whole : ["-g", "-enable-batch-mode", "-j\(cores)"]
      case .release: ["-g", "-O", "-whole-module-optimization"]
      }
    let objects = try empty("objects-\(configuration)")
    let module = objects.appending(path: "Client.swiftmodule")
    return try swiftc(
      flags + ["-c", "-parse-as-library", "-emit-module", "-emit-module-path", module.path]
        + files, runtimes[configuration], in: objects)
  }

  /// Checks that a client compiles where everything is on the main actor, as apps have it.
  func checkIsolation(_ files: [String]) throws -> Outcome {
    // Region isolation is checked after type checking, so SIL is asked for.
    try swiftc(
      [
        "-emit-sil", "-whole-module-optimization", "-o", "/dev/null", "-parse-as-library",
        "-default-isolation", "MainActor",
      ] + files, runtimes[.debug])
  }

  /// All, since a large document goes on when others have ended.
  private var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Reads each file once, where the compiler's default is a process for each that reads all of them.
  private var whole: [String] { ["-whole-module-optimization", "-num-threads", "\(cores)"] }

  /// Makes a program of the client's files and its own.
  func link(_ files: [String], to program: URL) throws -> Outcome {
    try swiftc(
      whole + ["-o", program.path, "-no-warnings-as-errors"] + files + runtimeObjects,
      runtimes[.debug])
  }

  /// Makes a program that imports the client which was compiled without optimisation.
  func linkWithClient(_ files: [String], to program: URL) throws -> Outcome {
    let client = place(of: "objects-debug")
    return try swiftc(
      whole + ["-o", program.path, "-no-warnings-as-errors", "-I", client.path] + files
        + objects(in: client) + runtimeObjects,
      runtimes[.debug], module: "Program")
  }

  /// Makes the module of a client without compiling what its functions do.
  func emitModule(_ name: String, of files: [String], into folder: URL) throws -> Outcome {
    try swiftc(
      [
        "-emit-module", "-whole-module-optimization", "-parse-as-library",
        "-experimental-skip-non-inlinable-function-bodies", "-emit-module-path",
        folder.appending(path: "\(name).swiftmodule").path,
      ] + files, runtimes[.debug], module: name)
  }

  /// Checks a file that imports modules of clients.
  func typecheck(_ file: URL, with modules: URL) throws -> Outcome {
    try swiftc(
      ["-typecheck", "-parse-as-library", "-I", modules.path, file.path], runtimes[.debug],
      module: "CallSites")
  }

  /// The object files of all that `import SDKRuntime` means.
  private var runtimeObjects: [String] {
    get throws {
      guard let folder = runtimes[.debug] else { return [] }
      return try ["Core", "Cache", "Cookies", "Mocks", "OAuth", "Pages", "Streams", "Runtime"]
        .flatMap { try objects(in: folder.appending(path: "SDK\($0).build")) }
    }
  }

  private func objects(in folder: URL) throws -> [String] {
    let folder = folder.path
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
  }

  func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
  }

  private func swiftc(
    _ arguments: [String], _ runtime: URL?, module: String = "Client", in objects: URL? = nil
  ) throws -> Outcome {
    let modules = runtime?.appending(path: "Modules").path ?? ""
    return try ChildProcess.run(
      "swiftc",
      [
        "-swift-version", "6", "-module-name", module, "-package-name", "client",
        "-warnings-as-errors", "-I", modules, "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
      ] + arguments, in: objects ?? empty("objects"))
  }
}

typealias Outcome = ChildProcess.Outcome

extension Outcome {
  /// The first lines with an error, or what there is.
  var problem: String {
    let lines = (output + error).split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") }
    return (errors.isEmpty ? lines.suffix(3) : errors.prefix(5)).joined(separator: "\n")
  }

  /// Processor seconds and the peak of memory.
  var cost: String {
    String(format: "%.1f s %d MB", exit.processorSeconds, exit.peakMegabytes)
  }
}
