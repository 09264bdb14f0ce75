func call(_ api: UnionTagClient) async throws {
  if case .cat(let cat) = try await api.get() { print(cat.name) }
}
