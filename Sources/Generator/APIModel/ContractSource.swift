package import SDKContract

/// What a spec demands of requests and responses, in the form of an OpenAPI document without prose: what a contract is
/// made of.
package struct ContractSource: Equatable, Sendable {
  /// The file of the spec.
  package var file: String
  /// The language of the prose, where samples can be in it: `ko`.
  package var language: String?
  /// The URLs of the servers: `knownURLs`.
  package var servers: [String]
  /// The operations by provenance.
  package var operations: [String: Operation]
  /// The schemas that references name.
  package var schemas: [String: ContractDraft]
  package var securitySchemes: ContractDraft

  package struct Operation: Equatable, Sendable {
    /// The key of `paths`: `/pets/{id}`.
    package var path: String
    /// As it is sent: `GET`.
    package var method: String
    package var draft: ContractDraft

    package init(path: String, method: String, draft: ContractDraft) {
      self.path = path
      self.method = method
      self.draft = draft
    }
  }

  package init(
    file: String, language: String? = nil, servers: [String] = [],
    operations: [String: Operation] = [:], schemas: [String: ContractDraft] = [:],
    securitySchemes: ContractDraft = ContractDraft(.object([]))
  ) {
    self.file = file
    self.language = language
    self.servers = servers
    self.operations = operations
    self.schemas = schemas
    self.securitySchemes = securitySchemes
  }
}

extension [Server.Part] {
  /// The URL with the defaults of its variables, and with the other values that those in its path may have. `{name}`
  /// stands for any.
  package var knownURLs: [String] {
    var urls = [""]
    var text = ""
    for part in self {
      switch part {
      case .literal(let literal):
        text += literal
        urls = urls.map { $0 + literal }
      case .variable(let name, let standard, let allowed):
        let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
        var values = [standard ?? "{\(name)}"]
        if rest.contains("/") {
          for value in allowed.isEmpty ? ["{\(name)}"] : allowed where !values.contains(value) {
            values.append(value)
          }
        }
        text += standard ?? name
        // More than anyone has, and no product of many.
        urls = [String](urls.flatMap { url in values.map { url + $0 } }.prefix(64))
      }
    }
    return urls
  }
}
