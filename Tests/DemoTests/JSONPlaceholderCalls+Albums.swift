import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

let albumCalls: [DemoCall<JSONPlaceholderClient>] = [
  DemoCall(
    operation: "albums.list",
    request:
      "GET https://jsonplaceholder.typicode.com/albums?userId=1&title=&q=et&_page=2&_limit=10&_start=0&_end=5&_sort=id&_order=desc",
    headers: ["Accept": "application/json"], reply: .json("[\(albumSample)]"),
    check: { api in
      let albums = try await api.albums.list(
        ids: [], userID: 1, title: "", text: "et", page: 2, limit: 10, start: 0, end: 5, sort: "id",
        order: .descending)
      #expect(albums.count == 1)
    }),
  DemoCall(
    operation: "albums.get", request: "GET https://jsonplaceholder.typicode.com/albums/1",
    headers: ["Accept": "application/json"], reply: .json(albumSample),
    check: { api in
      let album = try await api.albums.get(id: 1)
      #expect(album.userID == 1)
      #expect(album.title == "quidem molestiae enim")
    }),
  DemoCall(
    operation: "albums.create", request: "POST https://jsonplaceholder.typicode.com/albums",
    headers: ["Content-Type": "application/json"],
    body: ["userId": 1, "title": "Hello"],
    reply: .json(
      #"{"userId": 1, "title": "Hello", "id": 101}"#, status: 201),
    check: { api in
      let album = try await api.albums.create(NewAlbum(userID: 1, title: "Hello"))
      #expect(album.id == 101)
    }),
  DemoCall(
    operation: "albums.replace", request: "PUT https://jsonplaceholder.typicode.com/albums/1",
    body: ["userId": 1, "title": "Hello"],
    reply: .json(
      #"{"userId": 1, "title": "Hello", "id": 101}"#),
    check: { api in
      let album = try await api.albums.replace(id: 1, NewAlbum(userID: 1, title: "Hello"))
      #expect(album.id == 101)
    }),
  DemoCall(
    operation: "albums.change", request: "PATCH https://jsonplaceholder.typicode.com/albums/1",
    body: ["userId": 2],
    reply: .json(
      #"{"userId": 2, "id": 1, "title": "quidem"}"#),
    check: { api in
      let album = try await api.albums.change(id: 1, AlbumPatch(userID: 2))
      #expect(album.userID == 2)
    }),
  DemoCall(
    operation: "albums.remove", request: "DELETE https://jsonplaceholder.typicode.com/albums/1",
    reply: .json("{}"),
    check: { api in try await api.albums.remove(id: 1) }),
  DemoCall(
    operation: "albums.photos", request: "GET https://jsonplaceholder.typicode.com/albums/1/photos",
    reply: .json("[\(photoSample), \(photoSample)]"),
    check: { api in
      let photos = try await api.albums.photos(id: 1)
      #expect(photos.count == 2)
    }),
]

let albumSample = #"""
  {"userId": 1, "id": 1, "title": "quidem molestiae enim"}
  """#
