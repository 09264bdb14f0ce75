internal import Foundation
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenSourceText
internal import TrialSupport

/// A document to begin with, and the files beside it that it may refer to.
struct SpecSeed {
  /// As shown to people.
  var path: String
  var name: String
  var files: [String: [UInt8]]
  var isLarge: Bool

  /// nil: it cannot be read, and bytes are all that can be changed.
  var tree: Tree? {
    files[name].flatMap { readDocument($0, file: name).value }.map(Tree.init)
  }

  /// All in the folders, in one order on every machine.
  static func all(for options: Options) -> [SpecSeed] {
    options.folders.flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return paths.filter(isDocument).sorted().compactMap { seed("\(folder)/\($0)") }
        .filter { ($0.files[$0.name] ?? []).count <= options.largest }
    }
  }

  private static func isDocument(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    if parts.contains(where: { $0.hasPrefix(".") || $0 == "payloads" }) { return false }
    guard ["json", "yaml", "yml"].contains((path as NSString).pathExtension) else { return false }
    return path.hasSuffix("sdkgen.json") == false && !path.hasSuffix("Package.resolved")
  }

  private static func seed(_ path: String) -> SpecSeed? {
    guard let bytes = try? readFile(path) else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    var files = [name: bytes]
    // The small ones beside it, of which a case has a few.
    for other in fileNames(in: folder) where other != name && isDocument(other) {
      guard files.count < 8, let bytes = try? readFile("\(folder)/\(other)") else { break }
      if bytes.count < 20_000 { files[other] = bytes }
    }
    return SpecSeed(path: path, name: name, files: files, isLarge: bytes.count > 60_000)
  }
}
