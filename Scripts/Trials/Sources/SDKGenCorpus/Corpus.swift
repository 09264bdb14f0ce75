internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit
internal import SDKGenOpenAPI
internal import SDKGenSourceText
internal import SDKGenSwift

/// A document as text and as the generator understands it.
struct Corpus {
  var documents: Documents
  var api: API
  var names: Names

  init(_ path: String) throws {
    guard let root = readDocument(try readFile(path), file: path).value else {
      throw Failure(description: "\(path) cannot be read")
    }
    documents = Documents(root: root, file: path).convertedFromSwagger().value
    let read = readNames(path) { try readFile($0) }
    guard let value = read.value else {
      throw Failure(
        description: "\(path): " + read.diagnostics.map(\.message).joined(separator: "; "))
    }
    (api, names) = value
  }
}

/// The sizes of a document and of its API.
struct Contents {
  /// Operations and models, each with the number of those in the document.
  var cells: [String]

  init(of corpus: Corpus) {
    let methods: Set = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]
    let paths = corpus.documents.root["paths"]?.members ?? []
    let operations = paths.map { path -> Int in
      guard case .found(let item) = corpus.documents.resolve(path) else { return 0 }
      return item.members.count { methods.contains($0.name) }
    }.reduce(0, +)
    let schemas = corpus.documents.root["components"]?["schemas"]?.members.count ?? 0
    let generated = corpus.api.groups.map(\.operations.count).reduce(0, +)
    cells = ["\(generated)/\(operations)", "\(corpus.api.models.count)/\(schemas)"]
  }
}
