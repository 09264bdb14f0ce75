import SDKGenAPIModel

extension TypeReference {
  /// As a spec writes it.
  var notation: String {
    switch self {
    case .scalar(let scalar): scalar.notation
    case .array(let element): "[\(element.notation)]"
    case .dictionary(let value): "[String: \(value.notation)]"
    case .optional(let inner):
      inner.isOptional || inner.isOptionalNumber
        ? inner.notation : "\(inner.notation)?"
    case .nullable(let inner): "Nullable<\(inner.unwrapped.notation)>"
    case .model(let id): id.rawValue
    }
  }

  /// `Number("-")` is optional without a `?`.
  private var isOptionalNumber: Bool {
    if case .scalar(.number(_, let texts)) = self { !texts.isEmpty } else { false }
  }
}

extension Scalar {
  fileprivate var notation: String {
    switch self {
    case .date(.rfc3339): "Date"
    case .date(.unixSeconds): "UnixTime"
    case .date(.unixMilliseconds): "UnixTime(ms)"
    case .date(.pattern(let pattern, let zone)): "Date" + arguments([pattern, zone])
    case .day(let pattern): "Day" + arguments([pattern].compactMap { $0 })
    case .number(let kind, let texts): "Number" + arguments(texts, kind: kind)
    case .flag(let yes, let no): "Flag" + arguments([yes, no])
    // Inside another type bytes are what Base64 holds.
    case .bytes: "Data"
    case .bool, .integer, .float, .double, .decimal, .string, .uuid, .url, .data, .file, .json,
      .external:
      description
    }
  }

  /// Whether a value is one text in a path, a query or a header.
  var isText: Bool {
    switch self {
    case .bool, .integer, .float, .double, .decimal, .string, .uuid, .url, .date, .day, .number,
      .flag:
      true
    case .data, .bytes, .file, .json, .external: false
    }
  }
}

/// `("Y", "N")`, `(Int, "-")`; nothing when there are none.
private func arguments(_ texts: [String], kind: Scalar.Number? = nil) -> String {
  let word: String? =
    switch kind {
    case .integer: "Int"
    case .decimal: "Decimal"
    case .double, nil: nil
    }
  let all = [word].compactMap { $0 } + texts.map { "\"\($0)\"" }
  return all.isEmpty ? "" : "(" + all.joined(separator: ", ") + ")"
}
