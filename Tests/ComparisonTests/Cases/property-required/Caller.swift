func call(_ api: PropertyRequiredClient) async throws {
  _ = try await api.add(id: 1, title: "a")
}
