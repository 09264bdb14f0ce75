import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

let userCalls: [DemoCall<JSONPlaceholderClient>] = [
  DemoCall(
    operation: "users.list",
    request:
      "GET https://jsonplaceholder.typicode.com/users?id=1&name=Leanne%20Graham&username=Bret&email=a%40b.c&q=et&_page=2&_limit=10&_start=0&_end=5&_sort=id&_order=desc",
    headers: ["Accept": "application/json"], reply: .json("[\(userSample)]"),
    check: { api in
      let users = try await api.users.list(
        ids: [1], name: "Leanne Graham", username: "Bret", email: "a@b.c", text: "et", page: 2,
        limit: 10, start: 0, end: 5, sort: "id", order: .descending)
      #expect(users.count == 1)
    }),
  DemoCall(
    operation: "users.get", request: "GET https://jsonplaceholder.typicode.com/users/1",
    headers: ["Accept": "application/json"], reply: .json(userSample),
    check: { api in
      let user = try await api.users.get(id: 1)
      #expect(user.username == "Bret")
      #expect(user.address.geo == Geo(lat: -37.3159, lng: 81.1496))
      #expect(user.company.catchPhrase == "Multi-layered client-server neural-net")
      #expect(user.website == "hildegard.org")
    }),
  DemoCall(
    operation: "users.create", request: "POST https://jsonplaceholder.typicode.com/users",
    headers: ["Content-Type": "application/json"],
    body: newUserJSON,
    reply: .json(
      userSample, status: 201),
    check: { api in
      let user = try await api.users.create(newUser)
      #expect(user.id == 1)
    }),
  DemoCall(
    operation: "users.replace", request: "PUT https://jsonplaceholder.typicode.com/users/1",
    body: newUserJSON,
    reply: .json(
      userSample),
    check: { api in
      let user = try await api.users.replace(id: 1, newUser)
      #expect(user.id == 1)
    }),
  DemoCall(
    operation: "users.change", request: "PATCH https://jsonplaceholder.typicode.com/users/1",
    body: ["address": newUserJSON["address"] ?? [:]],
    reply: .json(
      userSample),
    check: { api in
      let user = try await api.users.change(id: 1, UserPatch(address: newUser.address))
      #expect(user.address == newUser.address)
    }),
  DemoCall(
    operation: "users.remove", request: "DELETE https://jsonplaceholder.typicode.com/users/1",
    reply: .json("{}"),
    check: { api in try await api.users.remove(id: 1) }),
  DemoCall(
    operation: "users.posts", request: "GET https://jsonplaceholder.typicode.com/users/1/posts",
    reply: .json("[\(postSample), \(postSample)]"),
    check: { api in
      let posts = try await api.users.posts(id: 1)
      #expect(posts.count == 2)
    }),
  DemoCall(
    operation: "users.albums", request: "GET https://jsonplaceholder.typicode.com/users/1/albums",
    reply: .json("[\(albumSample), \(albumSample)]"),
    check: { api in
      let albums = try await api.users.albums(id: 1)
      #expect(albums.count == 2)
    }),
  DemoCall(
    operation: "users.todos", request: "GET https://jsonplaceholder.typicode.com/users/1/todos",
    reply: .json("[\(todoSample), \(todoSample)]"),
    check: { api in
      let todos = try await api.users.todos(id: 1)
      #expect(todos.count == 2)
    }),
]

let userSample = #"""
  {"id": 1, "name": "Leanne Graham", "username": "Bret", "email": "Sincere@april.biz",
   "address": {"street": "Kulas Light", "suite": "Apt. 556", "city": "Gwenborough", "zipcode": "92998-3874",
               "geo": {"lat": "-37.3159", "lng": "81.1496"}},
   "phone": "1-770-736-8031 x56442", "website": "hildegard.org",
   "company": {"name": "Romaguera-Crona", "catchPhrase": "Multi-layered client-server neural-net", "bs": "harness real-time e-markets"}}
  """#

private let newUser = NewUser(
  name: "Leanne Graham", username: "Bret", email: "Sincere@april.biz",
  address: Address(
    street: "Kulas Light", suite: "Apt. 556", city: "Gwenborough", zipcode: "92998-3874",
    geo: Geo(lat: -37.3159, lng: 81.1496)),
  phone: "1-770-736-8031 x56442", website: "hildegard.org",
  company: Company(
    name: "Romaguera-Crona", catchPhrase: "Multi-layered client-server neural-net",
    bs: "harness real-time e-markets"))

private let newUserJSON: JSON = [
  "name": "Leanne Graham", "username": "Bret", "email": "Sincere@april.biz",
  "address": [
    "street": "Kulas Light", "suite": "Apt. 556", "city": "Gwenborough", "zipcode": "92998-3874",
    "geo": ["lat": "-37.3159", "lng": "81.1496"],
  ],
  "phone": "1-770-736-8031 x56442", "website": "hildegard.org",
  "company": [
    "name": "Romaguera-Crona", "catchPhrase": "Multi-layered client-server neural-net",
    "bs": "harness real-time e-markets",
  ],
]
