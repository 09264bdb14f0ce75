// Made by sdkgen for Shop. Do not edit.

internal import SDKRuntime

package nonisolated enum Kind: OpenEnum {
  case cat, dog
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  package init(rawValue: String) {
    switch rawValue {
    case "cat": self = .cat
    case "dog": self = .dog
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: String {
    switch self {
    case .cat: "cat"
    case .dog: "dog"
    case .unrecognized(let value): value
    }
  }
}
