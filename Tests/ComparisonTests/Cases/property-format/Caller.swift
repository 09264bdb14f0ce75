func call(_ api: PropertyFormatClient) async throws {
  for post in try await api.list() { print(post.at.timeIntervalSince1970) }
}
