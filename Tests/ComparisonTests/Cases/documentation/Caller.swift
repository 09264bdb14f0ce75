func call(_ api: DocumentationClient) async throws {
  for post in try await api.list() { print(post.title) }
}
