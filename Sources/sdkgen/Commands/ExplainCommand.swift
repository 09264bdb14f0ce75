internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic, by the ID in brackets after it.",
    discussion: "Without an ID, all IDs are listed in groups.")

  @Argument(help: "The ID: unknown-type.")
  var id: String?

  func run() throws {
    let all = DiagnosticCatalogue.all
    // As it stands at the end of a message: `[unknown-type]`.
    guard let id = id?.filter({ !"[]".contains($0) }) else {
      return try write(list, to: .output)
    }
    guard let found = all.first(where: { $0.id == id }) else {
      let hint = suggestion(for: id, among: all.map(\.id))
      throw ValidationError("no diagnostic has the id '\(id)'\(hint)")
    }
    try write(found.explanation + "\n", to: .output)
  }

  private var list: String {
    let groups = DiagnosticCatalogue.groups.map { group in
      "\(group.title):\n" + group.rules.map { "  \($0.id)\n" }.joined()
    }
    return groups.joined(separator: "\n")
      + "\n'sdkgen explain ID' explains one; every message ends with its ID in brackets.\n"
  }
}
