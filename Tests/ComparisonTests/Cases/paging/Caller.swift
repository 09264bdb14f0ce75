func call(_ api: PagingClient) async throws {
  for try await post in api.listPages() { print(post) }
}
