func call(_ api: GroupRenamedClient) async throws {
  try await api.posts.ping()
}
