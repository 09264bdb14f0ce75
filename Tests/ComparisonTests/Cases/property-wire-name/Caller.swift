func call(_ api: PropertyWireNameClient) async throws {
  for post in try await api.list() { print(post.title) }
}
