package import Foundation

/// The charsets that Foundation reads and writes on every platform, by their names on the wire.
package enum Charset {
  package static func encoding(_ name: String) -> String.Encoding? {
    encodings[name.lowercased()]
  }

  private static let encodings: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii,
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "utf-16": .utf16, "utf-16le": .utf16LittleEndian,
    "utf-16be": .utf16BigEndian, "utf-32": .utf32, "shift_jis": .shiftJIS,
    "shift-jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
  ]
}
