internal import Foundation
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit
internal import SDKGenSourceText
internal import TrialSupport

/// A document that is changed in memory; the files beside it are those on the disk.
struct SpecText {
  let path: String
  let tree: Tree

  init(_ path: String) throws {
    guard let node = readDocument(try readFile(path), file: path).value else {
      throw Failure(description: "\(path) cannot be read")
    }
    self.path = path
    tree = Tree(node)
  }

  /// The interface of what is generated, or the first error.
  func interface(of document: Tree, selection: Selection = .init()) throws -> Interface {
    let bytes = document.bytes
    let made = generate(
      path, load: { $0 == path ? bytes : try readFile($0) },
      options: GenerationOptions { $0.selection = selection })
    if let error = made.diagnostics.first(where: { $0.severity == .error }) {
      throw Failure(description: "\(error.pointer ?? ""): \(error.message)")
    }
    return Interface(made.value.map(\.text))
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
}
