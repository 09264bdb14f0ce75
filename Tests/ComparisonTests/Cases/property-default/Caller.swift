func call(_ api: PropertyDefaultClient) async throws {
  for post in try await api.list() { print(post.size) }
}
