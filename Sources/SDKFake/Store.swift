internal import SDKCore

/// What a fake server keeps, by place.
struct Store: Hashable, Sendable {
  /// A value and its identity as paths have it.
  struct Record: Hashable, Sendable {
    var key: String
    var properties: [String: JSON]
    /// A request has made it.
    var isMade = false
    /// The properties that somebody has said, and that are no samples.
    var said: Set<String> = []
  }

  /// The records of a collection, in the order in which they came.
  struct Collection: Hashable, Sendable {
    private(set) var items: [Record] = []
    private var indexes: [String: Int] = [:]
    private var count: Int64 = 0
    /// The identities of those that were deleted.
    private(set) var deleted: Set<String> = []
    /// Those of them that can be had back.
    private var trash: [String: Record] = [:]
    /// Somebody has said what is in it, so that nothing else is.
    var isGiven = false
    /// About how many bytes of memory it takes.
    private(set) var size = Self.ownSize

    /// Somebody has said something of what is in it.
    var isTouched: Bool {
      isGiven || !deleted.isEmpty || items.contains { $0.isMade || !$0.said.isEmpty }
    }

    private static let ownSize = 256

    subscript(key: String) -> [String: JSON]? { indexes[key].map { items[$0].properties } }

    func record(_ key: String) -> Record? { indexes[key].map { items[$0] } }

    func contains(_ key: String) -> Bool { indexes[key] != nil }

    /// Returns the number of the next record, from 1: each only once.
    mutating func takeNumber() -> Int64 {
      count += 1
      return count
    }

    /// Adds a record, or replaces the one of the same identity.
    mutating func set(
      _ key: String, to properties: [String: JSON], isMade: Bool = false,
      saying said: Set<String> = []
    ) {
      if let index = indexes[key] {
        size -= items[index].properties.memory
        items[index].properties = properties
        items[index].said.formUnion(said)
      } else {
        indexes[key] = items.count
        items.append(Record(key: key, properties: properties, isMade: isMade, said: said))
      }
      size += properties.memory
    }

    /// - `keeps`: it can be had back.
    mutating func remove(_ key: String, keeps: Bool = false) {
      guard let index = indexes.removeValue(forKey: key) else { return }
      let record = items.remove(at: index)
      for index in index..<items.count { indexes[items[index].key] = index }
      if deleted.insert(key).inserted { size += key.utf8.count }
      if keeps { trash[key] = record } else { size -= record.properties.memory }
    }

    /// Remembers what a record was called that was deleted.
    mutating func forget(_ name: String) {
      if !contains(name), deleted.insert(name).inserted { size += name.utf8.count }
    }

    /// Those that can be had back, in order of their identities.
    var kept: [Record] { trash.values.sorted { $0.key < $1.key } }

    /// Takes back a record that was deleted; returns whether it is there.
    mutating func restore(_ key: String) -> Bool {
      guard let record = trash.removeValue(forKey: key) else { return false }
      size -= record.properties.memory
      if deleted.remove(key) != nil { size -= key.utf8.count }
      set(key, to: record.properties, isMade: record.isMade, saying: record.said)
      return true
    }
  }

  /// By path: `/users/1/posts`.
  private(set) var collections: [String: Collection] = [:]
  /// What was sent as a file, by the path of what it belongs to.
  private(set) var files: [String: [KeptFile]] = [:]
  /// The paths at which files were deleted, and not sent again.
  var deletedFiles: Set<String> = []
  /// About how many bytes of memory all of it takes.
  var size = 0

  /// With so many bytes, nothing is added any more: a server may run for days.
  var mostBytes = 256 * 1024 * 1024

  var isFull: Bool { size >= mostBytes }

  /// What was left when room was made the last time.
  private var rest = 0

  /// Forgets collections that have nothing but samples, where there is much: they are made again when somebody asks.
  mutating func makeRoom() {
    guard size > max(mostBytes / 4, 2 * rest) else { return }
    for (path, collection) in collections where !collection.isTouched {
      size -= collection.size
      collections[path] = nil
    }
    rest = size
  }

  /// Gives a collection other records.
  mutating func set(_ path: String, to collection: Collection) {
    change(path) { $0 = collection }
  }

  /// Changes a collection, which is empty if it is not there yet.
  mutating func change<Result>(
    _ path: String, _ change: (inout Collection) -> Result
  ) -> Result {
    // One owner, so that the records are not copied.
    let known = collections.removeValue(forKey: path)
    size -= known?.size ?? 0
    var collection = known ?? .init()
    defer {
      size += collection.size
      collections[path] = collection
    }
    return change(&collection)
  }

  /// Takes away what is below a record: `/users/1/posts` of `/users/1`.
  mutating func removeCollections(below path: String) {
    for place in collections.keys where place.hasPrefix("\(path)/") {
      size -= collections.removeValue(forKey: place)?.size ?? 0
    }
  }

  /// Forgets the collections right below a place whose names are among these, so that they are filled again.
  mutating func forgetCollections(below path: String, named names: Set<String>) {
    if names.isEmpty { return }
    for place in collections.keys where place.hasPrefix("\(path)/") {
      let name = place.dropFirst(path.count + 1)
      guard !name.contains("/"), names.contains(Words.letters(String(name))) else { continue }
      size -= collections.removeValue(forKey: place)?.size ?? 0
    }
  }

  /// Gives a place other files.
  mutating func setFiles(at path: String, to new: [KeptFile]) {
    let old = files.updateValue(new, forKey: path) ?? []
    size += new.memory - old.memory
    if new.isEmpty { files[path] = nil }
  }
}

extension [KeptFile] {
  fileprivate var memory: Int { reduce(0) { $0 + 256 + $1.data.count } }
}

extension [String: JSON] {
  fileprivate var memory: Int { reduce(64) { $0 + 32 + $1.key.utf8.count + $1.value.memory } }
}

extension JSON {
  fileprivate var memory: Int {
    switch self {
    case .null, .bool, .integer, .number: 16
    case .string(let text): 16 + text.utf8.count
    case .array(let elements): elements.reduce(64) { $0 + $1.memory }
    case .object(let members): members.memory
    }
  }
}
