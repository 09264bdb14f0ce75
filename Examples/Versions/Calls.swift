// What an app does with the client of version 1. It compiles with that of version 2 as it is.

func deliveries(_ api: CourierClient) async throws -> [String] {
  let parcels = try await api.parcels.list(depot: "north")
  return parcels.filter { $0.status == .delivered }.map(\.id)
}

func book(_ api: CourierClient) async throws -> Parcel {
  let address = Address(street: "Hafenstraße 1")
  return try await api.parcels.book(Booking(destination: .address(address), speed: .express))
}

func cities(_ api: CourierClient) async throws -> [String] {
  try await api.depots.all().map(\.city)
}
