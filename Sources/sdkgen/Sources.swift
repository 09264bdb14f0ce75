internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

/// The files that a run has read, each once.
final class Sources {
  private(set) var files: [String: [UInt8]] = [:]
  /// What the result depends on: every path that was asked for, as it was before it was read.
  private(set) var stamps: [String: FileStamp] = [:]

  func load(_ path: String) throws -> [UInt8] {
    try load(
      path,
      reading: {
        note($0)
        return try readFile($0)
      })
  }

  /// Returns the bytes of a file that `read` reads.
  func load(_ path: String, reading read: (String) throws -> [UInt8]) throws -> [UInt8] {
    if let bytes = files[path] { return bytes }
    let bytes = try read(path)
    files[path] = bytes
    return bytes
  }

  /// Returns the names of the files in a folder.
  func fileNames(in folder: String) -> [String] {
    note(folder)
    return SDKGenFiles.fileNames(in: folder)
  }

  /// Returns what is at a path.
  func entry(at path: String) -> DiskEntry {
    note(path)
    return DiskEntry(at: path)
  }

  private func note(_ path: String) {
    if stamps[path] == nil { stamps[path] = FileStamp(of: path) }
  }
}

/// Writes all files to the disk, or none.
///
/// - `location`: where settings lead to a path.
func writeFiles(
  _ changes: [FileChange], location: (String) -> SourceLocation? = { _ in nil }
) -> [Diagnostic] {
  do {
    try FileTransaction(changes).commit()
    return []
  } catch {
    return [.unwritableFile(error, at: (error as? FileFailure).flatMap { location($0.path) })]
  }
}

/// `sdkgen.json`, if there is one.
struct ConfigurationFile {
  private static let name = "sdkgen.json"

  /// nil: there is none.
  var path: String?
  var configuration: Diagnosed<Configuration>

  /// Reads the file at `path`, or else the nearest one: in this folder or in one above it.
  init(_ path: String?, sources: Sources) {
    self.path = path ?? Self.nearest(sources)
    guard let path = self.path else {
      configuration = Diagnosed(.init())
      return
    }
    do {
      configuration = Configuration.read(try sources.load(path), file: path)
    } catch {
      configuration = Diagnosed(.init(), [.unreadableFile(error)])
    }
  }

  /// Returns the path as seen from here, so that a message shows it as a user would write it:
  /// `../sdkgen.json`.
  private static func nearest(_ sources: Sources) -> String? {
    var folder = ""
    // No path is deeper.
    for _ in 0..<256 {
      switch sources.entry(at: folder + name) {
      // Reading reports a pipe or a device.
      case .file, .special: return folder + name
      case .nothing, .folder: break
      }
      if isRoot(folder) { return nil }
      folder += "../"
    }
    return nil
  }

  private static func isRoot(_ folder: String) -> Bool {
    isSameFile(folder.isEmpty ? "." : folder, folder + "..")
  }

  /// Returns every entry, for a command without arguments.
  func allEntries() throws -> Diagnosed<[Configuration.Entry]> {
    if path == nil {
      throw ValidationError(
        "there is no 'sdkgen.json' here or in a folder above; name a spec, or begin with "
          + "'sdkgen init'")
    }
    var found = configuration.diagnostics
    if configuration.value.entries.isEmpty, !configuration.hasErrors {
      found.append(.noSpecs(at: configuration.value.location))
    }
    return Diagnosed(configuration.value.entries, found)
  }

  /// Returns the settings for specs on the command line, with the mistakes that concern them; without any, every entry.
  func entries(for specs: [String]) throws -> Diagnosed<[Configuration.Entry]> {
    specs.isEmpty
      ? try allEntries()
      : Diagnosed(specs.map { entry(for: $0) }, mistakes(concerning: specs))
  }

  /// Returns the mistakes in the settings for these specs and in the file as a whole, not those in the settings for
  /// other specs.
  func mistakes(concerning specs: [String]) -> [Diagnostic] {
    let others = configuration.value.entries.filter { entry in
      !specs.contains { isSame($0, entry.spec) }
    }
    let unrelated = Set(others.flatMap(\.mistakes))
    return configuration.diagnostics.filter { !unrelated.contains($0) }
  }

  /// Returns whether two paths lead to one spec: one may be absolute, go through a link or be written in another way.
  private func isSame(_ path: String, _ other: String) -> Bool {
    normalized(path) == normalized(other) || isSameFile(path, other)
  }

  /// Returns the settings for a spec on the command line, in whatever form its path is listed.
  func entry(for spec: String) -> Configuration.Entry {
    var entry =
      configuration.value.entries.first { isSame($0.spec, spec) }
      ?? Configuration.Entry(spec: spec)
    // Mistakes in it are shown with the path as it was given.
    entry.spec = spec
    entry.options.reading.location = nil
    return entry
  }
}
