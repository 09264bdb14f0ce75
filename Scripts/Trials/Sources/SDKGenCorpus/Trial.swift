internal import Foundation
internal import SDKGenOpenAPI
internal import TestSupport
internal import TrialSupport

/// A document and its client, whatever format the document is written in.
struct Twin: Hashable, Sendable {
  var content: [UInt8]
  var output: [Data]
}

/// A document that is generated, linted and compiled, and whose payloads are decoded and encoded again.
struct Trial: Sendable {
  let document: URL
  private let options: Options
  private let workshop: Workshop
  /// The columns of the table, as far as it came.
  private var cells: [String] = []
  private(set) var remarks: [String] = []
  private(set) var failures = 0
  /// The client was compiled, without optimisation.
  private var isCompiled = false
  private var client: Client?

  /// What was generated.
  private struct Client: Sendable {
    var corpus: Corpus
    var folder: URL
    var files: [String]
    var texts: [Data]
  }

  init(_ document: URL, options: Options, workshop: Workshop) {
    self.document = document
    self.options = options
    self.workshop = workshop
  }

  static let heading = line([
    "document", "operations", "schemas", "diagn.", "lines", "generate", "lint", "debug", "release",
    "isolated", "requests", "payloads",
  ])

  var row: String {
    let missing = Array(repeating: "-", count: max(0, 11 - cells.count))
    return Self.line([name] + cells + missing)
  }

  private static func line(_ cells: [String]) -> String {
    let widths = [28, 11, 11, 6, 8, 12, 6, 14, 14, 10, 26, 0]
    return zip(cells, widths).map { cell, width in
      let space = String(repeating: " ", count: max(0, width - cell.count))
      return width == 28 || width == 0 ? cell + space : space + cell
    }.joined(separator: " ")
  }

  var name: String { document.lastPathComponent }

  mutating func generate() throws {
    let folder = try workshop.emptyOutput()
    let made = try workshop.generate([
      document.path, "--output", folder.path, "--access", "public",
    ])
    guard made.isSuccess else {
      cells = ["-", "-", "-", "-", "failed"]
      return fail(made.problem)
    }
    let report = made.output + made.error
    try Data(report.utf8).write(to: folder.appendingPathExtension("diagnostics"))
    let corpus = try Corpus(document.path)
    let files = try workshop.swiftFiles(in: folder)
    let texts = try files.map { try Data(contentsOf: URL(filePath: $0)) }
    let lengths = texts.map { text in text.count { $0 == 0x0A } }
    let diagnostics = report.split(separator: "\n").count {
      $0.contains("warning: ") || $0.contains("note: ")
    }
    cells =
      Contents(of: corpus).cells
      + ["\(diagnostics)", "\(lengths.reduce(0, +))", made.exit.isSuccess ? made.cost : "failed"]
    if let longest = lengths.max(), longest > 20_000 { fail("a file of \(longest) lines") }
    client = Client(corpus: corpus, folder: folder, files: files, texts: texts)
  }

  /// The document and its client; nil where there is none.
  var twin: Twin? {
    client.map {
      Twin(content: Tree($0.corpus.documents.root.node).bytes, output: $0.texts)
    }
  }

  /// There is more to judge than what an equal client shows.
  func hasPayloads() throws -> Bool { try !Record.all(of: document).isEmpty }

  /// Goes without what an equal client has shown.
  mutating func stand(behind other: String) {
    cells.append("as \(other)")
    client = nil
  }

  mutating func judge() throws {
    guard let client else { return }
    self.client = nil
    if options.onlyJudges {
      cells += Array(repeating: "-", count: 4)
    } else {
      try lint(client.folder)
      try compile(client.files)
    }
    try judge(client.corpus)
  }

  private mutating func lint(_ output: URL) throws {
    let lint = try workshop.lint(output)
    if !lint.isSuccess { fail("lint: \(lint.problem)") }
    cells.append(lint.isSuccess ? "ok" : "failed")
  }

  private mutating func compile(_ files: [String]) throws {
    for configuration in Options.Configuration.allCases {
      guard options.configurations.contains(configuration), !files.isEmpty else {
        cells.append("-")
        continue
      }
      let run = try workshop.compile(files, configuration)
      if !run.isSuccess { fail("\(configuration): \(run.problem)") }
      if configuration == .debug { isCompiled = run.isSuccess }
      cells.append(run.isSuccess ? run.cost : "failed")
    }
    guard !options.configurations.isEmpty, !files.isEmpty else { return cells.append("-") }
    let run = try workshop.checkIsolation(files)
    if !run.isSuccess { fail("isolated: \(run.problem)") }
    cells.append(run.isSuccess ? "ok" : "failed")
  }

  /// Decodes the payloads that there are, and makes the requests, by a program of the client's files.
  private mutating func judge(_ corpus: Corpus) throws {
    guard !options.configurations.isEmpty else { return }
    let judge = Judge(document, corpus, workshop)
    do {
      let found = try judge.judge(shipped: isCompiled)
      cells += found.cells
      remarks += found.lines.map { "\(name): \($0)" }
      failures += found.failures
    } catch {
      cells.append("failed")
      fail("judge: \(error)")
    }
  }

  private mutating func fail(_ reason: String) {
    remarks.append("\(name): \(reason)")
    failures += 1
  }
}
