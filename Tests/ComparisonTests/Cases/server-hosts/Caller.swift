func call(_ api: HostsClient) async throws {
  try await api.send()
  try await api.list()
  try await api.find()
}
