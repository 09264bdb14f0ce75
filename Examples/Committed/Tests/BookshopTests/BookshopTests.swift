import BookshopAPI
import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Test func searchingNeedsNoToken() async throws {
  let mock = MockTransport().on(
    .get("/books").query(["q": "swift"]),
    .json(
      #"{ "data": { "items": [{ "id": 1, "title": "Swift", "price": 12.5, "format": "scroll" }] } }"#
    ))
  let api = BookshopClient(transport: mock)

  let books = try await api.books.search(text: "swift")

  #expect(books.map(\.price) == [Decimal(12.5)])
  // The shop sells scrolls now; a client that was built before keeps working.
  #expect(books.first?.format == .unrecognized("scroll"))
  #expect(mock.calls.first?.request.headers["Authorization"] == nil)
}

@Test func ordersCarryTheToken() async throws {
  let id = UUID()
  let mock = MockTransport().on(
    .operation("Orders.create"), .json(#"{ "id": "\#(id)", "total": 25 }"#))
  let api = BookshopClient(token: "secret", transport: mock)

  let receipt = try await api.orders.create(Order(book: 1, count: 2))

  #expect(receipt == Receipt(id: id, total: 25))
  let call = try #require(mock.calls.first)
  #expect(call.request.headers["Authorization"] == "Bearer secret")
  #expect(try call.body(as: JSON.self) == ["book": 1, "count": 2])
}

@Test func aDeclaredErrorIsDecoded() async throws {
  let mock = MockTransport().on(
    .post("/orders"), .json(#"{ "code": "sold-out", "message": "Sold out." }"#, status: 422))
  let api = BookshopClient(token: "secret", transport: mock)

  let error = await #expect(throws: APIError.self) { try await api.orders.create(Order(book: 1)) }

  #expect(error?.kind == .status)
  #expect((error?.declared as? Problem)?.code == "sold-out")
}
