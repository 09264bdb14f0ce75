func call(_ api: MissingValueClient) async throws {
  try await api.add(MissingValuePost(id: 1))
}
