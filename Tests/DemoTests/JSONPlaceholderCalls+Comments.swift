import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

let commentCalls: [DemoCall<JSONPlaceholderClient>] = [
  DemoCall(
    operation: "comments.list",
    request:
      "GET https://jsonplaceholder.typicode.com/comments?id=6&postId=2&name=n&email=a%2Bb%40c.d&q=et&_page=2&_limit=10&_start=0&_end=5&_sort=id&_order=desc",
    headers: ["Accept": "application/json"], reply: .json("[\(commentSample)]"),
    check: { api in
      let comments = try await api.comments.list(
        ids: [6], postID: 2, name: "n", email: "a+b@c.d", text: "et", page: 2, limit: 10, start: 0,
        end: 5, sort: "id", order: .descending)
      #expect(comments.count == 1)
    }),
  DemoCall(
    operation: "comments.get", request: "GET https://jsonplaceholder.typicode.com/comments/1",
    headers: ["Accept": "application/json"], reply: .json(commentSample),
    check: { api in
      let comment = try await api.comments.get(id: 1)
      #expect(comment.postID == 2)
      #expect(comment.id == 6)
      #expect(comment.email == "presley.mueller@myrl.com")
    }),
  DemoCall(
    operation: "comments.create", request: "POST https://jsonplaceholder.typicode.com/comments",
    headers: ["Content-Type": "application/json"],
    body: ["postId": 2, "name": "n", "email": "a@b.c", "body": "b"],
    reply: .json(
      #"{"postId": 2, "name": "n", "email": "a@b.c", "body": "b", "id": 501}"#, status: 201),
    check: { api in
      let comment = try await api.comments.create(
        NewComment(name: "n", email: "a@b.c", body: "b", postID: 2))
      #expect(comment.id == 501)
      #expect(comment.postID == 2)
    }),
  DemoCall(
    operation: "comments.replace", request: "PUT https://jsonplaceholder.typicode.com/comments/1",
    body: ["postId": 2, "name": "n", "email": "a@b.c", "body": "b"],
    reply: .json(
      #"{"postId": 2, "name": "n", "email": "a@b.c", "body": "b", "id": 501}"#),
    check: { api in
      let comment = try await api.comments.replace(
        id: 1, NewComment(name: "n", email: "a@b.c", body: "b", postID: 2))
      #expect(comment.id == 501)
      #expect(comment.postID == 2)
    }),
  DemoCall(
    operation: "comments.change", request: "PATCH https://jsonplaceholder.typicode.com/comments/1",
    body: ["body": "x"],
    reply: .json(
      #"{"postId": 2, "id": 6, "name": "n", "email": "a@b.c", "body": "x"}"#),
    check: { api in
      let comment = try await api.comments.change(id: 1, CommentPatch(body: "x"))
      #expect(comment.body == "x")
    }),
  DemoCall(
    operation: "comments.remove", request: "DELETE https://jsonplaceholder.typicode.com/comments/1",
    reply: .json("{}"),
    check: { api in try await api.comments.remove(id: 1) }),
]

let commentSample = #"""
  {"postId": 2, "id": 6, "name": "et fugit eligendi", "email": "presley.mueller@myrl.com", "body": "doloribus at sed"}
  """#
