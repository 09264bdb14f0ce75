internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The type of what a webhook sends.
struct WebhookPayload {
  var id: ModelID
  /// A name for what has none: a list, a scalar.
  var alias: Model?
}

extension CallLowering {
  /// What a webhook sends becomes a type, to be decoded by who receives it. The types that stand for
  /// something else are made here; those with members of their own are among the schemas'.
  mutating func webhooks() -> [WebhookPayload] {
    guard let webhooks = root["webhooks"] else { return [] }
    return webhooks.members.filter { !$0.name.hasPrefix("x-") }.flatMap { webhook in
      guard let item = resolved(webhook, "pathItems") else { return [WebhookPayload]() }
      let operations = item.members.filter { Self.methods.contains($0.name) }
      return operations.compactMap { operation in
        let words = operations.count > 1 ? [webhook.name, operation.name] : [webhook.name]
        return payload(of: operation, words: words + ["payload"])
      }
    }
  }

  private mutating func payload(of operation: Element, words: [String]) -> WebhookPayload? {
    guard let use = operation["requestBody"], let body = resolved(use, "requestBodies"),
      let content = body["content"]
    else { return nil }
    let types = mediaTypes(content)
    guard let schema = types.first(where: { $0.kind == .json })?.schema else {
      if let first = types.first { report(.rawContent(first)) }
      return nil
    }
    let type = schemas.type(of: schema, inside: .api, words: words)
    if case .model(let id) = type.nonNull { return WebhookPayload(id: id) }
    let model = Model(
      id: ModelID(operation.pointer.text), origin: .inside(.api, words: words),
      about: prose(of: operation), shape: .alias(type.nonNull),
      provenance: operation.pointer.text, location: operation.keyLocation ?? operation.location)
    return WebhookPayload(id: model.id, alias: model)
  }
}
