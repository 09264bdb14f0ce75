package import SDKGenDiagnostics

/// What a user says about a document before it is understood.
package struct ReadingOptions: Equatable, Sendable {
  package var overlays: [Overlay]
  package var types: [TypeMapping]

  package init(overlays: [Overlay] = [], types: [TypeMapping] = []) {
    self.overlays = overlays
    self.types = types
  }
}

/// A file that changes a document one cannot change: a JSON Merge Patch (RFC 7396), in JSON or YAML.
package struct Overlay: Equatable, Sendable {
  package var path: String
  /// Where it was asked for.
  package var location: SourceLocation?

  package init(path: String, location: SourceLocation? = nil) {
    self.path = path
    self.location = location
  }
}

/// A Swift type of the user's for a format or a schema.
package struct TypeMapping: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    case format(String)
    /// By the name of its schema.
    case model(String)
  }

  package var subject: Subject
  /// `Decimal`
  package var type: String
  /// What must be imported for it; nil: nothing beyond the standard library and Foundation.
  package var module: String?
  package var location: SourceLocation?

  /// `format:decimal` or a model, and `Decimal` or `Module.Type`; nil when that is no type.
  package init?(_ subject: String, _ type: String, at location: SourceLocation? = nil) {
    let format = "format:"
    self.subject =
      subject.hasPrefix(format)
      ? .format(String(subject.dropFirst(format.count))) : .model(subject)
    let parts = type.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(Self.isName) else { return nil }
    self.type = String(parts.last ?? "")
    module = parts.count == 2 ? String(parts[0]) : nil
    self.location = location
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" else {
      return false
    }
    return text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}
