internal import Foundation
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit
internal import SDKGenSwift

/// Runs what the build plugin asks for, for each spec `SPEC CONFIGURATION PREFIX FOLDER KIND… -- INPUT…` and for the
/// specs of a target `compare OUTPUT`, followed by `-- SPEC FILE…` for each; returns the exit code.
///
/// CONFIGURATION may be empty. For each KIND the file `FOLDER/PREFIX.KIND.swift` is written, whatever the spec
/// contains, because SwiftPM was promised it before the spec was read. The INPUTs are the files whose changes make
/// SwiftPM run this again. `compare` reports types that several SPECs declare in their generated FILEs.
package func runBuild(_ arguments: [String]) -> Int32 {
  if arguments.first == "compare" { return Comparison(Array(arguments.dropFirst())).run() }
  guard arguments.count > 4 else {
    report("error: the plugin of sdkgen runs this; use 'sdkgen' instead\n")
    return 2
  }
  let rest = arguments[4...].split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
  let build = Build(
    spec: arguments[0], configuration: arguments[1], folder: arguments[3], prefix: arguments[2],
    kinds: Array(rest[0]), inputs: rest.count > 1 ? Array(rest[1]) : [])
  return build.run()
}

/// One spec of a target and the files that its plugin has promised.
private struct Build {
  var spec: String
  /// The target's `sdkgen.json`; empty: it has none.
  var configuration: String
  var folder: String
  var prefix: String
  var kinds: [String]
  /// The files whose changes make the plugin run this again.
  var inputs: [String]

  /// Writes the files, or reports mistakes and writes none; returns the exit code.
  func run() -> Int32 {
    let made = texts()
    var diagnostics = made.diagnostics
    if !made.hasErrors {
      do {
        try recover([folder])
        try FileTransaction(try made.value.compactMap(change) + removals).commit()
      } catch {
        diagnostics.append(.unwritableFile(error))
      }
    }
    let lines = diagnostics.map(placed).inOrder().grouped().buildLines.map { $0 + "\n" }
    report(lines.joined())
    return diagnostics.hasErrors ? 1 : 0
  }

  private func texts() -> Diagnosed<[(name: String, text: String)]> {
    let options = options()
    var read: [String] = []
    let made = generate(
      spec,
      load: { path in
        read.append(path)
        return try readFile(path)
      }, options: options.value)
    var texts = Dictionary(
      made.value.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    let promised = kinds.map { kind in
      let name = "\(prefix).\(kind).swift"
      return (name: name, text: texts.removeValue(forKey: name) ?? emptyFile)
    }
    precondition(
      texts.isEmpty || made.hasErrors || options.hasErrors,
      "files that the plugin has not promised: \(texts.keys)")
    return Diagnosed(promised, options.diagnostics + made.diagnostics + outsiders(among: read))
  }

  /// Reports files that were read and are not inputs of the build.
  private func outsiders(among read: [String]) -> [Diagnostic] {
    read.filter { path in
      DiskEntry(at: path) == .file && !inputs.contains { isSameFile($0, path) }
    }.map { .outsideTarget($0) }
  }

  private func options() -> Diagnosed<GenerationOptions> {
    let defaults = GenerationOptions {
      $0.planning.access = .internal
      $0.planning.filePrefix = "\(prefix)."
      $0.planning.writesEmptyFiles = true
      $0.planning.shards = kinds.count { $0.hasPrefix("Models") }
    }
    if configuration.isEmpty { return Diagnosed(defaults) }
    do {
      let settings = Configuration.read(
        try readFile(configuration), file: configuration, defaults: defaults)
      let entries = settings.value.entries
      let missing = entries.filter { DiskEntry(at: $0.spec) == .nothing }
        .map { Diagnostic.missingSpec($0, similar: similarFile(to: $0.spec)) }
      guard let entry = entries.first(where: { isSameFile($0.spec, spec) }) else {
        return Diagnosed(defaults, settings.diagnostics + missing)
      }
      let unusable = entry.unusableInBuild.map { Diagnostic.notInBuild($0.key, at: $0.location) }
      return Diagnosed(entry.options, settings.diagnostics + missing + unusable)
    } catch {
      return Diagnosed(defaults, [.unreadableFile(error)])
    }
  }

  /// Rewrites a file only when it differs, because an unchanged file is not compiled again.
  private func change(_ name: String, _ text: String) throws -> FileChange? {
    let (path, bytes) = (join(folder, name), Array(text.utf8))
    return try readFileIfPresent(path) == bytes ? nil : FileChange(path, bytes)
  }

  /// The files of an earlier build, for which the plugin promised others, since the document was smaller or larger.
  private var removals: [FileChange] {
    let promised = Set(kinds)
    return fileNames(in: folder).filter { name in
      guard name.hasPrefix(prefix + "."), name.hasSuffix(".swift") else { return false }
      let kind = name.dropFirst(prefix.count + 1).dropLast(".swift".count)
      return !kind.contains(".") && !promised.contains(String(kind))
    }.map { FileChange(join(folder, $0), nil) }
  }

  /// Adds a location, without which build systems do not show a line.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    var placed = diagnostic
    placed.location = diagnostic.location ?? SourceLocation(file: spec, line: 1, column: 1)
    return placed
  }
}

