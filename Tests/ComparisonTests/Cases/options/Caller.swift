func call(_ api: OptionsClient) async throws {
  _ = try await api.list()
}
