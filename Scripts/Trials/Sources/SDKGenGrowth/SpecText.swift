internal import Foundation
internal import SDKGenComparison
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit
internal import SDKGenSourceText
internal import TrialSupport

/// A document that is changed in memory; the files beside it are those on the disk.
struct SpecText {
  let path: String
  let tree: Tree
  /// The types that operations use.
  private(set) var used: Set<String> = []
  /// The methods of an only group stand on the client until the user names the group, which keeps it apart.
  private let renamings: [Renaming]

  init(_ path: String) throws {
    guard let node = readDocument(try readFile(path), file: path).value else {
      throw Failure(description: "\(path) cannot be read")
    }
    self.path = path
    tree = Tree(node)
    let group = DocumentMap(tree).onlyGroup
    let name = group.map { $0.filter { $0.isLetter && $0.isASCII }.lowercased() } ?? ""
    renamings = group.map { name.isEmpty ? [] : [Renaming("tag=\($0)", to: name)] } ?? []
    guard tree["paths"]?.members.isEmpty == false else { return }
    let paths = Selection(include: [Selector(.path, "*")])
    used = Set(try interface(of: tree, selection: paths).types.keys)
  }

  /// The interface of what is generated, or the first error.
  func interface(of document: Tree, selection: Selection = .init()) throws -> Interface {
    try client(of: document, selection: selection).interface
  }

  /// What is generated, and the operations that do not have the names they should, since others should have the same.
  func client(
    of document: Tree, selection: Selection = .init()
  ) throws -> (interface: Interface, clashing: Set<TreePath>) {
    let bytes = document.bytes
    let made = generate(
      path, load: { $0 == path ? bytes : try readFile($0) },
      options: GenerationOptions {
        $0.selection = selection
        $0.renamings = renamings
      })
    if let error = made.diagnostics.first(where: { $0.severity == .error }) {
      throw Failure(description: "\(error.pointer ?? ""): \(error.message)")
    }
    let lines = Set(
      made.diagnostics.filter { $0.id == "resolved-clash" }.compactMap(\.location?.line))
    return (
      Interface(made.value.map(\.text)), DocumentMap(document).operations(inLines: lines)
    )
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
}
