func call(_ api: EnumValueRemovedClient) async throws {
  _ = try await api.list(kind: .draft)
}
