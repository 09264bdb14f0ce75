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
      try await api.replaceThings(place: nil, pair: [1, nil], size: nil, any: nil)
      try await api.replaceThings(place: .init(lat: 1), pair: nil, size: .size2, any: .init(lat: 2))
    }
  }
}
