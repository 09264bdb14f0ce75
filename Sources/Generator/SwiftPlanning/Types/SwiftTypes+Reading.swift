import SDKGenAPIModel
import SDKGenSwiftModel

/// The expressions that read values out of a `FieldDecoder` named `fields`.
extension SwiftTypes {
  /// Returns the expression that reads a value: `fields.decode(Int.self, "id")`.
  ///
  /// - `name`: the name on the wire, as a literal.
  /// - `default`: the value where there is none, which is reported if it `reportsAbsence`.
  func reading(
    _ type: TypeReference, _ name: String, or default: Literal?, reportsAbsence: Bool = false
  ) -> Code {
    if let inner = nullableInside(type) {
      let arguments =
        format(of: inner).map { [name, "as: \($0)"] } ?? ["\(text(of: inner)).self", name]
      return .call("fields.decodeNullable", arguments.map { .text($0) })
    }
    let arguments =
      formatIfPresent(of: type).map { [name, "as: \($0)"] }
      ?? ["\(text(of: type.unwrapped)).self", name]
    return call(
      "decode", arguments, reading: type, or: `default`, reportsAbsence: reportsAbsence)
  }

  /// Returns the call of a method of `FieldDecoder` that reads a value which may be missing.
  func call(
    _ method: String, _ arguments: [String], reading type: TypeReference, or default: Literal?,
    reportsAbsence: Bool = false
  ) -> Code {
    let fallback = type.isOptional ? nil : `default`.flatMap { expression($0, as: type) }
    if reportsAbsence, let fallback {
      return .call("fields.\(method)", (arguments + ["default: \(fallback)"]).map { .text($0) })
    }
    let suffix = type.isOptional || fallback != nil ? "IfPresent" : ""
    return .row([
      .call("fields.\(method)\(suffix)", arguments.map { .text($0) }),
      .text(fallback.map { " ?? \($0)" } ?? ""),
    ])
  }
}
