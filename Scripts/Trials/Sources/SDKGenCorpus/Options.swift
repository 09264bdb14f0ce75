internal import Foundation
internal import SDKGenFiles
internal import TrialSupport

/// The command line was wrong.
struct Usage: Error, CustomStringConvertible {
  let description = """
    usage: corpus [--no-compile | --no-release | --judge] [--keep DIR] [--small] [--whole-modules]
      [DOCUMENT…]
    Without documents: those of the folder that SDKGEN_CORPUS names, and of swagger2 beside it; --small leaves out
    those above 1 MB, and most of swagger2.
    """
}

/// The command line.
struct Options: Sendable {
  enum Configuration: String, CaseIterable, Sendable { case debug, release }

  var documents: [URL] = []
  var configurations = Configuration.allCases
  /// Makes the requests and decodes the payloads, and nothing else.
  var onlyJudges = false
  /// The folder that keeps the output; nil: nothing is kept.
  var keep: URL?
  /// The folder of the package.
  var package = URL(filePath: ".")
  /// The folder with the tool.
  var tools = URL(filePath: ".")
  /// The folder of a debug build of the runtime; nil: it is built.
  var runtime: URL?

  /// Compiles whole modules without optimisation, too: less work, but not what a package does.
  var compilesWhole = false

  /// The documents that are tried at once; a large one takes a gigabyte.
  var jobs: Int { max(1, min(4, ProcessInfo.processInfo.activeProcessorCount, documents.count)) }

  /// Returns nil if there are no documents.
  init?(_ arguments: [String]) throws {
    var isSmall = false
    var rest = arguments[...]
    func path() throws -> URL {
      guard let path = rest.popFirst() else { throw Usage() }
      return URL(filePath: path)
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--no-compile": configurations = []
      case "--no-release": configurations = [.debug]
      case "--judge":
        configurations = [.debug]
        onlyJudges = true
      case "--small": isSmall = true
      case "--whole-modules": compilesWhole = true
      case "--keep": keep = try path()
      case "--package": package = try path()
      case "--tools": tools = try path()
      case "--runtime": runtime = try path()
      default:
        if argument.hasPrefix("-") { throw Usage() }
        documents.append(URL(filePath: argument))
      }
    }
    guard documents.isEmpty else { return }
    let folder = ProcessInfo.processInfo.environment["SDKGEN_CORPUS"] ?? ""
    guard !folder.isEmpty, DiskEntry(at: folder) == .folder else { return nil }
    documents = swaggerDocuments(beside: URL(filePath: folder), isSmall: isSmall)
    for document in corpusDocuments(in: folder).map({ URL(filePath: $0) }) {
      let size = try document.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      if isSmall && size > 1 << 20 {
        show("skipped, above 1 MB: \(document.path)")
      } else {
        documents.append(document)
      }
    }
  }
}
