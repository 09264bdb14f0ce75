func call(_ api: EventNameClient) async throws {
  for try await event in api.watch() {
    if case .isBorn(let post) = event { print(post.title) }
  }
}
