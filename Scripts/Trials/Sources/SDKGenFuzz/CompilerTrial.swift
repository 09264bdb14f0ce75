internal import Foundation

/// Has the compiler read what was generated.
struct CompilerTrial {
  var options: Options

  /// The name of a file beside output that can be parsed and not type-checked.
  static let incomplete = "incomplete"

  /// The first error of each case whose output is no Swift. One run of the compiler reads them all.
  func parse(_ numbers: [Int]) throws -> [Int: String] {
    let files = numbers.flatMap(files)
    if files.isEmpty { return [:] }
    let arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6"] + files
    return errors(in: try Command("/usr/bin/env", arguments, in: options.work, seconds: 300))
  }

  /// The first error of a case whose output does not compile.
  func typeCheck(_ number: Int) throws -> String? {
    let arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-package-name", "fuzz",
      "-module-name", "Fuzz\(number)", "-I", options.modules,
    ]
    let files = files(of: number).filter { !$0.hasSuffix("Mocks.swift") }
    let isIncomplete = FileManager.default.fileExists(
      atPath: "\(folder(of: number))/\(Self.incomplete)")
    if files.isEmpty || isIncomplete { return nil }
    let command = try Command(
      "/usr/bin/env", arguments + files, in: options.work, seconds: 300)
    if command.isKilled { return "the compiler takes more than 300 s" }
    let error = errors(in: command)[number]
    return command.code == 0 ? nil : error ?? "the compiler fails: \(command.output.suffix(300))"
  }

  func remove(_ number: Int) {
    try? FileManager.default.removeItem(atPath: folder(of: number))
  }

  /// The size of what is to be compiled.
  func bytes(of number: Int) -> Int {
    files(of: number).reduce(0) { sum, file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      return sum + ((attributes?[.size] as? Int) ?? 0)
    }
  }

  private func folder(of number: Int) -> String { "\(options.work)/output/\(number)" }

  private func files(of number: Int) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(of: number))) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder(of: number))/\($0)" }
  }

  private func errors(in command: Command) -> [Int: String] {
    var errors: [Int: String] = [:]
    for line in command.output.split(separator: "\n") where line.contains(" error: ") {
      let parts = line.split(separator: "/output/", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[1].prefix { $0 != "/" }) else { continue }
      if errors[number] == nil {
        let text = line.split(separator: " error: ", maxSplits: 1).last ?? ""
        errors[number] = "no Swift: \(text) (\(parts[1]))"
      }
    }
    return errors
  }
}
