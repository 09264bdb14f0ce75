internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

/// The specs of one target, which are generated one by one and compiled as one module.
struct Comparison {
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
let emptyFile = "// Made by sdkgen. Nothing in the spec asks for this file.\n"

/// Returns paths without the folders that all of them are in.
private func namesBelowSharedFolder(_ paths: [String]) -> [String] {
  let parts = paths.map { $0.split(separator: "/") }
  let first = parts.first ?? []
  let shared = first.indices.prefix { index in
    parts.allSatisfy { index < $0.count - 1 && $0[index] == first[index] }
  }
  return parts.map { $0.dropFirst(shared.count).joined(separator: "/") }
}
