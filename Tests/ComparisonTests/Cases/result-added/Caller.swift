func call(_ api: ResultAddedClient) async throws {
  try await api.add(id: 1, title: "a")
}
