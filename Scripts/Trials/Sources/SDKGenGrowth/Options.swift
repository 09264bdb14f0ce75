internal import Foundation
internal import SDKGenFiles
internal import TrialSupport

/// The command line was wrong.
struct Usage: Error, CustomStringConvertible {
  let description = """
    usage: growth [--seed N] [--edits N] [--selections N] [--examples N] [--explain] [--only KIND] [--small] [DOCUMENT…]
    """
}

/// The command line.
struct Options {
  var documents: [String] = []
  var seed: UInt64 = 1
  /// How often each kind of growth is applied.
  var edits = 40
  var selections = 8
  /// The changes of each kind that are shown.
  var examples = 3
  /// Whether the edit that caused an example is looked for.
  var explains = false
  var kinds = GrowthKind.allCases

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var isSmall = false
    func number() throws -> Int {
      guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else { throw Usage() }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": seed = UInt64(try number())
      case "--edits": edits = try number()
      case "--selections": selections = try number()
      case "--examples": examples = try number()
      case "--explain": explains = true
      case "--small": isSmall = true
      case "--only":
        guard let kind = rest.popFirst().flatMap(GrowthKind.init) else { throw Usage() }
        kinds = [kind]
      default:
        if argument.hasPrefix("-") { throw Usage() }
        documents.append(argument)
      }
    }
    guard documents.isEmpty else { return }
    let folder = ProcessInfo.processInfo.environment["SDKGEN_CORPUS"] ?? ""
    guard !folder.isEmpty, DiskEntry(at: folder) == .folder else { return }
    documents = try corpusDocuments(in: folder).filter { path in
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      return !isSmall || size <= 1 << 20
    }
  }
}
