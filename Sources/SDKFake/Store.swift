internal import SDKCore

/// What a fake server keeps, by place.
struct Store: Hashable, Sendable {
  /// A value and its identity as paths have it.
  struct Record: Hashable, Sendable {
    var key: String
    var properties: [String: JSON]
  }

  /// The records of a collection, in the order in which they came.
  struct Collection: Hashable, Sendable {
    private(set) var items: [Record] = []
    private var indexes: [String: Int] = [:]
    private var count: Int64 = 0
    /// The identities of those that were deleted.
    private(set) var deleted: Set<String> = []
    /// Somebody has said what is in it, so that nothing else is.
    var isGiven = false

    subscript(key: String) -> [String: JSON]? { indexes[key].map { items[$0].properties } }

    func contains(_ key: String) -> Bool { indexes[key] != nil }

    /// Returns the number of the next record, from 1: each only once.
    mutating func takeNumber() -> Int64 {
      count += 1
      return count
    }

    /// Adds a record, or replaces the one of the same identity.
    mutating func set(_ key: String, to properties: [String: JSON]) {
      if let index = indexes[key] {
        items[index].properties = properties
      } else {
        indexes[key] = items.count
        items.append(Record(key: key, properties: properties))
      }
    }

    mutating func remove(_ key: String) {
      guard let index = indexes.removeValue(forKey: key) else { return }
      items.remove(at: index)
      for index in index..<items.count { indexes[items[index].key] = index }
      deleted.insert(key)
    }
  }

  /// By path: `/users/1/posts`.
  var collections: [String: Collection] = [:]
  /// What was sent as a file, by the path of what it belongs to.
  var files: [String: [KeptFile]] = [:]
}
