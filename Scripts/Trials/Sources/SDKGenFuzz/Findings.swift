internal import Foundation
internal import SDKGenKit
internal import SDKGenTemplates

/// The problems that were found, each kind once or twice with the input that shows it.
final class Findings: @unchecked Sendable {
  private let options: Options
  private let lock = NSLock()
  private var counts: [String: Int] = [:]
  private(set) var checks: [String: Int] = [:]

  init(_ options: Options) { self.options = options }

  var isEmpty: Bool { lock.withLock { counts.isEmpty } }

  func count(_ check: String, by number: Int = 1) {
    lock.withLock { checks[check, default: 0] += number }
  }

  /// Returns true for a problem that deserves a closer look.
  func isNew(_ problem: String) -> Bool {
    lock.withLock {
      counts[kind(of: problem), default: 0] += 1
      return counts[kind(of: problem), default: 0] <= 2
    }
  }

  func report(_ problem: String, number: Int, mask: Int, seeds: [SpecSeed]) {
    let input = FuzzCase(number, of: options.seed, seeds: seeds, mask: mask)
    let folder = "\(options.work)/findings/\(options.seed)-\(number)"
    input.write(to: folder)
    let words = "\(input.story.joined(separator: ", "))\n\(problem)\n"
    try? Data(words.utf8).write(to: URL(fileURLWithPath: "\(folder)/finding.txt"))
    say("case \(number): \(problem)\n  \(folder)")
  }

  var summary: String {
    lock.withLock {
      let done = checks.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      let found = counts.sorted { $0.value > $1.value }.map { "  \($0.value) × \($0.key)" }
      return (["checked: " + done.joined(separator: ", ")] + found).joined(separator: "\n")
    }
  }

  /// The problem without what differs from case to case.
  private func kind(of problem: String) -> String {
    let line = problem.split(separator: "\n").first.map(String.init) ?? ""
    return String(line.replacing(#/'[^']*'|"[^"]*"|[0-9]+/#, with: "…").suffix(200))
  }

  func say(_ text: String) { lock.withLock { print(text) } }
}

extension FuzzCase {
  /// As files to try by hand.
  func write(to folder: String) {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var files = seed.files
    files["sdkgen.json"] = settings
    for template in templates { files["templates/\(template.file)"] = Array(template.text.utf8) }
    for (name, bytes) in files {
      let url = URL(fileURLWithPath: "\(folder)/\(name)")
      try? manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(bytes).write(to: url)
    }
  }
}
