import SDKCore
import Testing

@testable import SDKFake

/// Records that are in a property of something else too.
struct HeldRecordTests {
  private static let item =
    #"{"type": "object", "required": ["id", "sku"], "properties": {"id": {"type": "integer", "readOnly": true}, "sku": {"type": "string"}, "count": {"type": "integer"}}}"#
  private static let id = #"{"name": "id", "in": "path", "schema": {"type": "integer"}}"#
  private static let new =
    #"{"type": "object", "required": ["sku"], "properties": {"sku": {"type": "string"}, "count": {"type": "integer"}}}"#

  /// The cart has what is put into it, and every answer of its items is that cart.
  @Test func cartsHaveTheirItems() throws {
    let cart =
      #"{"type": "object", "required": ["id", "items"], "properties": {"id": {"type": "string"}, "items": {"type": "array", "items": {"$ref": "Item"}}, "total": {"type": "number"}}}"#
    let server = try StoreContract().schema("Item", Self.item).schema("Cart", cart)
      .path("/cart", ("GET", nil, [200: #"{"$ref": "Cart"}"#]), ("DELETE", nil, [204: nil]))
      .path("/cart/items", ("POST", Self.new, [200: #"{"$ref": "Cart"}"#]))
      .path(
        "/cart/items/{id}",
        ("PATCH", #"{"type": "object"}"#, [200: #"{"$ref": "Cart"}"#, 404: nil]),
        ("DELETE", nil, [200: #"{"$ref": "Cart"}"#, 404: nil]), parameters: [Self.id]
      ).server()
    #expect(server.summary == "5 of 5 operations keep state")
    func same(_ line: String, _ body: JSON? = nil) throws -> [JSON] {
      let answer = try server.valid(line, body).body
      #expect(try server.valid("GET /cart").body == answer, "\(line)")
      return answer?["items"]?.arrayValue ?? []
    }
    let first = try same("GET /cart")
    let more = try same("POST /cart/items", ["sku": "a", "count": 2])
    #expect(more.dropLast() == first[...] && more.last?["sku"] == "a")
    let id = try #require(more.last?["id"]?.wireText)
    #expect(try same("PATCH /cart/items/\(id)", ["count": 5]).last?["count"] == 5)
    #expect(try same("DELETE /cart/items/\(id)") == first)
    try server.valid("DELETE /cart")
    #expect(try same("GET /cart") == [])
    #expect(try same("POST /cart/items", ["sku": "b"]).map { $0["sku"] } == ["b"])
  }

  @Test func ordersHaveTheirItems() throws {
    let order =
      #"{"type": "object", "required": ["id", "items"], "properties": {"id": {"type": "integer", "readOnly": true}, "note": {"type": "string"}, "items": {"type": "array", "items": {"$ref": "Item"}}}}"#
    let server = try StoreContract().schema("Item", Self.item).schema("Order", order)
      .collection(
        "/orders", of: #"{"$ref": "Order"}"#,
        taking:
          #"{"type": "object", "properties": {"note": {"type": "string"}, "items": {"type": "array", "items": \#(Self.new)}}}"#
      )
      .path(
        "/orders/{order}/items",
        ("GET", nil, [200: #"{"type": "array", "items": {"$ref": "Item"}}"#, 404: nil]),
        ("POST", Self.new, [201: #"{"$ref": "Item"}"#, 404: nil]),
        parameters: [Self.id.replacing("id\"", with: "order\"")]
      )
      .path(
        "/orders/{order}/items/{id}", ("DELETE", nil, [204: nil, 404: nil]),
        parameters: [Self.id, Self.id.replacing("id\"", with: "order\"")]
      ).server()
    let made = try server.valid("POST /orders", ["items": [["sku": "a"], ["sku": "b"]]]).body
    let order4 = "/orders/4"
    #expect(try server.valid("GET \(order4)/items").body == made?["items"])
    let added = try server.valid("POST \(order4)/items", ["sku": "c"]).body
    let items = try server.valid("GET \(order4)").body?["items"]?.arrayValue
    #expect(items?.count == 3 && items?.last == added)
    try server.valid("DELETE \(order4)/items/\(added?["id"]?.wireText ?? "")")
    #expect(try server.valid("GET \(order4)").body?["items"] == made?["items"])
    try server.valid("PATCH \(order4)", ["items": [["id": 9, "sku": "d"]]])
    #expect(try server.ids("GET \(order4)/items") == ["9"])
    // A sample has those that it shows, and nothing has any that is not there.
    #expect(
      try server.valid("GET /orders/1/items").body == server.valid("GET /orders/1").body?["items"])
    #expect(try server.answered("POST /orders/99/items", [:], #"{"sku": "c"}"#).status == 404)
    #expect(try server.answered("GET /orders/99/items").status == 404)
  }

  /// What is put there by its identity is the one of the other collection.
  @Test func recordsArePutIntoOthers() throws {
    let note =
      #"{"type": "object", "required": ["id", "tags"], "properties": {"id": {"type": "integer"}, "tags": {"type": "array", "items": {"$ref": "Item"}}}}"#
    let server = try StoreContract().schema("Item", Self.item).schema("Note", note)
      .collection("/notes", of: #"{"$ref": "Note"}"#).collection("/tags", of: #"{"$ref": "Item"}"#)
      .path(
        "/notes/{note}/tags/{id}", ("PUT", nil, [204: nil]), ("DELETE", nil, [204: nil]),
        parameters: [Self.id, Self.id.replacing("id\"", with: "note\"")]
      ).server()
    let tag = try server.valid("GET /tags/2").body
    try server.valid("POST /notes", ["id": 7, "tags": []])
    try server.valid("PUT /notes/7/tags/2")
    let note7 = try server.valid("GET /notes/7").body
    #expect(note7?["tags"] == [tag ?? .null], "\(note7?.description ?? "") \(server.summary)")
    try server.valid("DELETE /notes/7/tags/2")
    #expect(try server.valid("GET /notes/7").body?["tags"] == [])
  }
}
