package import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwift

/// Formats the operations of an API as aligned columns: group, operation, its name in Swift as calls write it, method,
/// path, result.
package func operationTable(of api: API) -> String {
  let titles = ["GROUP", "OPERATION", "SWIFT", "METHOD", "PATH", "RETURNS"]
  let names = nameSymbols(of: api, clashes: .resolved).value
  let rows = api.groups.flatMap { group in
    group.operations.map { operation in
      [
        group.name ?? "", operation.name, names.spelling(of: operation, in: group) ?? "",
        operation.method, operation.pathText,
        operation.returnText(names),
      ]
    }
  }
  // An API without groups has no column for them.
  let columns = titles.indices.filter { $0 > 0 || rows.contains { !$0[0].isEmpty } }
  let table = ([titles] + rows).map { row in columns.map { row[$0] } }
  let widths = columns.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
  return table.map { row in line(row, widths) + "\n" }.joined()
}

private func line(_ row: [String], _ widths: [Int]) -> String {
  let padded = zip(row, widths).map { text, width in
    text + String(repeating: " ", count: width - text.count)
  }
  let joined = padded.joined(separator: "  ")
  return joined.lastIndex { $0 != " " }.map { String(joined[...$0]) } ?? ""
}

extension Operation {
  /// Returns the results as a spec writes them, with the Swift names of models: an inline type has no other.
  fileprivate func returnText(_ names: Names) -> String {
    let streams = ([stream].compactMap(\.self) + otherStreams).map { $0.text(names) }
    if case .nothing = response.returns, !streams.isEmpty {
      return streams.joined(separator: " or ")
    }
    return ([response.returns.text(names)] + streams).joined(separator: " or ")
  }
}

extension Response.Returns {
  fileprivate func text(_ names: Names) -> String {
    switch self {
    case .nothing: "Void"
    case .value(let type): type.notation(names)
    case .bytes: "Bytes"
    case .file: "file"
    case .text: "String"
    case .choice(let successes):
      successes.map { success in
        success.statuses.map(\.key).joined(separator: ", ") + ": " + success.returns.text(names)
      }.joined(separator: "; ")
    }
  }
}

extension StreamResponse {
  /// `stream of Chunk`, `stream of added: Item, removed: JSON`
  fileprivate func text(_ names: Names) -> String {
    switch kind {
    case .events(let type), .lines(let type): "stream of " + type.notation(names)
    case .namedEvents(let events):
      "stream of "
        + events.map { "\($0.name): \($0.type.notation(names))" }.joined(separator: ", ")
    }
  }
}

extension TypeReference {
  fileprivate func notation(_ names: Names) -> String {
    notation { names.models[$0]?.type.text ?? $0.rawValue }
  }
}
