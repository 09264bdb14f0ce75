package import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSourceText

/// A type that every spec has, and no model can be named like: its name, its meaning, and its rows in the reference.
struct BuiltInType: Sendable {
  let name: String
  /// How it is written, what it is on the wire, and its type in Swift; none for types of one place only.
  let rows: [Row]
  let resolve: @Sendable (BuiltInTypeUse) -> TypeReference?

  private init(
    _ name: String, _ rows: [Row],
    resolve: @escaping @Sendable (BuiltInTypeUse) -> TypeReference?
  ) {
    self.name = name
    self.rows = rows
    self.resolve = resolve
  }

  /// A type that takes no arguments, and is called in Swift as in a spec.
  private init(_ name: String, _ scalar: Scalar, onWire: String? = nil) {
    self.init(name, onWire.map { [Row(type: name, onWire: $0, inSwift: name)] } ?? []) { use in
      use.arguments.isEmpty ? .scalar(scalar) : use.wrong("takes nothing in '()'")
    }
  }

  private static func integer(
    _ name: String, bits: Int?, isSigned: Bool, onWire: String? = nil
  ) -> Self {
    Self(name, .integer(bits: bits, isSigned: isSigned), onWire: onWire)
  }

  static let names = all.map(\.name).sorted()
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static let all =
    [
      Self("Bool", .bool, onWire: "`true`, `false`"),
      integer(
        "Int", bits: nil, isSigned: true,
        onWire: "an integer; also `Int8` to `Int64`, `UInt`, `UInt8` to `UInt64`"),
      integer("UInt", bits: nil, isSigned: false),
    ]
    + [8, 16, 32, 64].flatMap { (bits: Int) in
      [
        integer("Int\(bits)", bits: bits, isSigned: true),
        integer("UInt\(bits)", bits: bits, isSigned: false),
      ]
    } + [
      Self("Double", .double, onWire: "a number; also `Float`"),
      Self("Float", .float),
      Self("Decimal", .decimal, onWire: "a number, with all its digits"),
      Self("String", .string, onWire: "a string"),
      Self("UUID", .uuid, onWire: "a string"),
      Self("URL", .url, onWire: "a string"),
      Self(
        "Date",
        [
          Row(
            type: "Date",
            onWire: "RFC 3339, with or without fraction, unless `dates` says otherwise",
            inSwift: "Date"),
          Row(
            type: #"Date("yyyy-MM-dd HH:mm", "Asia/Seoul")"#,
            onWire:
              "a pattern of y M d H m s S and 'quoted' text, in a time zone; 24:00 is the next midnight",
            inSwift: "Date"),
        ]
      ) { $0.date() },
      Self(
        "UnixTime",
        [
          Row(type: "UnixTime", onWire: "seconds since 1970", inSwift: "Date"),
          Row(type: "UnixTime(ms)", onWire: "milliseconds since 1970", inSwift: "Date"),
        ]
      ) { $0.unixTime() },
      Self(
        "Day",
        [
          Row(type: "Day", onWire: #"`"2026-03-01"`, a date without a time"#, inSwift: "Day"),
          Row(type: #"Day("yyyyMMdd")"#, onWire: "a date in a pattern of y M d", inSwift: "Day"),
        ]
      ) { $0.day() },
      Self(
        "Number",
        [
          Row(type: "Number", onWire: #"a number in a string: `"1.5"`"#, inSwift: "Double"),
          Row(
            type: "Number(Int)", onWire: "an integer in a string; also `Number(Decimal)`",
            inSwift: "Int"),
          Row(
            type: #"Number("-", "")"#,
            onWire: #"the listed strings mean nil, so it is optional; also `Number(Int, "-")`"#,
            inSwift: "Double?"),
        ]
      ) { $0.numberInString() },
      Self(
        "Flag",
        [
          Row(
            type: #"Flag("Y", "N")"#, onWire: "one of two strings, for true and false",
            inSwift: "Bool")
        ]
      ) { $0.flag() },
      Self("Data", .data, onWire: "Base64"),
      Self("JSON", .json, onWire: "any value"),
      Self("Bytes", .bytes),
      Self("File", .file),
      Self("Nullable", []) { $0.wrong("needs a type: 'Nullable<T>?'") },
      Self("Void", []) { use in
        use.found.refuse(.misplacedType(use.name, only: "by itself in 'returns'", at: use.location))
      },
    ]

  /// The rows of types that are made of others.
  static let compositeRows = [
    Row(type: "[Pet]", onWire: "an array", inSwift: "[Pet]"),
    Row(type: "[String: Pet]", onWire: "an object with arbitrary keys", inSwift: "[String: Pet]"),
    Row(
      type: "Pet?", onWire: "may be absent or null; both are read as nil, and nil is not sent",
      inSwift: "Pet?"),
    Row(
      type: "Nullable<String>?",
      onWire:
        "null and absent are different: `.null` is sent as null, nil is not sent. Only for fields, and as `Nullable<Pet>` for a `body`",
      inSwift: "Nullable<String>?"),
    Row(type: "Pet", onWire: "a model, by its name", inSwift: "Pet"),
  ]
}

/// The scalars that are written by a name alone, and may stand wherever a value is described.
package let namedScalars: [String: Scalar] = {
  let nowhere = SourceLocation(file: "", line: 1, column: 1)
  return BuiltInType.named.compactMapValues { type in
    let use = BuiltInTypeUse(
      name: type.name, arguments: [], dates: .rfc3339, location: nowhere, found: Findings())
    guard case .scalar(let scalar)? = type.resolve(use) else { return nil }
    return [.bytes, .file].contains(scalar) ? nil : scalar
  }
}()

/// Returns the scalar that a text with something in parentheses means: `Date("yyyy-MM-dd HH:mm", "UTC")`; nil for
/// what may be absent too.
package func builtInScalar(writtenIn node: Node) -> Diagnosed<Scalar?> {
  let found = Findings()
  let type = parseTypeExpression(Written(node: node, what: "a type", found: found))
  guard case .scalar(let scalar)? = BuiltInTypeUse(type, found)?.resolved else {
    return Diagnosed(nil, found.diagnostics)
  }
  return Diagnosed(scalar, found.diagnostics)
}

func isBuiltInType(_ name: String) -> Bool { BuiltInType.named[name] != nil }

/// Returns the format that `Date` means in a file.
func resolveDates(_ document: SpecDocument, _ found: Findings) -> Scalar.DateFormat {
  guard let type = document.dates, !type.isInvalid else { return .rfc3339 }
  guard let use = BuiltInTypeUse(type, found), ["Date", "UnixTime"].contains(use.name) else {
    found.report(.notADate(at: type.location))
    return .rfc3339
  }
  guard case .scalar(.date(let format)) = use.resolved else { return .rfc3339 }
  return format
}

extension Row {
  /// A row of the table of types: `type` is written as in a spec.
  fileprivate init(type: String, onWire: String, inSwift: String) {
    let quoted = type.replacing("\"", with: "\\\"")
    self.init("`\"\(quoted)\"`", onWire, inSwift)
  }
}
