import Foundation
import SDKContract
import SDKFake
import SDKRuntime
import Testing

/// What documents write in other words than their standard has, and by reference: the client reads what a fake server
/// sends, and the server takes what the client sends.
struct PuzzleTests {
  /// Tells what the server has refused rather than that it has.
  private func expectFine(
    _ contract: any APIContract.Type, _ seed: Int, _ calls: (FakeServer) async throws -> Void
  ) async throws {
    let server = FakeServer(contract, seed: UInt64(seed))
    do {
      try await calls(server)
    } catch {
      try server.verify()
      throw error
    }
  }

  @Test(arguments: 0..<12) func valuesAreReadAlike(seed: Int) async throws {
    try await expectFine(PuzzlesContract.self, seed) { server in
      let api = PuzzlesClient(transport: server)
      let values = try await api.values.list(level: .level1)
      #expect(values.tags.allSatisfy { [.a, .b].contains($0) })
      #expect(values.sizes.allSatisfy { [.s, .m].contains($0) })
      #expect([.mixed1, .large].contains(values.mixed))
      if case .unrecognized = values.level { Issue.record("\(values.level)") }
      try await api.values.replace(
        .init(
          level: .level0, odd: values.odd, tags: [.b], sizes: [.m], mixed: .large, secret: "s",
          big: .max, huge: .max, either: .int(80), date: values.date, file: values.file, code: 7,
          next: values.next, empty: nil, net: values.net, weight: -1.5, maybe: .maybe3,
          bytes: Data([1, 2, 3])))
    }
  }

  @Test(arguments: 0..<12) func tuplesAreReadAlike(seed: Int) async throws {
    try await expectFine(PuzzlesContract.self, seed) { server in
      let api = PuzzlesClient(transport: server)
      let tuples = try await api.tuples.list()
      #expect(tuples.pair.count == 2 && tuples.closed.count == 2 && tuples.ints.count >= 4)
      #expect(tuples.differing[0].stringValue != nil && tuples.differing[1].intValue != nil)
      try await api.tuples.replace(tuples)
    }
  }

  @Test(arguments: 0..<12) func tagsAreReadAlike(seed: Int) async throws {
    try await expectFine(PuzzlesContract.self, seed) { server in
      let api = PuzzlesClient(transport: server)
      let members = try await api.members.list()
      #expect(members.contains { $0.asCard != nil } && members.contains { $0.asSEPA != nil })
      #expect(members.contains { $0.asCash != nil })
      try await api.members.replace(members)
      let shapes = try await api.shapes.list()
      #expect(shapes.contains { $0.asCircle != nil } && shapes.contains { $0.asBox != nil })
      try await api.shapes.replace(shapes)
    }
  }

  @Test(arguments: 0..<12) func moreIsReadAlike(seed: Int) async throws {
    try await expectFine(PuzzlesContract.self, seed) { server in
      let api = PuzzlesClient(transport: server)
      let more = try await api.more.get(size: .size1, sizes: [.size1])
      #expect(
        more.constant == "1"
          && more.deep.allSatisfy { $0.allSatisfy { [.deep7, .deep8].contains($0) } })
      try await api.more.replace(more)
      try await api.more.replace(
        text: .true, whole: .max, time: Date(timeIntervalSince1970: 1_800_000_000), orNull: nil,
        only: nil, large: .max, deep: [[.deep7]],
        names: ["a": 1], _404: "x", list: [1, nil], nulls: nil, place: .init(name: "a"), double: 0.5
      )
    }
  }

  @Test(arguments: 0..<12) func tagsMayBeNumbers(seed: Int) async throws {
    try await expectFine(PuzzlesContract.self, seed) { server in
      let api = PuzzlesClient(transport: server)
      let tagged = try await api.tagged.list()
      #expect(tagged.contains { $0.asOne != nil } && tagged.contains { $0.asTwo != nil })
      #expect(tagged.contains { $0.asRest != nil })
      try await api.tagged.replace(tagged)
    }
  }

  @Test(arguments: 0..<12) func placesAreReadAlike(seed: Int) async throws {
    try await expectFine(PuzzlesContract.self, seed) { server in
      let api = PuzzlesClient(transport: server)
      let last = try await api.places.get(
        levels: [.level0, .level1], name: "a", kind: 7, range: .init(level: .level2, pair: [1, 2]),
        xLevels: [.level1], mode: .mode2)
      #expect(last.inline.contains { $0.asX != nil } && last.inline.contains { $0.asY != nil })
      #expect(last.events.allSatisfy { if case .unrecognized = $0 { false } else { true } })
      _ = try await api.places.delete(levels: [.level2], name: "a", kind: 7, level: .level0)
      try await api.last.replace(
        union: .value(.value1), open: last.open, byPattern: ["x1": 1],
        further: .init(additionalProperties: ["b": 1]), all: last.all,
        inner: [.init(secret: "s")], nameOf: "a", anchored: .init(level: .level0),
        inline: last.inline, text: #"{"level": 1}"#, kept: .now, events: last.events)
    }
  }

  @Test func fieldsAreReadAlike() async throws {
    try await expectFine(PuzzlesContract.self, 1) { server in
      let api = PuzzlesClient(transport: server)
      try await api.forms.create(level: .level2, on: true, tags: [.a, .b])
      try await api.parts.create(
        level: .level0, file: UploadFile(data: Data("a".utf8), fileName: "a.txt"), pair: [1, 2])
    }
  }

  @Test func textsAreReadAlike() async throws {
    try await expectFine(PuzzlesContract.self, 1) { server in
      let api = PuzzlesClient(transport: server)
      let text = try await api.texts.list(filter: .init(name: "a"), code: "12")
      #expect(text.hasPrefix("{"))
    }
  }

  @Test(arguments: 0..<12) func whatStandsBesideReferencesCounts(seed: Int) async throws {
    try await expectFine(RiddlesContract.self, seed) { server in
      let api = RiddlesClient(transport: server)
      let thing = try await api.getThings()
      #expect(thing.any?.lat.isFinite != false)
      try await api.replaceThings(
        place: nil, pair: [1, nil], size: nil, either: nil, limits: 0.1, code: nil,
        pairs: [nil, .init(a: "a")], any: nil)
      try await api.replaceThings(
        place: .init(lat: 1), pair: nil, size: .size2, either: .init(lat: 3), limits: 5, code: .a,
        pairs: [], any: .init(lat: 2))
    }
  }

  @Test(arguments: 0..<12) func swaggerIsReadAlike(seed: Int) async throws {
    try await expectFine(SphinxContract.self, seed) { server in
      let api = SphinxClient(transport: server)
      let thing = try #require(
        try await api.things.list(level: .level1, levels: [.level1, .level2]))
      #expect(thing.pair.count == 2)
      try await api.things.replace(name: nil, maybe: nil, level: nil, pair: [1, 2], old: nil)
      try await api.things.replace(
        name: "a", maybe: 1, level: .level2, pair: thing.pair, old: .init(a: "b"))
      let animals = try await api.animals.list()
      #expect(animals.contains { $0.asCat != nil } && animals.contains { $0.asCanine != nil })
      try await api.animals.replace(animals)
      try await api.forms.create(
        level: .level1, file: UploadFile(data: Data("a".utf8), fileName: "a.txt"), tags: [.a, .b])
      try await api.fields.create(tags: [.a, .b], sizes: [.size1, .size2], names: ["a", "b"])
      #expect(try await api.file.get().isEmpty == false)
    }
  }
}
