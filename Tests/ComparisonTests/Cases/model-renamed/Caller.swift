func call(_ api: ModelRenamedClient) async throws {
  let author: ModelRenamedAuthor = try await api.get()
  print(author.name)
}
