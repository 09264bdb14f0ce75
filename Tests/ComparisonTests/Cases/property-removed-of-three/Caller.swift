func call(_ api: PropertyRemovedOfThreeClient) async throws {
  for post in try await Set(api.list()) { print(post.body) }
}
