func call(_ api: PropertyTypeClient) async throws {
  let posts = try await api.list()
  let ids: [Int] = posts.map { $0.id }
  print(ids)
}
