/// The contents of one of several files of a kind.
struct Shard<Element> {
  /// `Accounts`, or the number of a file where their number is given; empty where there is one file.
  var name: String
  var elements: [Element]
}

extension Shard: Sendable where Element: Sendable {}
