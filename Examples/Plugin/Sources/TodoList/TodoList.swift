import SDKRuntime

/// What one user has to do. The plugin makes `TodosAPIClient` of `todos.sdk.json`, with internal access.
public struct TodoList: Sendable {
  private let api: TodosAPIClient
  private let user: Int

  public init(user: Int, transport: any Transport = URLSessionTransport()) {
    api = TodosAPIClient(transport: transport)
    self.user = user
  }

  /// The titles of what is not done.
  public func open() async throws -> [String] {
    try await api.todos.list(userID: user, completed: false).map(\.title)
  }

  /// Ticks one off; false when there is no such todo.
  public func tick(_ id: Int) async throws -> Bool {
    do {
      return try await api.todos.change(id: id, Done()).completed
    } catch let error as APIError where error.status == 404 {
      return false
    }
  }
}
