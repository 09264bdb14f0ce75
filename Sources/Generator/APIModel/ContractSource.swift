package import SDKContract

/// What a spec demands of requests and responses, in the form of an OpenAPI document without prose: what a contract is
/// made of.
package struct ContractSource: Equatable, Sendable {
  /// The file of the spec.
  package var file: String
  /// The language of the prose, where samples can be in it: `ko`.
  package var language: String?
  /// The URLs of the servers, with the defaults of their variables.
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
