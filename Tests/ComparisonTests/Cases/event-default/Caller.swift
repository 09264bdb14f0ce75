func call(_ api: EventDefaultClient) async throws {
  for try await event in api.watch() {
    if case .other(let text) = event { print(text) }
  }
}
