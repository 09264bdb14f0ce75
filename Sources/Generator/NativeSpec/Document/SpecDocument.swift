package import SDKGenAPIModel
package import SDKGenDiagnostics

/// A spec file as its author wrote it: names unresolved, nothing defaulted, nothing merged.
package struct SpecDocument: Equatable, Sendable {
  package var name: Located<String>
  package var about: String?
  /// The servers of `server` or `servers`; the name of a `server` is nil.
  package var servers: [SpecServer]
  /// True when no server is the default.
  package var isServerRequired: Bool
  package var defaults: SpecSettings?
  package var models: [SpecModel]
  /// The name of the union of what webhooks send.
  package var webhooks: Located<String>?
  /// `endpoints` at the top level are a group without a name.
  package var groups: [SpecGroup]
  package var auth: [SpecScheme]
  /// The meaning of `Date` in this file.
  package var dates: SpecType?
  package var acronyms: [String]
  package var isNamespaced: Bool
  /// Paths as written, relative to this file.
  package var imports: [Located<String>]
  package var location: SourceLocation
}

/// A value and where it was written.
package struct Located<Value: Equatable & Sendable>: Equatable, Sendable {
  package var value: Value
  package var location: SourceLocation

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

package struct SpecServer: Equatable, Sendable {
  package var name: String?
  package var about: String?
  package var url: Located<String>
  package var variables: [Variable]
  package var hosts: [Host] = []
  package var allowsInsecureServer = false
  package var location: SourceLocation

  package struct Host: Equatable, Sendable {
    package var name: String
    package var url: Located<String>
    package var allowsInsecureServer = false
    package var location: SourceLocation
  }

  package struct Variable: Equatable, Sendable {
    package var name: String
    package var `default`: String?
    package var allowed: [String]
    package var location: SourceLocation
  }
}

package struct SpecScheme: Equatable, Sendable {
  package var name: String
  /// nil when it was wrong, which has been reported.
  package var scheme: SecurityScheme?
}
