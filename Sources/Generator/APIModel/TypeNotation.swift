extension TypeReference {
  /// The type as a spec writes it: `[Number(Int, "-")]`.
  package var notation: String { notation { $0.rawValue } }

  /// The type without its arguments, for messages: `[Number]`.
  package var name: String { written({ $0.name }, { $0.rawValue }) }

  /// Returns the type as a spec writes it, but with these names of models.
  package func notation(_ name: (ModelID) -> String) -> String { written({ $0.notation }, name) }

  private func written(_ text: (Scalar) -> String, _ name: (ModelID) -> String) -> String {
    switch self {
    case .scalar(let scalar): text(scalar)
    case .array(let element): "[\(element.written(text, name))]"
    case .dictionary(let value): "[String: \(value.written(text, name))]"
    case .optional(let inner):
      inner.written(text, name) + (inner.isOptional || inner.isOptionalNumber ? "" : "?")
    case .nullable(let inner): "Nullable<\(inner.unwrapped.written(text, name))>"
    case .model(let id): name(id)
    }
  }

  /// `Number("-")` is optional without a `?`.
  private var isOptionalNumber: Bool {
    if case .scalar(.number(_, let texts)) = self { !texts.isEmpty } else { false }
  }
}

extension Scalar {
  /// The type as a spec writes it: `Flag("Y", "N")`.
  package var notation: String {
    switch self {
    case .date(.unixMilliseconds): "UnixTime(ms)"
    case .date(.pattern(let pattern, let zone)): name + arguments([pattern, zone])
    case .day(let pattern): name + arguments([pattern].compactMap { $0 })
    case .number(let kind, let texts): name + arguments(texts, kind: kind)
    case .flag(let yes, let no): name + arguments([yes, no])
    // Inside another type bytes are what Base64 holds.
    case .bytes: Scalar.data.name
    case .date(.rfc3339), .date(.unixSeconds), .bool, .integer, .float, .double, .decimal, .string,
      .uuid, .url, .data, .file, .json, .external:
      name
    }
  }

  /// The type without its arguments, for messages: `Flag`.
  package var name: String {
    switch self {
    case .bool: "Bool"
    case .integer(let bits, let isSigned):
      (isSigned ? "Int" : "UInt") + (bits.map { String($0) } ?? "")
    case .float: "Float"
    case .double: "Double"
    case .decimal: "Decimal"
    case .string: "String"
    case .uuid: "UUID"
    case .url: "URL"
    case .date(.unixSeconds), .date(.unixMilliseconds): "UnixTime"
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

/// Writes the arguments of a type: `("Y", "N")`, `(Int, "-")`; nothing when there are none.
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
