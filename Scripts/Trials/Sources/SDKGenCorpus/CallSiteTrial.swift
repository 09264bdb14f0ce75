internal import Foundation
internal import TestSupport

/// The calls in `CallSites/CallSites.swift`, compiled against the clients of the documents they are for.
struct CallSiteTrial {
  /// The documents, by the module that its calls are written for.
  private static let modules = [
    "box.json": "Box", "figma.yaml": "Figma", "openai.yaml": "OpenAI", "stripe.yaml": "Stripe",
  ]

  private let documents: [URL]
  private let options: Options
  private let workshop: Workshop

  init(_ options: Options, _ workshop: Workshop) {
    documents = options.documents.filter { Self.modules[$0.lastPathComponent] != nil }
    self.options = options
    self.workshop = workshop
  }

  /// A line that says how it went, and whether it went well.
  func run() throws -> (line: String, isRight: Bool) {
    guard !options.configurations.isEmpty, !options.onlyJudges else {
      return ("call sites: not compiled", true)
    }
    let found = Set(documents.map(\.lastPathComponent))
    let missing = Self.modules.keys.filter { !found.contains($0) }.sorted()
    guard missing.isEmpty else {
      return ("call sites: skipped without \(missing.joined(separator: ", "))", true)
    }
    let modules = try workshop.empty("modules")
    for document in documents {
      let name = Self.modules[document.lastPathComponent] ?? ""
      let client = workshop.output(of: document.lastPathComponent)
      let run = try workshop.emitModule(name, of: workshop.swiftFiles(in: client), into: modules)
      guard run.isSuccess else { return ("call sites: \(name): \(run.problem)", false) }
    }
    let calls = options.package.appending(path: "Scripts/Trials/CallSites/CallSites.swift")
    let run = try workshop.typecheck(calls, with: modules)
    return (run.isSuccess ? "call sites: ok" : "call sites: \(run.problem)", run.isSuccess)
  }
}
