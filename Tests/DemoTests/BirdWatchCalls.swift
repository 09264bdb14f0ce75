import Foundation
import SDKDemoBirdWatch
import SDKRuntime
import SDKTesting
import Testing

private let base = "https://eu.birds.example/v1"
private let tree = "0f8fad5b-d9cb-469f-a165-70867728950e"

let treeID = UUID(
  uuid: (
    0x0F, 0x8F, 0xAD, 0x5B, 0xD9, 0xCB, 0x46, 0x9F, 0xA1, 0x65, 0x70, 0x86, 0x77, 0x28, 0x95, 0x0E
  ))
/// 2026-05-03T05:30:00Z
let dawn = Date(timeIntervalSince1970: 1_777_786_200)

let sightingSample = """
  {
    "species": "turmer", "seen_at": "2026-05-03T05:30:00Z", "place": { "lat": 52.5, "lon": 13.4 },
    "count": null, "behaviour": "singing", "observer": null, "id": "\(tree)",
    "evidence": [
      { "kind": "song", "recording": 7, "seconds": 2.5 },
      { "kind": "photo", "url": "/p/1.jpg" },
      { "kind": "feather", "colour": "black" }
    ],
    "links": { "map": "/m/1" }
  }
  """

let newSighting = NewSighting(
  species: "turmer", seenAt: dawn, place: Place(lat: 52.5, lon: 13.4), count: nil,
  behaviour: .unrecognized("bathing"), evidence: [.photo(Photo(url: "/p/1.jpg"))])

let birdWatchCalls: [DemoCall<BirdWatchClient>] = [
  DemoCall(
    operation: "sightings.list",
    request:
      "GET \(base)/sightings?cursor=c%201&area%5Bcenter%5D=52.5%2C13.4&area%5Bradius_km%5D=5&species=turmer,parmaj",
    headers: ["Authorization": "Bearer token-1"],
    reply: .json(#"{ "items": [\#(sightingSample)], "next_cursor": null }"#),
    check: { api in
      let page = try await api.sightings.list(
        cursor: "c 1", area: Area(center: "52.5,13.4", kilometers: 5),
        species: ["turmer", "parmaj"])
      #expect(page.items.map(\.id) == [treeID])
      #expect(page.nextCursor == nil)
    }),
  DemoCall(
    operation: "sightings.add", request: "POST \(base)/sightings",
    headers: ["Content-Type": "application/json", "Accept": "application/json"],
    body: [
      "species": "turmer", "seen_at": "2026-05-03T05:30:00Z",
      "place": ["lat": 52.5, "lon": 13.4], "count": nil, "behaviour": "bathing",
      "evidence": [["kind": "photo", "url": "/p/1.jpg"]],
    ],
    reply: .json(sightingSample, status: 201),
    check: { api in
      guard case .created(let sighting) = try await api.sightings.add(newSighting) else {
        Issue.record("it is not created")
        return
      }
      #expect(sighting.seenAt == dawn)
    }),
  DemoCall(
    operation: "sightings.get", request: "GET \(base)/sightings/\(tree.uppercased())",
    reply: .json(sightingSample),
    check: { api in
      let sighting = try await api.sightings.get(id: treeID)
      #expect(sighting.behaviour == .singing)
      #expect(sighting.observer == nil)
      #expect(sighting.links == ["map": "/m/1"])
      #expect(
        sighting.evidence == [
          .song(Song(recording: 7, seconds: 2.5)), .photo(Photo(url: "/p/1.jpg")),
          .unrecognized(["kind": "feather", "colour": "black"]),
        ])
    }),
  DemoCall(
    operation: "sightings.correct", request: "PATCH \(base)/sightings/\(tree.uppercased())",
    headers: ["Content-Type": "application/merge-patch+json"], body: ["count": 3],
    reply: .json(sightingSample),
    check: { api in
      let sighting = try await api.sightings.correct(id: treeID, Correction(count: 3))
      #expect(sighting.id == treeID)
    }),
  DemoCall(
    operation: "sightings.withdraw", request: "DELETE \(base)/sightings/\(tree.uppercased())",
    reply: .status(204),
    // The method is deprecated, the endpoint is not.
    check: { api in
      try await api.client.send(SightingsEndpoint.withdraw(id: treeID))
    }),
  DemoCall(
    operation: "recordings.sound", request: "GET \(base)/recordings/7/sound",
    headers: ["Accept": "audio/wav"],
    reply: .data(Data([82, 73, 70, 70]), contentType: "audio/wav"),
    check: { api in
      let sound = try await api.recordings.sound(number: 7)
      #expect(sound == Data("RIFF".utf8))
    }),
  DemoCall(
    operation: "live.watch",
    request: "GET \(base)/live?area=%7B%22center%22%3A%22Berlin%22%7D",
    headers: ["Accept": "text/event-stream"],
    reply: .events(
      """
      data: {"type":"arrival","species":"turmer"}

      : still here

      data: {"type":"departure",
      data: "after_seconds":40}

      data: {"type":"storm"}


      """),
    check: { api in
      var events: [Event] = []
      for try await event in api.live.watch(area: Area(center: "Berlin")) { events.append(event) }
      #expect(
        events == [
          .arrival(Arrival(species: "turmer")), .departure(Departure(afterSeconds: 40)),
          .unrecognized(["type": "storm"]),
        ])
    }),
]
