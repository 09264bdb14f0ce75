func call(_ api: ConformanceRemovedClient) async throws {
  try await api.set(try await api.get())
}
