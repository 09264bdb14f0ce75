func call(_ api: PropertyRenamedClient) async throws {
  for post in try await api.list() { print(post.title) }
}
