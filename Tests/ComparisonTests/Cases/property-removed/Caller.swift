func call(_ api: PropertyRemovedClient) async throws {
  for post in try await api.list() { print(post.title) }
}
