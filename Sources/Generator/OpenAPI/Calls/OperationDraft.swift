internal import SDKGenAPIModel
internal import SDKGenSourceText

/// An operation, and what can only be decided once all models are known.
struct OperationDraft {
  var operation: Operation
  /// nil: on the client itself.
  var group: String?
  /// What `x-sdkgen-pagination` says.
  var pagination: Element?
  var examples: [ExampleDraft] = []
  /// Whether the successful response has a `Link` header.
  var hasLink = false
  var element: Element
  /// Of what became `Operation.query`, in its order; nil for those of the path's key.
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
