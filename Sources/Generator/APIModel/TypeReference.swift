/// A use of a type.
package indirect enum TypeReference: Hashable, Sendable {
  case scalar(Scalar)
  case array(TypeReference)
  /// A dictionary with string keys.
  case dictionary(TypeReference)
  /// A value that may be absent or null; both read as nil, and nil is not sent.
  case optional(TypeReference)
  /// A value that may be null, which is not the same as absent.
  case nullable(TypeReference)
  case model(ModelID)
}

extension TypeReference {
  /// Indicates whether a property of the type, which is no alias, may identify the values of a model.
  package var mayIdentify: Bool {
    if case .scalar(let scalar) = self { scalar.isText } else { false }
  }
}

/// A type that every API has without declaring it.
package enum Scalar: Hashable, Sendable {
  case bool
  /// `Int8` to `Int64` and `UInt8` to `UInt64` by width; nil: `Int` and `UInt`.
  case integer(bits: Int?, isSigned: Bool)
  case float
  case double
  case decimal
  case string
  case uuid
  case url
  case date(DateFormat)
  /// A calendar date; nil: `yyyy-MM-dd`.
  case day(pattern: String?)
  /// A number written as a string. A use with strings that mean nil is inside `.optional`.
  case number(Number, nilTexts: [String])
  /// A Bool written as one of two strings.
  case flag(yes: String, no: String)
  /// Base64 in JSON.
  case data
  /// A binary body.
  case bytes
  /// A part of a multipart body, for which the caller gives a file name and a content type.
  case file
  /// Any JSON value.
  case json
  /// A `Codable` type of the user's; `module` is imported for it.
  case external(String, module: String?)

  package enum DateFormat: Hashable, Sendable {
    case rfc3339
    case unixSeconds
    case unixMilliseconds
    /// `yyyy-MM-dd HH:mm` in a time zone by name.
    case pattern(String, zone: String)
  }

  package enum Number: String, Hashable, Sendable { case integer, double, decimal }
}

extension TypeReference {
  /// The type inside an array, a dictionary, a `?` or a `Nullable`; nil for scalars and models.
  package var inner: TypeReference? {
    switch self {
    case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
      inner
    case .scalar, .model: nil
    }
  }

  /// The type itself, the type inside it and so on; models are not looked into.
  package var parts: some Sequence<TypeReference> { sequence(first: self, next: \.inner) }

  /// The model that the type is made of; nil where that is a scalar.
  package var namedModel: ModelID? {
    switch self {
    case .scalar: nil
    case .model(let id): id
    case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
      inner.namedModel
    }
  }

  /// Types inside types beyond this are refused: what the compiler needs for `[[[…]]].self` doubles
  /// with each bracket.
  package static let maximumDepth = 16

  /// The number of types inside each other, as the type is written.
  package var depth: Int { parts.count { $0.inner != nil && !$0.isOptional } }
}

extension [TypeReference] {
  /// The models that the types are made of.
  package var namedModels: [ModelID] { compactMap { $0.namedModel } }
}

extension TypeReference {
  /// Indicates whether a value may be missing. Never hidden behind an alias: see `Model.Shape.alias`.
  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Indicates whether a value may be missing or null.
  package var acceptsNull: Bool {
    switch self {
    case .optional, .nullable: true
    case .scalar, .array, .dictionary, .model: false
    }
  }

  /// The type without `?`.
  package var unwrapped: TypeReference {
    if case .optional(let inner) = self { inner.unwrapped } else { self }
  }

  /// The type without `?` and `Nullable`.
  package var nonNull: TypeReference {
    switch self {
    case .optional(let inner), .nullable(let inner): inner.nonNull
    case .scalar, .array, .dictionary, .model: self
    }
  }

  /// The type with a `?`, if it has none.
  package var asOptional: TypeReference { isOptional ? self : .optional(self) }
}

extension Scalar {
  /// Indicates whether a value is one string in a path, a query or a header.
  package var isText: Bool {
    switch self {
    case .data, .bytes, .file: false
    default: jsonKind != .any
    }
  }
}

extension Scalar {
  /// The kind of JSON value that a value is on the wire.
  package enum JSONKind: Equatable, Sendable { case bool, integer, number, string, any }

  package var jsonKind: JSONKind {
    switch self {
    case .bool: .bool
    case .integer: .integer
    case .float, .double, .decimal, .date(.unixSeconds), .date(.unixMilliseconds): .number
    case .string, .uuid, .url, .date, .day, .number, .flag, .data, .bytes, .file: .string
    case .json, .external: .any
    }
  }
}

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
