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
    do {
      let files = templates.map {
        FileChange(join(copy, "\($0.name).mustache"), Array($0.text.utf8))
      }
      // Files that exist are the user's.
      let new = files.filter { DiskEntry(at: $0.path) == .nothing }
      try FileTransaction(new).commit()
      writeError("Copied \(new.count) templates to '\(copy)'.\n")
      let kept = zip(templates, files).filter { file in !new.contains { $0.path == file.1.path } }
        .map { "\($0.0.name).mustache" }
      if !kept.isEmpty { writeError("Kept \(kept.joined(separator: ", ")).\n") }
    } catch {
      writeError("error: \(error)\n")
      throw ExitCode(1)
    }
  }
}
