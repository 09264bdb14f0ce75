import Foundation
import SDKRuntime
import Testing

/// JSON that is decoded once its type is known.
@Suite struct JSONDecodeTests {
  private struct Charge: Decodable, Equatable {
    var id: Int
    var at: Date?
  }

  private enum Delivery: WebhookUnion {
    case charge(Charge)

    init(from decoder: any Decoder) throws { self = .charge(try Charge(from: decoder)) }
  }

  @Test func aValueDecodesAsAnotherType() throws {
    let json: JSON = ["data": ["id": 7, "at": "2026-01-02T03:04:05Z"]]

    let charge = try json["data"]?.decode(Charge.self)

    #expect(charge == Charge(id: 7, at: Date(timeIntervalSince1970: 1_767_323_045)))
    #expect(try JSON.string("x").decode(String.self) == "x")
    #expect(try json.decode(JSON.self) == json)
    #expect(throws: DecodingError.self) { try json.decode(Charge.self) }
  }

  @Test func aDeliveryDecodes() throws {
    let body = Data(#"{"id":1,"at":"2026-01-02T03:04:05.5Z"}"#.utf8)

    guard case .charge(let charge) = try Delivery(delivery: body) else { return }

    #expect(charge.at == Date(timeIntervalSince1970: 1_767_323_045.5))
    #expect(throws: DecodingError.self) { try Delivery(delivery: Data("x".utf8)) }
  }
}
