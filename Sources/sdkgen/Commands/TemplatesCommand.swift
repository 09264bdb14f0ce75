internal import ArgumentParser
internal import SDKGenFiles
internal import SDKGenKit

struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Name the built-in templates, or copy them to start one's own from.",
    discussion: """
      'sdkgen --templates DIR' uses the copies. What is not in DIR stays built in, so keep only \
      those you change.
      """)

  @Option(
    help: ArgumentHelp(
      "Copy them into this folder; files that are there already are kept.", valueName: "dir"))
  var copy: String?

  func run() throws {
    let templates = builtInTemplateTexts
    guard let copy else {
      return write(templates.map { "\($0.name).mustache\n" }.joined(), to: .output)
    }
    do {
      let kept = try templates.filter { try !write($0, into: copy) }.map { "\($0.name).mustache" }
      write("Copied \(templates.count - kept.count) templates to '\(copy)'.\n", to: .error)
      if !kept.isEmpty { write("Kept \(kept.joined(separator: ", ")).\n", to: .error) }
    } catch {
      write("error: \(error)\n", to: .error)
      throw ExitCode(1)
    }
  }

  /// Whether the file was written; one of the user's is not.
  private func write(_ template: TemplateText, into folder: String) throws -> Bool {
    let path = join(folder, "\(template.name).mustache")
    if DiskEntry(at: path) != .nothing { return false }
    try StagedFile(path, Array(template.text.utf8)).commit()
    return true
  }

  private func write(_ text: String, to stream: Stream) { sdkgen.write(text, to: stream) }
}