/// Writes to standard error; there is nowhere to report that this could not be done.
private func report(_ text: String) {
  try? writeText(text, to: STDERR_FILENO, called: "standard error")
}

/// The specs of one target, which are generated one by one and compiled as one module.
private struct Comparison {
  /// The file to write, so that the build knows that this was done.
  var output: String
  var files: [PlacedFile]

  /// `OUTPUT`, and for each spec `-- SPEC FILE…`.
  init(_ arguments: [String]) {
    let parts = arguments.split(separator: "--", omittingEmptySubsequences: false)
    output = parts.first?.first ?? ""
    let specs = parts.dropFirst().compactMap { part in
      part.first.map { (path: $0, files: part.dropFirst()) }
    }
    let names = namesBelowSharedFolder(specs.map(\.path))
    files = zip(specs, names).flatMap { spec, name in
      spec.files.map { file in
        PlacedFile(
          folder: "", name: file, text: "", spec: name,
          location: SourceLocation(file: spec.path, line: 1, column: 1))
      }
    }
  }

  /// Reports types that several specs declare, or writes the file; returns the exit code.
  func run() -> Int32 {
    var diagnostics: [Diagnostic]
    do {
      diagnostics = repeatedTypes(
        in: try files.map { file in
          var read = file
          read.text = String(decoding: try readFile(file.name), as: UTF8.self)
          return read
        }
      ).map { repeated in
        var placed = repeated
        // Its files are in no folder of the user's choice.
        placed.notes = repeated.notes.map { Diagnostic.Note("the other spec", at: $0.location) }
        return placed
      }
      let bytes = Array(emptyFile.utf8)
      if diagnostics.isEmpty, try readFileIfPresent(output) != bytes {
        try FileTransaction([FileChange(output, bytes)]).commit()
      }
    } catch {
      diagnostics = [.unreadableFile(error, at: files.first?.location)]
    }
    report(diagnostics.buildLines.map { $0 + "\n" }.joined())
    return diagnostics.hasErrors ? 1 : 0
  }
}

/// The text of a promised file that has nothing to declare.
private let emptyFile = "// Made by sdkgen. Nothing in the spec asks for this file.\n"

/// Returns paths without the folders that all of them are in.
private func namesBelowSharedFolder(_ paths: [String]) -> [String] {
  let parts = paths.map { $0.split(separator: "/") }
  let first = parts.first ?? []
  let shared = first.indices.prefix { index in
    parts.allSatisfy { index < $0.count - 1 && $0[index] == first[index] }
  }
  return parts.map { $0.dropFirst(shared.count).joined(separator: "/") }
}
