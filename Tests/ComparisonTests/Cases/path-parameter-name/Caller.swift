func call(_ api: PathParameterNameClient) async throws {
  _ = try await api.get(id: 1)
}
