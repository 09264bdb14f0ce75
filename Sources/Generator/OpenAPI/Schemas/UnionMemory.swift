import SDKGenAPIModel

/// What was found out about members of unions, which are asked about again and again: unions that
/// lead to each other would be walked in exponentially many ways otherwise. What leads back to itself
/// adds nothing.
struct UnionMemory: Sendable {
  struct TagKey: Hashable, Sendable {
    var field: String
    var sites: SiteKey
  }

  var allowsNull: [SiteKey: Bool] = [:]
  var isIdentified: [SiteKey: Bool] = [:]
  var tags: [TagKey: SchemaLowering.Stated] = [:]
  /// nil inside: it is no text.
  var textDomains: [SiteKey: TextDomain?] = [:]
}
