func call(_ api: PropertyOptionalClient) async throws {
  for post in try await api.list() { print(post.title.count) }
}
