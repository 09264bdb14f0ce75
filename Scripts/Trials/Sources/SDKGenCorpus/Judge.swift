internal import Foundation
internal import SDKGenComparison
internal import TestSupport
internal import TrialSupport

/// Decodes the payloads of a document and makes its requests, by programs of the client's files.
struct Judge {
  /// The columns of the table, and what is to be said about them.
  struct Findings {
    var cells: [String] = []
    var lines: [String] = []
    var failures = 0
  }

  private let document: URL
  private let corpus: Corpus
  private let workshop: Workshop

  init(_ document: URL, _ corpus: Corpus, _ workshop: Workshop) {
    self.document = document
    self.corpus = corpus
    self.workshop = workshop
  }

  /// - `shipped`: whether the client as it ships was compiled.
  func judge(shipped: Bool) throws -> Findings {
    let records = try Record.all(of: document)
    let types = records.map(corpus.swiftType)
    let folder = try workshop.empty("judge")
    var findings = Findings()
    // What hashes is compiled with the client as it ships; here it would double what compiling costs.
    try generate(into: folder, ["Codable", "-Hashable"])
    let files = try workshop.swiftFiles(in: folder)
    let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let calls = GeneratedCall.all(in: texts)
    let interface = Interface(texts)
    let trial = try RequestTrial(document.path, calls: calls, givenServer: interface.givenServer)
    let unions = UnionTrial(trial.document, corpus)
    // Of webhooks alone.
    let hasCalls = !calls.isEmpty
    if trial.operations.isEmpty, records.isEmpty, unions.values.isEmpty {
      findings.cells = ["-", "-"]
      return findings
    }
    let payloads = folder.appending(path: "payloads.ndjson")
    let values = records.map { Tree($0.payload) } + unions.values.map(\.value)
    try Data(values.flatMap(\.line)).write(to: payloads)
    let samples = folder.appending(path: "samples.ndjson")
    try Data(trial.plans.samples).write(to: samples)
    var sources = hasCalls ? trial.plans.program(for: interface) : [:]
    sources.merge([
      "Codings": PayloadProgram.codings(of: types, unions.values),
      "Payloads": PayloadProgram.support,
      "main": """
      switch CommandLine.arguments[1] {
      \(hasCalls ? "case \"requests\": try await makeRequests(CommandLine.arguments[2])" : "")
      default: try decodePayloads(CommandLine.arguments[2])
      }
      """,
    ]) { $1 }
    let program = folder.appending(path: "program")
    try expect(workshop.link(files + write(sources, into: folder), to: program))

    let sent = hasCalls ? try output(of: program, "requests", samples) : ""
    let requests = trial.judge(try SentRequest.read(sent))
    findings.cells = [requests.summary]
    findings.lines += requests.lines
    findings.failures += requests.wrong
    if values.isEmpty { return findings }

    let decoded = try output(of: program, "payloads", payloads)
    let results = try Result.read(Array(decoded.utf8), file: payloads.path)
    let lost = unions.problems(results.dropFirst(records.count))
    findings.lines += lost + unions.withoutType.map { "\($0): has no type" }
    findings.failures += lost.count
    let tags = "\(unions.values.count - lost.count) of \(unions.values.count) tags"
    guard !records.isEmpty else {
      findings.cells.append(tags)
      return findings
    }
    let asShipped = shipped ? try decodeAsShipped(types, payloads) : []
    var comparison = PayloadComparison(corpus, trial.document)
    for (index, record) in records.enumerated() where index < results.count {
      comparison.compare(
        record, with: results[index], shipped: index < asShipped.count ? asShipped[index] : nil,
        hasType: types[index] != nil)
    }
    findings.cells.append(comparison.summary + (unions.values.isEmpty ? "" : "; \(tags)"))
    findings.lines += comparison.lines
    findings.failures += comparison.counts.failures + (values.count == results.count ? 0 : 1)
    return findings
  }

  /// Generates a client whose models can all be decoded and encoded.
  private func generate(into folder: URL, _ protocols: [String]) throws {
    let settings = folder.appending(path: "sdkgen.json")
    let entry: [String: Any] = [
      "spec": document.standardizedFileURL.path, "output": folder.path,
      "conformances": ["*": protocols],
      // Else nothing would be sent where a document has only such servers.
      "allowsInsecureServer": true,
    ]
    try JSONSerialization.data(withJSONObject: ["specs": [entry]]).write(to: settings)
    try expect(workshop.generate(["--config", settings.path]))
  }

  /// Decodes the payloads by the client as it ships, which lacks what its operations do not need.
  private func decodeAsShipped(_ types: [String?], _ payloads: URL) throws -> [Result] {
    let folder = try workshop.empty("shipped")
    let sources = [
      "Codings": PayloadProgram.codings(of: types, module: "Client"),
      "Payloads": PayloadProgram.support,
      "main": "try decodePayloads(CommandLine.arguments[2])",
    ]
    let program = folder.appending(path: "program")
    try expect(workshop.linkWithClient(write(sources, into: folder), to: program))
    let decoded = try output(of: program, "payloads", payloads)
    return try Result.read(Array(decoded.utf8), file: payloads.path)
  }

  private func write(_ sources: [String: String], into folder: URL) throws -> [String] {
    try sources.sorted { $0.key < $1.key }.map { name, text in
      // No file of the client has a small letter first.
      let file = folder.appending(path: name == "main" ? "main.swift" : "judge\(name).swift")
      try Data((text + "\n").utf8).write(to: file)
      return file.path
    }
  }

  private func output(of program: URL, _ mode: String, _ input: URL) throws -> String {
    // Dictionaries of one program are in the order of the other's.
    let run = try ChildProcess.run(
      "env", ["SWIFT_DETERMINISTIC_HASHING=1", program.path, mode, input.path])
    try expect(run)
    return run.output
  }

  private func expect(_ run: Outcome) throws {
    if !run.isSuccess { throw Failure(description: run.problem) }
  }
}
