func call(_ api: EventAddedClient) async throws {
  for try await event in api.watch() {
    if case .born(let post) = event { print(post.title) }
  }
}
