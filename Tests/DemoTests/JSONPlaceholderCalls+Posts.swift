import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

let postCalls: [DemoCall<JSONPlaceholderClient>] = [
  DemoCall(
    operation: "posts.list",
    request:
      "GET https://jsonplaceholder.typicode.com/posts?id=1&id=2&userId=1&title=sunt%20aut&q=et&_page=2&_limit=10&_start=0&_end=5&_sort=id&_order=desc",
    headers: ["Accept": "application/json"], reply: .json("[\(postSample)]"),
    check: { api in
      let posts = try await api.posts.list(
        ids: [1, 2], userID: 1, title: "sunt aut", text: "et", page: 2, limit: 10, start: 0, end: 5,
        sort: "id", order: .descending)
      #expect(posts.count == 1)
    }),
  DemoCall(
    operation: "posts.get", request: "GET https://jsonplaceholder.typicode.com/posts/1",
    headers: ["Accept": "application/json"], reply: .json(postSample),
    check: { api in
      let post = try await api.posts.get(id: 1)
      #expect(post.userID == 1)
      #expect(post.id == 1)
      #expect(post.title == "sunt aut facere")
      #expect(post.body == "quia et suscipit\nsuscipit recusandae")
    }),
  DemoCall(
    operation: "posts.create", request: "POST https://jsonplaceholder.typicode.com/posts",
    headers: ["Content-Type": "application/json"],
    body: ["userId": 1, "title": "Hello", "body": "world"],
    reply: .json(
      #"{"title": "Hello", "body": "world", "userId": 1, "id": 101}"#, status: 201),
    check: { api in
      let post = try await api.posts.create(NewPost(userID: 1, title: "Hello", body: "world"))
      #expect(post.id == 101)
      #expect(post.title == "Hello")
    }),
  DemoCall(
    operation: "posts.replace", request: "PUT https://jsonplaceholder.typicode.com/posts/1",
    body: ["userId": 1, "title": "Hello", "body": "world"],
    reply: .json(
      #"{"title": "Hello", "body": "world", "userId": 1, "id": 101}"#),
    check: { api in
      let post = try await api.posts.replace(
        id: 1, NewPost(userID: 1, title: "Hello", body: "world"))
      #expect(post.id == 101)
      #expect(post.title == "Hello")
    }),
  DemoCall(
    operation: "posts.change", request: "PATCH https://jsonplaceholder.typicode.com/posts/1",
    body: ["title": "Patched Title"],
    reply: .json(
      #"{"userId": 1, "id": 1, "title": "Patched Title", "body": "quia et suscipit\nsuscipit recusandae"}"#
    ),
    check: { api in
      let post = try await api.posts.change(id: 1, PostPatch(title: "Patched Title"))
      #expect(post.title == "Patched Title")
    }),
  DemoCall(
    operation: "posts.remove", request: "DELETE https://jsonplaceholder.typicode.com/posts/1",
    reply: .json("{}"),
    check: { api in try await api.posts.remove(id: 1) }),
  DemoCall(
    operation: "posts.comments",
    request: "GET https://jsonplaceholder.typicode.com/posts/1/comments",
    reply: .json("[\(commentSample), \(commentSample)]"),
    check: { api in
      let comments = try await api.posts.comments(id: 1)
      #expect(comments.count == 2)
    }),
  DemoCall(
    operation: "posts.addComment",
    request: "POST https://jsonplaceholder.typicode.com/posts/1/comments",
    body: ["name": "n", "email": "a@b.c", "body": "b"],
    reply: .json(
      #"{"postId": "1", "name": "n", "email": "a@b.c", "body": "b", "id": 501}"#, status: 201),
    check: { api in
      let comment = try await api.posts.addComment(
        id: 1, CommentDraft(name: "n", email: "a@b.c", body: "b"))
      #expect(comment.postID == 1)
      #expect(comment.id == 501)
    }),
]

let postSample = #"""
  {"userId": 1, "id": 1, "title": "sunt aut facere", "body": "quia et suscipit\nsuscipit recusandae"}
  """#
