package import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenNativeSpec
package import SDKGenOpenAPI
package import SDKGenSwift
package import SDKGenTemplates

/// The settings by which one spec becomes Swift, wherever they were chosen: in `sdkgen.json`, on the
/// command line or by the build plugin.
package struct GenerationOptions: Equatable, Sendable {
  package var reading = ReadingOptions()
  package var selection = Selection()
  /// Parameters of operations that become arguments of the client.
  package var clientParameters: [ClientParameterName] = []
  package var renamings: [Renaming] = []
  /// Words that Swift names write in capitals, beside those of the spec.
  package var acronyms: [String] = []
  package var planning = PlanningOptions()
  /// Warnings are errors.
  var isStrict = false
  /// Templates that replace built-in ones of the same names.
  package var templates: [TemplateText] = []

  package init(_ change: (inout Self) -> Void = { _ in }) { change(&self) }
}

/// The settings by which a document is read.
package struct ReadingOptions: Equatable, Sendable {
  /// Files that change the document, in order.
  package var overlays: [Overlay] = []
  /// The user's own types.
  package var types: [TypeSetting] = []
  /// The extensions whose names are followed; nil for all.
  var extensions: Stated<[NameExtension]>?
  /// The name of the API in place of the document's title.
  package var name: Stated<String>?
  /// Indicates that all types are nested in the client's type.
  var isNamespaced: Stated<Bool>?
  /// The location in `sdkgen.json` that names the document; nil when the command line does.
  package var location: SourceLocation?

  /// Indicates that what is usually reported once for a document is reported at each place.
  var tellsEach = false
  /// Indicates that the API has what its contract is made of.
  var hasContract = false

  package init() {}
}

/// A setting with its location in `sdkgen.json`.
package struct Stated<Value: Equatable & Sendable>: Equatable, Sendable {
  package var value: Value
  package var location: SourceLocation?

  package init(_ value: Value, at location: SourceLocation? = nil) {
    self.value = value
    self.location = location
  }
}

/// A file of changes to somebody else's document, in JSON or YAML: one of the Overlay Specification, or else a JSON Merge
/// Patch (RFC 7396).
package struct Overlay: Equatable, Sendable {
  package var path: String
  package var location: SourceLocation?

  package init(path: String, location: SourceLocation? = nil) {
    self.path = path
    self.location = location
  }
}

/// A Swift type of the user's for a format or a schema: an entry of `types` in `sdkgen.json`.
package struct TypeSetting: Equatable, Sendable {
  package var mapping: TypeMapping
  package var location: SourceLocation?

  /// `format:decimal` or a schema's name, and `Decimal` or `Module.Type`; nil when that is no type.
  package init?(_ subject: String, _ type: String, at location: SourceLocation? = nil) {
    guard let scalar = Scalar(swiftType: type) else { return nil }
    self.init(subject, scalar, at: location)
  }

  package init(_ subject: String, _ scalar: Scalar, at location: SourceLocation? = nil) {
    let format = "format:"
    mapping = TypeMapping(
      subject.hasPrefix(format)
        ? .format(String(subject.dropFirst(format.count))) : .schema(subject), type: scalar)
    self.location = location
  }
}

extension Scalar {
  /// The known type of this name, or else a type of the user's; nil when the name is illegal, or that of a known type
  /// in the wrong case.
  fileprivate init?(swiftType text: String) {
    if let scalar = namedScalars[text] {
      self = scalar
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isMisspelt = namedScalars.keys.contains { $0.lowercased() == text.lowercased() }
    guard parts.count <= 2, text.isSwiftTypeName, !isMisspelt else { return nil }
    self = .external(
      String(parts.last ?? ""), module: parts.count == 2 ? String(parts[0]) : nil)
  }
}
