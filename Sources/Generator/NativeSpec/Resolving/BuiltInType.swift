package import SDKGenAPIModel
import SDKGenDiagnostics

/// A type that every spec has, and no model can be named like: its name, its meaning, and its rows in the reference.
struct BuiltInType: Sendable {
  let name: String
  /// How it is written, what it is on the wire, and its type in Swift; none for types of one place only.
  let rows: [Row]
  let resolve: @Sendable (BuiltInTypeUse) -> Diagnosed<TypeReference?>

  private init(
    _ name: String, _ rows: [Row],
    resolve: @escaping @Sendable (BuiltInTypeUse) -> Diagnosed<TypeReference?>
  ) {
    self.name = name
    self.rows = rows
    self.resolve = resolve
  }

  /// A type that takes no arguments, and is called in Swift as in a spec.
  private init(_ name: String, _ scalar: Scalar, _ about: String? = nil) {
    self.init(name, about.map { [Row("`\"\(name)\"`", $0, name)] } ?? []) { use in
      use.arguments.isEmpty ? Diagnosed(.scalar(scalar)) : use.wrong("takes nothing in '()'")
    }
  }

  private static func integer(_ name: String, bits: Int?, isSigned: Bool, _ about: String? = nil)
    -> Self
  {
    Self(name, .integer(bits: bits, isSigned: isSigned), about)
  }

  static let names = all.map(\.name).sorted()
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static let all =
    [
      Self("Bool", .bool, "`true`, `false`"),
      integer(
        "Int", bits: nil, isSigned: true,
        "an integer; also `Int8` to `Int64`, `UInt`, `UInt8` to `UInt64`"),
      integer("UInt", bits: nil, isSigned: false),
    ]
    + [8, 16, 32, 64].flatMap { (bits: Int) in
      [
        integer("Int\(bits)", bits: bits, isSigned: true),
        integer("UInt\(bits)", bits: bits, isSigned: false),
      ]
    } + [
      Self("Double", .double, "a number; also `Float`"),
      Self("Float", .float),
      Self("Decimal", .decimal, "a number, with all its digits"),
      Self("String", .string, "a string"),
      Self("UUID", .uuid, "a string"),
      Self("URL", .url, "a string"),
      Self(
        "Date",
        [
          Row(
            #"`"Date"`"#, "RFC 3339, with or without fraction, unless `dates` says otherwise",
            "Date"),
          Row(
            #"`"Date(\"yyyy-MM-dd HH:mm\", \"Asia/Seoul\")"`"#,
            "a pattern of y M d H m s S and 'quoted' text, in a time zone; 24:00 is the next midnight",
            "Date"),
        ]
      ) { $0.date() },
      Self(
        "UnixTime",
        [
          Row(#"`"UnixTime"`"#, "seconds since 1970", "Date"),
          Row(#"`"UnixTime(ms)"`"#, "milliseconds since 1970", "Date"),
        ]
      ) { $0.unixTime() },
      Self(
        "Day",
        [
          Row(#"`"Day"`"#, #"`"2026-03-01"`, a date without a time"#, "Day"),
          Row(#"`"Day(\"yyyyMMdd\")"`"#, "a date in a pattern of y M d", "Day"),
        ]
      ) { $0.day() },
      Self(
        "Number",
        [
          Row(#"`"Number"`"#, #"a number in a string: `"1.5"`"#, "Double"),
          Row(
            #"`"Number(Int)"`"#, "an integer in a string; also `Number(Decimal)`", "Int"),
          Row(
            #"`"Number(\"-\", \"\")"`"#,
            #"the listed strings mean nil, so it is optional; also `Number(Int, "-")`"#, "Double?"),
        ]
      ) { $0.numberInString() },
      Self(
        "Flag", [Row(#"`"Flag(\"Y\", \"N\")"`"#, "one of two strings, for true and false", "Bool")]
      ) { $0.flag() },
      Self("Data", .data, "Base64"),
      Self("JSON", .json, "any value"),
      Self("Bytes", .bytes),
      Self("File", .file),
      Self("Nullable", []) { $0.wrong("needs a type: 'Nullable<T>?'") },
      Self("Void", []) { use in
        Diagnosed(nil, [.misplacedType(use.name, only: "by itself in 'returns'", at: use.location)])
      },
    ]

  /// The rows of types that are made of others.
  static let compositeRows = [
    Row(#"`"[Pet]"`"#, "an array", "[Pet]"),
    Row(#"`"[String: Pet]"`"#, "an object with arbitrary keys", "[String: Pet]"),
    Row(
      #"`"Pet?"`"#, "may be absent or null; both are read as nil, and nil is not sent", "Pet?"),
    Row(
      #"`"Nullable<String>?"`"#,
      "null and absent are different: `.null` is sent as null, nil is not sent. Only for fields",
      "Nullable<String>?"),
    Row(#"`"Pet"`"#, "a model, by its name", "Pet"),
  ]
}

/// The scalars that are written by a name alone, and may stand wherever a value is described.
package let namedScalars: [String: Scalar] = {
  let nowhere = SourceLocation(file: "", line: 1, column: 1)
  return BuiltInType.named.compactMapValues { type in
    let use = BuiltInTypeUse(name: type.name, arguments: [], dates: .rfc3339, location: nowhere)
    guard case .scalar(let scalar)? = type.resolve(use).value else { return nil }
    return [.bytes, .file].contains(scalar) ? nil : scalar
  }
}()

func isBuiltInType(_ name: String) -> Bool { BuiltInType.named[name] != nil }

/// Returns the format that `Date` means in a file.
func resolveDates(_ document: SpecDocument) -> Diagnosed<Scalar.DateFormat> {
  guard let type = document.dates, !type.isInvalid else { return Diagnosed(.rfc3339) }
  guard case .named(let name, let arguments) = type.kind, ["Date", "UnixTime"].contains(name),
    let builtIn = BuiltInType.named[name]
  else { return Diagnosed(.rfc3339, [.notADate(at: type.location)]) }
  let result = builtIn.resolve(
    BuiltInTypeUse(name: name, arguments: arguments, dates: .rfc3339, location: type.location))
  guard case .scalar(.date(let format)) = result.value else {
    return Diagnosed(.rfc3339, result.diagnostics)
  }
  return Diagnosed(format)
}
