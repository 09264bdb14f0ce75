func call(_ api: ShopClient) async throws {
  print(try await api.get(id: 1).title)
}
