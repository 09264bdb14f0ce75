func call(_ api: BodyFormClient) async throws {
  try await api.add(id: 1, title: "a")
}
