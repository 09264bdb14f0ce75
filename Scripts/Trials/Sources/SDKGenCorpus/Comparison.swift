internal import Foundation
internal import SDKGenOpenAPI
internal import SDKGenSourceText

extension Corpus {
  /// A line for each record that did not come through whole, then the count.
  func comparison(of records: [Record], with results: [Result]) -> [String] {
    var lines: [String] = []
    var counts = (valid: 0, whole: 0, others: 0, othersDecoded: 0)
    for (record, result) in zip(records, results) {
      var problems = [result.error].compactMap { $0 }
      if let encoded = result.encoded {
        let schemas = schema(of: record).flatMap { SchemaSet([$0], documents) }
        problems += Comparison(path: "").problems(record.payload, encoded, schemas: schemas)
      }
      if record.isValid {
        counts.valid += 1
        counts.whole += problems.isEmpty ? 1 : 0
      } else {
        counts.others += 1
        counts.othersDecoded += result.encoded == nil ? 0 : 1
      }
      let mark = record.isValid ? "valid" : "not valid"
      lines += problems.prefix(5).map { "\(record.pointer) (\(mark)): \($0)" }
    }
    if records.count != results.count {
      lines.append("error: \(records.count) records, \(results.count) results")
    }
    lines.append(
      "\(counts.whole) of \(counts.valid) valid;"
        + " \(counts.othersDecoded) of \(counts.others) others decode")
    return lines
  }

  private func schema(of record: Record) -> Element? {
    let text = record.schemaRef.map { String($0.dropFirst()) } ?? record.schemaPointer
    return text.flatMap { documents[Pointer(file: documents.root.pointer.file, text: $0)] }
  }
}

/// Finds what was lost, changed or invented between a payload and the value decoded from it.
struct Comparison {
  var path: String

  func problems(_ before: Node, _ after: Node, schemas: SchemaSet?) -> [String] {
    switch (before.kind, after.kind) {
    case (.object, .object): objects(before, after, schemas: schemas)
    case (.array, .array): arrays(before, after, schemas: schemas)
    default: isSame(before, after) ? [] : [problem("\(text(before)) became \(text(after))")]
    }
  }

  private func objects(_ before: Node, _ after: Node, schemas: SchemaSet?) -> [String] {
    var found: [String] = []
    for member in before.members {
      let inner = Comparison(path: path + "/" + member.key)
      if let now = after[member.key]?.value {
        found += inner.problems(member.value, now, schemas: schemas?.property(member.key))
      } else if member.value.kind == .null {
        if schemas?.requires(member.key) ?? false { found.append(inner.problem("null was lost")) }
      } else if schemas?.declares(member.key) ?? true {
        found.append(inner.problem("was lost"))
      }
    }
    for member in after.members where before[member.key] == nil {
      found.append(Comparison(path: path + "/" + member.key).problem("was invented"))
    }
    return found
  }

  private func arrays(_ before: Node, _ after: Node, schemas: SchemaSet?) -> [String] {
    let (old, new) = (before.elements, after.elements)
    guard old.count == new.count else {
      return [problem("\(old.count) elements became \(new.count)")]
    }
    let items = schemas?.items
    return zip(old, new).enumerated().flatMap { index, pair in
      Comparison(path: path + "/\(index)").problems(pair.0, pair.1, schemas: items)
    }
  }

  private func isSame(_ before: Node, _ after: Node) -> Bool {
    if before.kind == .number, after.kind == .number {
      return before.number.flatMap(Double.init) == after.number.flatMap(Double.init)
    }
    guard before.kind == after.kind else { return false }
    if let old = before.string, let new = after.string {
      return old == new || (date(old) != nil && date(old) == date(new))
        || old.lowercased() == new.lowercased() && UUID(uuidString: old) != nil
    }
    return before.bool == after.bool
  }

  /// The instant that an RFC 3339 text means, in milliseconds, which is what a `Date` keeps for certain.
  private func date(_ text: String) -> Int? {
    let whole = try? Date.ISO8601FormatStyle().parse(text)
    let fraction = try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)
    return (fraction ?? whole).map { Int(($0.timeIntervalSince1970 * 1000).rounded()) }
  }

  private func text(_ node: Node) -> String {
    switch node.kind {
    case .string: "\"\(node.string?.prefix(60) ?? "")\""
    case .number: node.number ?? ""
    case .bool: "\(node.bool == true)"
    case .null, .array, .object: node.kind.description
    }
  }

  private func problem(_ text: String) -> String { "\(path.isEmpty ? "/" : path) \(text)" }
}
