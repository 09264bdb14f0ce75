func call(_ api: PropertyReplacedClient) async throws {
  for order in try await api.list() { print(order.total) }
}
