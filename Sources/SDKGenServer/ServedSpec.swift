#if Server
  package import SDKContract
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
    package var notes: [String: Note]

    package init(contract: Contract, notes: [String: Note] = [:]) {
      self.contract = contract
      self.notes = notes
    }
  }

  /// A spec with the server that answers for it.
  struct RunningSpec: Sendable {
    var server: FakeServer
    var notes: [String: ServedSpec.Note]
  }
#endif
