import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

let photoCalls: [DemoCall<JSONPlaceholderClient>] = [
  DemoCall(
    operation: "photos.list",
    request:
      "GET https://jsonplaceholder.typicode.com/photos?id=1&albumId=1&title=a%26b&q=et&_page=2&_limit=10&_start=0&_end=5&_sort=id&_order=desc",
    headers: ["Accept": "application/json"], reply: .json("[\(photoSample)]"),
    check: { api in
      let photos = try await api.photos.list(
        ids: [1], albumID: 1, title: "a&b", text: "et", page: 2, limit: 10, start: 0, end: 5,
        sort: "id", order: .descending)
      #expect(photos.count == 1)
    }),
  DemoCall(
    operation: "photos.get", request: "GET https://jsonplaceholder.typicode.com/photos/1",
    headers: ["Accept": "application/json"], reply: .json(photoSample),
    check: { api in
      let photo = try await api.photos.get(id: 1)
      #expect(photo.albumID == 1)
      #expect(photo.url.absoluteString == "https://via.placeholder.com/600/92c952")
      #expect(photo.thumbnailURL.path() == "/150/92c952")
    }),
  DemoCall(
    operation: "photos.create", request: "POST https://jsonplaceholder.typicode.com/photos",
    headers: ["Content-Type": "application/json"],
    body: [
      "albumId": 1, "title": "Hello", "url": "file:///a", "thumbnailUrl": "file:///b",
    ],
    reply: .json(
      #"{"albumId": 1, "title": "Hello", "url": "file:///a", "thumbnailUrl": "file:///b", "id": 5001}"#,
      status: 201),
    check: { api in
      let photo = try await api.photos.create(
        NewPhoto(
          albumID: 1, title: "Hello", url: URL(filePath: "/a"), thumbnailURL: URL(filePath: "/b")))
      #expect(photo.id == 5001)
    }),
  DemoCall(
    operation: "photos.replace", request: "PUT https://jsonplaceholder.typicode.com/photos/1",
    body: [
      "albumId": 1, "title": "Hello", "url": "file:///a", "thumbnailUrl": "file:///b",
    ],
    reply: .json(
      #"{"albumId": 1, "title": "Hello", "url": "file:///a", "thumbnailUrl": "file:///b", "id": 5001}"#
    ),
    check: { api in
      let photo = try await api.photos.replace(
        id: 1,
        NewPhoto(
          albumID: 1, title: "Hello", url: URL(filePath: "/a"), thumbnailURL: URL(filePath: "/b")))
      #expect(photo.id == 5001)
    }),
  DemoCall(
    operation: "photos.change", request: "PATCH https://jsonplaceholder.typicode.com/photos/1",
    body: ["title": "x"],
    reply: .json(
      #"{"albumId": 1, "id": 1, "title": "x", "url": "https://a.b/c", "thumbnailUrl": "https://a.b/d"}"#
    ),
    check: { api in
      let photo = try await api.photos.change(id: 1, PhotoPatch(title: "x"))
      #expect(photo.title == "x")
    }),
  DemoCall(
    operation: "photos.remove", request: "DELETE https://jsonplaceholder.typicode.com/photos/1",
    reply: .json("{}"),
    check: { api in try await api.photos.remove(id: 1) }),
]

let photoSample = #"""
  {"albumId": 1, "id": 1, "title": "accusamus beatae", "url": "https://via.placeholder.com/600/92c952", "thumbnailUrl": "https://via.placeholder.com/150/92c952"}
  """#
