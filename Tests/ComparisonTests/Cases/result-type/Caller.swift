func call(_ api: ResultTypeClient) async throws {
  print(try await api.get().title)
}
