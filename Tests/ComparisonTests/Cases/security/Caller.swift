func call(_ api: SecurityClient) async throws {
  _ = SecurityClient(apiKey: "a")
  _ = try await api.list()
}
