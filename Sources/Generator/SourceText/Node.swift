package import SDKGenDiagnostics

/// A value of a JSON (or YAML) document, with its location.
///
/// A handle of two words: locations, strings and children are worked out when asked for.
package struct Node: Sendable {
  package enum Kind: String, Sendable { case null, bool, number, string, array, object }

  let document: SourceDocument
  let index: Int

  init(document: SourceDocument, index: Int) {
    if document.records[index].text == .elsewhere {
      self = document.other(at: index)
    } else {
      self.document = document
      self.index = index
    }
  }

  package var kind: Kind { document.records[index].kind }

  /// The extent of the value when it ends on the line it begins on; otherwise its first character.
  package var location: SourceLocation {
    document.source.file.location(of: document.range(of: index))
  }

  package var bool: Bool? {
    guard kind == .bool else { return nil }
    let first =
      document.records[index].text == .kept
      ? document.text(of: index).utf8.first : document.bytes(of: index).first
    return first.map { $0 | 0x20 } == 0x74
  }

  /// The number as JSON writes it: `017` of YAML is `17`.
  package var number: String? { kind == .number ? document.text(of: index) : nil }

  /// The string, its escapes replaced.
  package var string: String? { kind == .string ? document.text(of: index) : nil }

  /// The scalar as a string, whatever it looks like: strings with their escapes replaced, numbers and words as they are
  /// written (`1.10`, `017`, `True`). Nil for containers.
  package var text: String? {
    switch kind {
    case .array, .object: nil
    case .string: document.text(of: index)
    case .null, .bool, .number:
      document.source.text(in: document.range(of: index))
    }
  }

  /// Indicates that the value is written in brackets, as every container of JSON is.
  package var isInBrackets: Bool {
    let first = document.bytes(of: index).first
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The location of part of a string; see ``TextLocations``.
  package func location(of utf8Range: Range<Int>) -> SourceLocation {
    TextLocations(self).location(of: utf8Range)
  }
}

extension Node.Kind {
  /// The kind with its article: "an object".
  package var description: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension Node.Kind: CustomStringConvertible {}
