package import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel
internal import SDKGenSwiftNaming

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
  // The groups of an API without groups are no column.
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
  /// Returns the result as it is written in a spec, with the Swift names of models: an inline type has no other.
  fileprivate func returnText(_ names: Names) -> String {
    switch response.returns {
    case .nothing: stream == nil ? "Void" : "stream"
    case .value(let type):
      type.notation { names.models[$0]?.type.text ?? $0.rawValue }
    case .bytes: "Bytes"
    case .file: "file"
    case .text: "String"
    case .choice: "by status"
    }
  }
}
