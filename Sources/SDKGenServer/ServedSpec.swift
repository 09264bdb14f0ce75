#if Server
  package import SDKContract
  internal import SDKCore
  internal import SDKFake

  /// A spec to serve: what requests are judged by, and what the page says of its operations.
  package struct ServedSpec: Sendable {
    package struct Note: Hashable, Sendable {
      /// Its documentation.
      package var about: String
      /// How Swift calls it.
      package var call: String

      package init(about: String, call: String) {
        self.about = about
        self.call = call
      }
    }

    package var contract: Contract
    /// By the operation's ID: `Pets.create`.
    let notes: Notes

    /// - `notes`: is asked once, when a page is.
    package init(
      contract: Contract, notes: @escaping @Sendable () -> [String: Note] = { [:] }
    ) {
      self.contract = contract
      self.notes = Notes(make: notes)
    }

    /// The notes, which a server without a page never makes.
    final class Notes: Sendable {
      private let make: @Sendable () -> [String: Note]
      private let made = Locked<[String: Note]?>(nil)

      fileprivate init(make: @escaping @Sendable () -> [String: Note]) { self.make = make }

      subscript(id: String) -> Note? {
        made.with { made in
          let notes = made ?? make()
          made = notes
          return notes[id]
        }
      }
    }
  }

  /// A spec with the server that answers for it.
  struct RunningSpec: Sendable {
    var server: FakeServer
    var notes: ServedSpec.Notes
  }
#endif
