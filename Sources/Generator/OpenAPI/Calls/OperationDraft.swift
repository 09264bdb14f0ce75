internal import SDKGenAPIModel
internal import SDKGenSourceText

/// An operation with everything that can only be decided once all models are known.
struct OperationDraft {
  var operation: Operation
  /// nil: on the client itself.
  var group: String?
  /// The value of `x-sdkgen-pagination`.
  var pagination: Element?
  var examples: [ExampleDraft] = []
  /// The successful response has a `Link` header.
  var hasLink = false
  var element: Element
  /// The elements behind `Operation.query`, in its order; nil for items of the path's key.
  var queryElements: [Element?] = []
  /// The least and the default value of integers in the query, by name.
  var firstNumbers: [String: Int] = [:]
}

struct ExampleDraft {
  var name: String
  var status: Int
  var type: TypeReference
  var value: Element
}
