func call(_ api: StreamEndClient) async throws {
  for try await post in api.watch() { print(post.title) }
}
