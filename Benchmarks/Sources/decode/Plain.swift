import Foundation
import SDKRuntime

// As sdkgen generates models.

struct Item: Decodable {
  let id: Int
  let name: String
  let email: String
  let age: Int
  let score: Double
  let isActive: Bool
  let city: String?
  let note: String?
  let tags: [String]
  let ratio: Double

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    id = try fields.decode(Int.self, "id")
    name = try fields.decode(String.self, "name")
    email = try fields.decode(String.self, "email")
    age = try fields.decode(Int.self, "age")
    score = try fields.decode(Double.self, "score")
    isActive = try fields.decode(Bool.self, "is_active")
    city = try fields.decodeIfPresent(String.self, "city")
    note = try fields.decodeIfPresent(String.self, "note")
    tags = try fields.decode([String].self, "tags")
    ratio = try fields.decode(Double.self, "ratio")
  }

  static func json(_ index: Int) -> String {
    """
    {"id":\(index),"name":"Name of number \(index)","email":"somebody\(index)@example.com","age":\(index % 90),\
    "score":\(Double(index) / 8),"is_active":\(index % 2 == 0),"city":"A city with a \\"name\\"","note":null,\
    "tags":["first","second"],"ratio":0.\(index % 1000 + 1)}
    """
  }
}

struct Order: Decodable {
  let id: String
  let customer: Customer
  let lines: [Line]

  struct Customer: Decodable {
    let name: String
    let address: Address?

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      name = try fields.decode(String.self, "name")
      address = try fields.decodeIfPresent(Address.self, "address")
    }
  }

  struct Address: Decodable {
    let street: String
    let city: String
    let location: [Double]

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      street = try fields.decode(String.self, "street")
      city = try fields.decode(String.self, "city")
      location = try fields.decode([Double].self, "location")
    }
  }

  struct Line: Decodable {
    let sku: String
    let quantity: Int
    let attributes: [String: String]?

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      sku = try fields.decode(String.self, "sku")
      quantity = try fields.decode(Int.self, "quantity")
      attributes = try fields.decodeIfPresent([String: String].self, "attributes")
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    id = try fields.decode(String.self, "id")
    customer = try fields.decode(Customer.self, "customer")
    lines = try fields.decode([Line].self, "lines")
  }

  static func json(_ index: Int) -> String {
    """
    {"id":"order_\(index)","customer":{"name":"Customer \(index)","address":{"street":"A street, \(index)",\
    "city":"Genève","location":[46.2044,6.1432]}},"lines":[{"sku":"a-\(index)","quantity":3},\
    {"sku":"b-\(index)","quantity":1,"attributes":{"colour":"red","size":"M"}}]}
    """
  }
}

struct Event: Decodable {
  let id: Int
  let createdAt: Date
  let updatedAt: Date
  let day: Day?
  let expires: Date?

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    id = try fields.decode(Int.self, "id")
    createdAt = try fields.decode(Date.self, "created_at")
    updatedAt = try fields.decode(Date.self, "updated_at")
    day = try fields.decodeIfPresent(Day.self, "day")
    expires = try fields.decodeIfPresent("expires", as: .unixSeconds)
  }

  static func json(_ index: Int) -> String {
    """
    {"id":\(index),"created_at":"2024-04-11T14:\(10 + index % 50):00Z","updated_at":"2024-04-11T14:00:\(10 + index % 50).250+02:00",\
    "day":"2024-04-\(10 + index % 20)","expires":\(1_712_844_000 + index)}
    """
  }
}
