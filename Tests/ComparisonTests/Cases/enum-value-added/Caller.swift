func call(_ api: EnumValueAddedClient) async throws {
  _ = try await api.list(kind: .draft)
}
