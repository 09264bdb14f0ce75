// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum Side: String, Codable, CaseIterable, QueryValue, Hashable, Sendable {
  case left = "left"
  case right = "right"
}
