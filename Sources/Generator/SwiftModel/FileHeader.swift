/// The first line of every file this tool writes, by which it knows them again. No template holds it.
package struct FileHeader: Equatable, Sendable {
  private static let opening = "// Made by sdkgen for "
  private static let closing = ". Do not edit."

  /// The API the file was made for.
  package var api: String

  package init(api: String) { self.api = api }

  /// nil: somebody else wrote the file, and it is theirs.
  package init?(of text: [UInt8]) {
    let line = String(
      decoding: text.prefix(1000).prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    guard line.hasPrefix(Self.opening) else { return nil }
    let rest = line.dropFirst(Self.opening.count)
    api = String(rest.hasSuffix(Self.closing) ? rest.dropLast(Self.closing.count) : rest)
  }

  package var line: String { Self.opening + api + Self.closing }
}
