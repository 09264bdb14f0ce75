internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

/// `sdkgen.json`, if there is one, and where it is.
struct Settings {
  static let fileName = "sdkgen.json"

  /// nil: there is none.
  var file: String?
  var configuration: Diagnosed<Configuration>

  /// Reads the file that is named, or else the nearest: in this folder or in one above it.
  static func find(_ named: String?, sources: Sources) -> Settings {
    guard let file = named ?? nearestFile() else {
      return Settings(file: nil, configuration: Diagnosed(.init()))
    }
    do {
      let bytes = try sources.load(file)
      return Settings(file: file, configuration: Configuration.read(bytes, file: file))
    } catch {
      return Settings(file: file, configuration: Diagnosed(.init(), [.unreadableSettings(error)]))
    }
  }

  /// As seen from here, so that paths are shown as a user would write them: `../sdkgen.json`.
  private static func nearestFile() -> String? {
    var folder = ""
    // No path is deeper.
    for _ in 0..<256 {
      switch DiskEntry(at: folder + fileName) {
      // Reading says what is wrong with a pipe or a device.
      case .file, .special: return folder + fileName
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

  /// What is listed for a spec, however its path is written.
  func entry(for spec: String) -> Configuration.Entry? {
    configuration.value.entries.first { normalized($0.spec) == normalized(spec) }
  }
}
