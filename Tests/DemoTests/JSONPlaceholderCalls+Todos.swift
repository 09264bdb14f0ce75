import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

let todoCalls: [DemoCall<JSONPlaceholderClient>] = [
  DemoCall(
    operation: "todos.list",
    request:
      "GET https://jsonplaceholder.typicode.com/todos?id=1&userId=1&title=a&completed=false&q=et&_page=2&_limit=10&_start=0&_end=5&_sort=id&_order=desc",
    headers: ["Accept": "application/json"], reply: .json("[\(todoSample)]"),
    check: { api in
      let todos = try await api.todos.list(
        ids: [1], userID: 1, title: "a", completed: false, text: "et", page: 2, limit: 10, start: 0,
        end: 5, sort: "id", order: .descending)
      #expect(todos.count == 1)
    }),
  DemoCall(
    operation: "todos.get", request: "GET https://jsonplaceholder.typicode.com/todos/1",
    headers: ["Accept": "application/json"], reply: .json(todoSample),
    check: { api in
      let todo = try await api.todos.get(id: 1)
      #expect(todo.userID == 1)
      #expect(todo.title == "delectus aut autem")
      #expect(!todo.completed)
    }),
  DemoCall(
    operation: "todos.create", request: "POST https://jsonplaceholder.typicode.com/todos",
    headers: ["Content-Type": "application/json"],
    body: ["userId": 1, "title": "Hello", "completed": true],
    reply: .json(
      #"{"userId": 1, "title": "Hello", "completed": true, "id": 201}"#, status: 201),
    check: { api in
      let todo = try await api.todos.create(NewTodo(userID: 1, title: "Hello", completed: true))
      #expect(todo.id == 201)
      #expect(todo.completed)
    }),
  DemoCall(
    operation: "todos.replace", request: "PUT https://jsonplaceholder.typicode.com/todos/1",
    body: ["userId": 1, "title": "Hello", "completed": true],
    reply: .json(
      #"{"userId": 1, "title": "Hello", "completed": true, "id": 201}"#),
    check: { api in
      let todo = try await api.todos.replace(
        id: 1, NewTodo(userID: 1, title: "Hello", completed: true))
      #expect(todo.id == 201)
      #expect(todo.completed)
    }),
  DemoCall(
    operation: "todos.change", request: "PATCH https://jsonplaceholder.typicode.com/todos/1",
    body: ["completed": true],
    reply: .json(
      #"{"userId": 1, "id": 1, "title": "delectus", "completed": true}"#),
    check: { api in
      let todo = try await api.todos.change(id: 1, TodoPatch(completed: true))
      #expect(todo.completed)
    }),
  DemoCall(
    operation: "todos.remove", request: "DELETE https://jsonplaceholder.typicode.com/todos/1",
    reply: .json("{}"),
    check: { api in try await api.todos.remove(id: 1) }),
]

let todoSample = #"""
  {"userId": 1, "id": 1, "title": "delectus aut autem", "completed": false}
  """#
