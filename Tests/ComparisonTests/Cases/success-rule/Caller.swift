func call(_ api: SuccessRuleClient) async throws {
  _ = try await api.get()
}
