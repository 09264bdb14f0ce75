import SDKGenAPIModel
package import SDKGenDiagnostics

/// A spec file as its author wrote it: names unresolved, nothing defaulted, nothing merged.
package struct SpecDocument: Equatable, Sendable {
  var name: Located<String>
  var about: String?
  /// The servers of `server` or `servers`; the name of a `server` is nil.
  var servers: [SpecServer]
  /// True when no server is the default.
  var isServerRequired: Bool
  var defaults: SpecSettings?
  var models: [SpecModel]
  /// The name of the union of what webhooks send.
  var webhooks: Located<String>?
  /// `endpoints` at the top level are a group without a name.
  var groups: [SpecGroup]
  var auth: [SpecScheme]
  /// The meaning of `Date` in this file.
  var dates: SpecType?
  var acronyms: [String]
  var isNamespaced: Bool
  /// Paths as written, relative to this file.
  package var imports: [Located<String>]
  var location: SourceLocation
}

/// A value and where it was written.
package struct Located<Value: Equatable & Sendable>: Equatable, Sendable {
  package var value: Value
  package var location: SourceLocation

  init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

struct SpecServer: Equatable, Sendable {
  var name: String?
  var about: String?
  var url: Located<String>
  var variables: [Variable]
  var hosts: [Host] = []
  var allowsInsecureServer = false
  var location: SourceLocation

  struct Host: Equatable, Sendable {
    var name: String
    var url: Located<String>
    var allowsInsecureServer = false
    var location: SourceLocation
  }

  struct Variable: Equatable, Sendable {
    var name: String
    var `default`: String?
    var allowed: [String]
    var location: SourceLocation
  }
}

struct SpecScheme: Equatable, Sendable {
  var name: String
  /// nil when it was wrong, which has been reported.
  var scheme: SecurityScheme?
}

/// The settings that `defaults`, a group and an endpoint can all have; the nearest wins.
struct SpecSettings: Equatable, Sendable {
  /// Any of these will do; each needs all its schemes, an empty one none.
  typealias Auth = [[Located<String>]]

  var query: [SpecParameter] = []
  var headers: [SpecParameter] = []
  var success: Located<SpecSuccess>?
  var errors: [SpecError] = []
  /// Without a header for idempotency, which belongs to an endpoint.
  var options = CallOptions()
  var auth: Auth?
}

/// The value of `success`.
enum SpecSuccess: Equatable, Sendable {
  /// Every 2xx response is one, whatever the settings around say.
  case any
  case rule(SuccessRule)

  var rule: SuccessRule? { if case .rule(let rule) = self { rule } else { nil } }
}

struct SpecError: Equatable, Sendable {
  var statuses: ErrorBody.Statuses
  var type: SpecType
}
