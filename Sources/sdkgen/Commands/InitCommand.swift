internal import ArgumentParser
internal import SDKGenFiles
internal import SDKGenKit

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first spec and 'sdkgen.json' to the current folder.",
    discussion: """
      The API is named after the folder, so that its name clashes with no type and no module. No \
      file is overwritten.
      """)

  func run() throws {
    let first = FirstSpec(forFolder: currentFolderName())
    if let taken = first.files.first(where: { DiskEntry(at: $0.name) != .nothing }) {
      writeError("error: '\(taken.name)' already exists; nothing was written\n")
      throw ExitCode(1)
    }
    try FileTransaction(first.files.map { FileChange($0.name, Array($0.text.utf8)) }).commit()
    try write(nextSteps(first), to: .output)
  }
}

private func nextSteps(_ first: FirstSpec) -> String {
  """
  Wrote \(first.files.map(\.name).joined(separator: ", ")).

  1. Run sdkgen here: it writes the client to the folder Generated.
  2. Add that folder to a target that depends on SDKRuntime, and call it:

       let api = \(first.name)Client()
       let posts = try await api.posts.list(userID: 1)

  3. Describe your own API in \(first.specFile), and run sdkgen again.

  """
}
