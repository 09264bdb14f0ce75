func call(_ api: EnumRawValueClient) async throws {
  _ = try await api.list(kind: .draft)
}
