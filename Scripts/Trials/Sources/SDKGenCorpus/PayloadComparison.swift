internal import SDKGenOpenAPI
internal import SDKGenSourceText
internal import TrialSupport

/// Compares payloads with what became of them.
struct PayloadComparison {
  let corpus: Corpus
  let document: APIDocument
  /// The schemas that have a type of their own, by its name.
  let types: [String: String]
  private(set) var lines: [String] = []
  private(set) var counts = Counts()

  struct Counts {
    var valid = 0
    var whole = 0
    var others = 0
    var othersDecoded = 0
    var withoutType = 0
    var losses = Comparison.Losses()
    var failures: Int { valid - whole }
  }

  init(_ corpus: Corpus, _ document: APIDocument) {
    self.corpus = corpus
    self.document = document
    types = corpus.componentTypes
  }

  /// - `shipped`: by the client as it ships, which may not encode; nil: it was not tried.
  mutating func compare(
    _ record: Record, with result: Result, shipped: Result?, hasType: Bool
  ) {
    guard hasType else {
      counts.withoutType += 1
      return lines.append("\(record.pointer): has no type")
    }
    var problems = [result.error].compactMap { $0 }
    let located = schema(of: record)
    if let encoded = result.encoded {
      let schemas = element(of: record).flatMap { SchemaSet([$0], corpus.documents) }
      var comparison = Comparison(isRequest: record.kind == "request")
      comparison.compare(record.payload, encoded, schemas: schemas)
      problems += comparison.problems
      counts.losses.add(comparison.losses)
    }
    problems += wrongCases(of: record, result, located)
    if let shipped, shipped.digest != nil || shipped.error != nil {
      if shipped.error != result.error {
        problems.append("as shipped: \(shipped.error ?? "decodes")")
      }
      if shipped.digest != result.digest { problems.append("as shipped: another value") }
      if let encoded = shipped.encoded, let other = result.encoded,
        !JSONDifferences(Tree(other), Tree(encoded)).isEmpty
      {
        problems.append("as shipped: encoded otherwise")
      }
    }
    let isValid =
      record.isValid
      ?? located.map { SchemaCheck(document: document).problem(Tree(record.payload), $0) == nil }
      ?? false
    if isValid {
      counts.valid += 1
      counts.whole += problems.isEmpty ? 1 : 0
    } else {
      counts.others += 1
      counts.othersDecoded += result.error == nil ? 1 : 0
    }
    // Events that nobody has judged are often cut short.
    if !isValid, record.isValid == nil { return }
    let mark = isValid ? "valid" : "not valid"
    lines += problems.prefix(5).map { "\(record.pointer) (\(mark)): \($0)" }
  }

  /// The cases of a decoded value that the record's schema has no room for.
  private func wrongCases(
    of record: Record, _ result: Result, _ schema: APIDocument.Located?
  ) -> [String] {
    let check = SchemaCheck(document: document)
    let open =
      result.unrecognized.isEmpty
      ? [] : check.openStrings(Tree(record.payload), schema)
    let unknown = result.unrecognized.compactMap { value -> String? in
      if let text = value.string, open.contains(text) { return nil }
      return "\(String(decoding: Tree(value).bytes.prefix(60), as: UTF8.self)) is not recognized"
    }
    let members = result.members.compactMap { member -> String? in
      let type = member.type.split(separator: ".").dropFirst().joined(separator: ".")
      guard let name = types[type],
        let schema = document.root["components"]?["schemas"]?[name],
        let problem = check.problem(Tree(member.value), schema)
      else { return nil }
      return "\(type) does not allow what became it: \(problem)"
    }
    return unknown + members
  }

  private func schema(of record: Record) -> APIDocument.Located? {
    let text = record.schemaRef ?? record.schemaPointer
    guard let text else { return nil }
    // `other.yaml#/a` stands in another file, `/a` and `#/a` in this.
    if let sign = text.firstIndex(of: "#"), sign != text.startIndex {
      return document.target(of: text, in: document.root.file)
    }
    return document.value(
      at: text.hasPrefix("#") ? String(text.dropFirst()) : text, in: document.root)
  }

  private func element(of record: Record) -> Element? {
    let text = record.schemaRef ?? record.schemaPointer
    guard let text else { return nil }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let root = corpus.documents.root.pointer.file
    guard parts.count > 1, !parts[0].isEmpty else {
      return corpus.documents[Pointer(file: root, text: String(parts[parts.count - 1]))]
    }
    let folder = root.lastIndex(of: "/").map { String(root[...$0]) } ?? ""
    return corpus.documents[Pointer(file: folder + parts[0], text: String(parts[1]))]
  }

  var summary: String {
    let losses = counts.losses
    let parts = [
      "\(counts.whole) of \(counts.valid) valid",
      "\(counts.othersDecoded) of \(counts.others) others decode",
      counts.withoutType > 0 ? "\(counts.withoutType) without a type" : "",
      losses.nulls > 0 ? "\(losses.nulls) optional nulls left out" : "",
      losses.undeclared > 0 ? "\(losses.undeclared) undeclared members left out" : "",
      losses.fractions > 0 ? "\(losses.fractions) dates cut" : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
