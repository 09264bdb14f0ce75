import SDKRuntime
import SDKTesting
import Testing
import TodoList

@Test func openTodosAreThoseOfTheUser() async throws {
  let mock = MockTransport()
    .on(
      .get("/todos").query(["userId": "7", "completed": "false"]),
      .json(#"[{ "id": 1, "userId": 7, "title": "Write a spec", "completed": false }]"#))

  let titles = try await TodoList(user: 7, transport: mock).open()

  #expect(titles == ["Write a spec"])
  try mock.verify()
}

@Test func tickingSendsAPatch() async throws {
  let mock = MockTransport()
    .on(
      .patch("/todos/{id}").json(["completed": true]),
      .json(#"{ "id": 1, "userId": 7, "title": "Write a spec", "completed": true }"#))

  #expect(try await TodoList(user: 7, transport: mock).tick(1))
  #expect(mock.calls.first?.request.path == "/todos/1")
}

@Test func aMissingTodoIsNoError() async throws {
  let mock = MockTransport().on(.any, .json(#"{ "message": "gone" }"#, status: 404))

  #expect(try await TodoList(user: 7, transport: mock).tick(1) == false)
}
