func call(_ api: PropertyAddedClient) async throws {
  _ = try await api.add(PropertyAddedPost(id: 1, title: "a"))
  _ = try await api.add(id: 1, title: "a")
}
