func call(_ api: CookieStyleClient) async throws {
  _ = try await api.list(theme: "a b")
}
