func call(_ api: ArgumentTypeClient) async throws {
  let tag = 1
  _ = try await api.list(tag: tag)
}
