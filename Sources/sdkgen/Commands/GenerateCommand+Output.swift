internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

extension GenerateCommand {
  /// Writes all changes to the disk, or none.
  func apply(_ changes: [Change]) -> [Diagnostic] {
    do {
      try FileTransaction(changes.map { FileChange($0.path, $0.new) }).commit()
      return []
    } catch {
      return [.unwritableFile(error)]
    }
  }

  /// Completes an earlier run that was killed, or only reports it.
  func recoverOutput(of jobs: [Job]) -> [Diagnostic] {
    let folders = jobs.flatMap(\.folders)
    if check || dryRun {
      return folders.filter { hasInterruptedRun(in: [$0]) }
        .map { .interruptedRun(in: $0) }
    }
    do {
      try recover(folders)
      return []
    } catch {
      return [.unwritableFile(error)]
    }
  }

  func showDifferences(_ changes: [Change]) throws {
    if changes.isEmpty { return reporting.say("Everything is up to date.") }
    let stream = reporting.resultStream
    let isColored = reporting.color.isOn(for: stream)
    for change in changes {
      try write(isColored ? colored(change.diff) : change.diff, to: stream)
    }
    let what = changes.count == 1 ? "1 file is" : "\(changes.count) files are"
    reporting.say("\(what) not up to date; run sdkgen without '--check'")
    throw ExitCode(1)
  }

  func nameFiles(_ changes: [Change]) throws {
    if changes.isEmpty { return reporting.say("Everything is up to date.") }
    for change in changes {
      let verb = change.new == nil ? "remove" : "write"
      try write("would \(verb) \(change.path)\n", to: reporting.resultStream)
    }
  }

  func summary(of changes: [Change]) -> String {
    func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
    let written = changes.count { $0.new != nil }
    let removed = changes.count - written
    if removed == 0 {
      return written == 0 ? "Everything is up to date." : "Wrote \(files(written))."
    }
    return written == 0
      ? "Removed \(files(removed))." : "Wrote \(files(written)) and removed \(removed)."
  }
}

extension DiskView {
  static let real = DiskView(
    contents: { try readFileIfPresent($0) }, fileNames: { SDKGenFiles.fileNames(in: $0) },
    isSame: { isSameFile($0, $1) })
}

private func colored(_ diff: String) -> String {
  diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let code: Int? =
      switch line.first {
      case "+": 32
      case "-": 31
      case "@": 36
      default: nil
      }
    return code.map { "\u{1B}[\($0)m\(line)\u{1B}[0m" } ?? String(line)
  }.joined(separator: "\n")
}
