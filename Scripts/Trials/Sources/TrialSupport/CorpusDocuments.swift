internal import Foundation

/// The documents of a folder, and of those in it, by path.
package func corpusDocuments(in folder: String) -> [String] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
  return (paths ?? []).filter { path in
    let folders = path.split(separator: "/").dropLast()
    return (path.hasSuffix(".json") || path.hasSuffix(".yaml")) && !path.contains("negative")
      && !folders.contains("payloads") && !folders.contains("schemas")
  }.sorted().map { "\(folder)/\($0)" }
}
