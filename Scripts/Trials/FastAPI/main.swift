import Foundation
import SDKRuntime

// Calls the application of app.py by its generated client; exits with 1 where an answer is not what it should be.

var mistakes = 0

@MainActor func expect<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) {
  print("\(value == expected ? "✔" : "✘") \(what): \(value)")
  if value != expected { mistakes += 1 }
}

guard CommandLine.arguments.count > 1 else {
  print("usage: Market URL")
  exit(2)
}
let api = MarketClient(server: .init(CommandLine.arguments[1]))

var events: [String] = []
for try await item in api.items.stream() {
  events.append(item.name)
  // A server that ends a stream is asked again.
  if events.count == 2 { break }
}
expect("items of an event stream", events, ["Apple", "사과"])

var lines: [Double?] = []
for try await item in api.items.listLines() { lines.append(item.price) }
expect("items of JSON lines", lines, [0.5, nil])

expect("an item", try await api.items.get(id: 2, currency: "EUR"), Item(name: "사과", id: 2))
expect("a new item", try await api.items.create(name: "Pear", price: 2).id, 3)

let receipt = try await api.receipts.upload(
  file: UploadFile(data: Data("four".utf8), fileName: "영수증.txt", contentType: "text/plain"),
  note: "a & b")
expect("a file", receipt, Receipt(name: "영수증.txt", size: 4, note: "a & b"))

do {
  _ = try await api.items.create(name: "X")
  expect("a name that is too short", "taken", "refused")
} catch let error as APIError {
  let problem = (error.declared as? HTTPValidationError)?.detail?.first
  expect("the status of a validation error", error.status, 422)
  expect("its place", problem?.loc, [.string("body"), .string("name")])
  expect("its kind", problem?.type, "string_too_short")
}

do {
  _ = try await api.items.get(id: 9)
  expect("an item that is not there", "found", "refused")
} catch let error as APIError {
  expect("the status of an item that is not there", error.status, 404)
}

exit(mistakes == 0 ? 0 : 1)
