package import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenSourceText

/// Lowers an OpenAPI document: `Documents` in, `API` out; nil when this tool does not read it.
package func lower(_ documents: Documents, options: OpenAPIOptions) -> Diagnosed<API?> {
  let version = OpenAPIVersion.of(documents.root)
  guard let read = version.value else { return Diagnosed(nil, version.diagnostics) }

  let reader = DocumentReader(documents)
  var lowering = OperationLowering(reader, options: options, version: read)
  reader.checkKeys()
  lowering.schemas.declareComponents()
  let drafts = PathItems(reader: reader).operations().map { lowering.lower($0) }
  let webhooks = Webhooks(reader: reader).payloads(with: &lowering.schemas)
  let schemas = lowering.schemas.finish()
  let delivery = webhookDelivery(of: webhooks)
  let models = schemas.value + webhooks.compactMap(\.alias) + [delivery].compactMap { $0 }

  let operations = finish(drafts, with: models)
  let groups = TagGroups(documents.root, options).groups(of: operations.value)
  let isEachSent = groups.flatMap(\.operations).allSatisfy { operation in
    operation.server.map { !Server.isReference($0) } ?? false
  }
  let info = documents.root["info"]
  let api = API(
    name: options.name ?? apiName(info?["title"]?.node.string ?? ""),
    about: documentation(of: info),
    servers: lowering.servers.named,
    needsServer: lowering.servers.named.isEmpty || !lowering.servers.hasDefault && !isEachSent,
    securitySchemes: lowering.security.schemes,
    groups: groups,
    models: models, webhooks: delivery?.id, isNamespaced: options.isNamespaced,
    location: info?["title"]?.location ?? documents.root.location)
  let used = normalise(
    api.withoutOrphans(keeping: webhooks.map(\.id) + [delivery?.id].compactMap { $0 }))
  return Diagnosed(
    documents.asWritten(used),
    documents.asWritten(
      version.diagnostics + checkExtensions(of: documents, followed: options.extensions)
        + reader.diagnostics + schemas.diagnostics + operations.diagnostics
    ).withMissingTargetsOnce)
}

/// The title without words that every title has: `Swagger Petstore - OpenAPI 3.0` is `Swagger
/// Petstore`.
func apiName(_ title: String) -> String {
  let main = title.split { "-–—:|(/".contains($0) }.first.map(String.init) ?? title
  let head = main.contains { $0.isLetter } ? main : title
  var words = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  while words.count > 0, words.last.map(isFiller) == true { words.removeLast() }
  while words.count > 1, words.first?.lowercased() == "the" { words.removeFirst() }
  guard words.first?.first?.isLetter == true else { return "Service" }
  return words.joined(separator: " ")
}

/// A word at the end of a title that tells nothing about the API.
private func isFiller(_ word: String) -> Bool {
  let lower = word.lowercased()
  let isVersion = lower.drop { $0 == "v" }.allSatisfy { $0.isNumber }
  return isVersion
    || [
      "api", "apis", "rest", "restful", "http", "openapi", "swagger", "specification", "spec",
      "document", "documentation", "definition", "reference", "public",
    ].contains(lower)
}

extension API {
  /// Removes inline types that nothing uses.
  fileprivate func withoutOrphans(keeping payloads: [ModelID]) -> API {
    let operations = groups.flatMap(\.operations)
    let declared = models.indices.filter { models[$0].origin == .declared }
    let named = operations.flatMap { $0.sentTypes + $0.receivedTypes }.namedModels
    let used = models.reached(from: declared.map { models[$0].id } + payloads + named)
    var api = self
    api.models = models.filter { used.contains($0.id) }
    return api
  }
}
