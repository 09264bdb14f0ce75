internal import ArgumentParser
internal import SDKGenFiles
internal import SDKGenKit
internal import SDKGenTemplates

struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List the built-in templates, or copy them to change them.",
    discussion: """
      'sdkgen --templates DIR' uses the copies. Templates that are not in DIR stay built in, so keep \
      only those that you change.
      """)

  @Option(
    help: ArgumentHelp(
      "The folder to copy them to; files that exist there are kept.", valueName: "dir"))
  var copy: String?

  func run() throws {
    let templates = TemplateText.builtIn
    guard let copy else {
      return try write(templates.map { "\($0.name).mustache\n" }.joined(), to: .output)
    }
    let files = templates.map { (name: "\($0.name).mustache", bytes: Array($0.text.utf8)) }
    // Files that exist are the user's.
    let kept = files.map(\.name).filter { DiskEntry(at: join(copy, $0)) != .nothing }
    let new = files.filter { !kept.contains($0.name) }
    try FileTransaction(new.map { FileChange(join(copy, $0.name), $0.bytes) }).commit()
    writeError("Copied \(new.count) templates to '\(copy)'.\n")
    if !kept.isEmpty { writeError("Kept \(kept.joined(separator: ", ")).\n") }
  }
}
