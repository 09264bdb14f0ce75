func call(_ api: ArgumentOptionalClient) async throws {
  _ = try await api.list(tag: "a")
}
