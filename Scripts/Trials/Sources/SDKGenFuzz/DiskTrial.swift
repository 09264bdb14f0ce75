internal import Foundation
internal import SDKGenFiles

/// Runs the tool itself on a case: what it leaves on the disk, and what it says there.
struct DiskTrial {
  var tool: String
  /// Empty; the case is written into it.
  var folder: String
  var seconds: Double

  /// Returns what is wrong, or nil. `delay` is when to kill one of the runs, in microseconds.
  func problem(with input: FuzzCase, delay: UInt32) throws -> String? {
    input.write(to: folder)
    let arguments =
      input.settings == nil
      ? [input.seed.name, "--output", "Out"]
      : [] + (input.templates.isEmpty ? [] : ["--templates", "templates"])
    _ = try sdkgen(arguments, killedAfter: delay)
    let between = files

    let made = try sdkgen(arguments)
    guard made.code == 0 || made.code == 1 else {
      return "exit \(made.code): \(made.output.suffix(300))"
    }
    if files.keys.contains(where: { $0.contains("/.sdkgen-") }) { return "staged files stay" }
    if made.code == 1 {
      return files == between || between.keys.contains { $0.contains("/.sdkgen-") }
        ? nil : "an error changes the output"
    }
    if let hollow = files.first(where: { $0.key.hasSuffix(".swift") && !isWhole($0.value) }) {
      return "a part of a file: \(hollow.key)"
    }
    let check = try sdkgen(arguments + ["--check"])
    if check.code != 0 {
      return "--check exits \(check.code) after generation: \(check.output.suffix(300))"
    }
    return try reportProblem(input, arguments)
  }

  private func reportProblem(_ input: FuzzCase, _ arguments: [String]) throws -> String? {
    for format in ["json", "sarif"] {
      let report = try sdkgen(arguments + ["--check", "--quiet", "--diagnostics", format])
      if (try? JSONSerialization.jsonObject(with: Data(report.output.utf8))) == nil {
        return "a report in \(format) that is no JSON"
      }
    }
    return nil
  }

  private func sdkgen(_ arguments: [String], killedAfter delay: UInt32? = nil) throws -> Command {
    try Command(tool, arguments, in: folder, seconds: seconds, killedAfter: delay)
  }

  private func isWhole(_ text: [UInt8]) -> Bool {
    text.last == 0x0A && text.starts(with: Array("// Made by sdkgen".utf8))
  }

  private var files: [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for output in ["Out", "Mocks"] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(output)"))
        ?? []
      {
        found["\(output)/\(name)"] = (try? readFile("\(folder)/\(output)/\(name)")) ?? []
      }
    }
    return found
  }
}
