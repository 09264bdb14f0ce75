func call(_ api: EventStringsClient) async throws {
  for try await text in api.watch() { print(text) }
}
