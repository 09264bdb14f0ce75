internal import Foundation
internal import SDKGenFiles
internal import TrialSupport

/// The documents of Swagger 2.0 that are compiled with `--small`. Each form alone is a snapshot case, which is compiled
/// too; these have what such cases have not.
private let smallDocuments = [
  // Several files, and parameters that another file shares.
  "oai-v2.0/json/petstore-separate/spec/swagger.json",
  // A vendor's document: parameters of whole paths, bodies in JSON or XML, dictionaries, many enums, a file as response.
  "docusign-click.json",
]

/// Returns the documents of the folder `swagger2` beside another.
func swaggerDocuments(beside corpus: URL, isSmall: Bool) -> [URL] {
  let folder = corpus.standardizedFileURL.deletingLastPathComponent().appending(path: "swagger2")
  guard DiskEntry(at: folder.path) == .folder else {
    show("skipped: Swagger 2.0, no folder \(folder.path)")
    return []
  }
  if isSmall {
    show("skipped: Swagger 2.0 but for \(smallDocuments.count) documents")
    return smallDocuments.map { folder.appending(path: $0) }
  }
  return corpusDocuments(in: folder.path).map { URL(filePath: $0) }.filter { document in
    !document.path.contains("-separate/") || document.lastPathComponent.hasPrefix("swagger.")
  }
}
