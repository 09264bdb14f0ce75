func call(_ api: UnionMemberAddedClient) async throws {
  if case .cat(let cat) = try await api.get() { print(cat.name) }
}
