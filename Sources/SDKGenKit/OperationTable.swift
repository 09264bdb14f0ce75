package import SDKGenAPIModel

/// Formats the operations of an API as aligned columns: group, operation, method, path, result.
package func operationTable(of api: API) -> String {
  let titles = ["GROUP", "OPERATION", "METHOD", "PATH", "RETURNS"]
  let rows = api.groups.flatMap { group in
    group.operations.map { operation in
      [
        group.name ?? "", operation.name, operation.method, operation.pathText,
        operation.returnText,
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
  /// The result as it is written in a spec.
  fileprivate var returnText: String {
    switch response.returns {
    case .nothing: stream == nil ? "Void" : "stream"
    case .value(let type): type.specText
    case .bytes: "Bytes"
    case .file: "file"
    case .text: "String"
    case .choice: "by status"
    }
  }
}

extension TypeReference {
  var specText: String {
    switch self {
    case .scalar(let scalar): scalar.specText
    case .array(let element): "[\(element.specText)]"
    case .dictionary(let value): "[String: \(value.specText)]"
    case .optional(let type): "\(type.specText)?"
    case .nullable(let type): "Nullable<\(type.specText)>"
    case .model(let id): id.rawValue
    }
  }
}

extension Scalar {
  fileprivate var specText: String {
    switch self {
    case .bool: "Bool"
    case .integer(let bits, let isSigned): "\(isSigned ? "" : "U")Int\(bits.map(String.init) ?? "")"
    case .float: "Float"
    case .double: "Double"
    case .decimal: "Decimal"
    case .string: "String"
    case .uuid: "UUID"
    case .url: "URL"
    case .date(.unixSeconds): "UnixTime"
    case .date(.unixMilliseconds): "UnixTime(ms)"
    case .date(.rfc3339), .date(.pattern): "Date"
    case .day: "Day"
    case .number: "Number"
    case .flag: "Flag"
    case .data: "Data"
    case .bytes: "Bytes"
    case .file: "File"
    case .json: "JSON"
    case .external(let name, _): name
    }
  }
}
