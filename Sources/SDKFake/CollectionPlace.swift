internal import SDKCore

/// A collection at its place, and what its records are made of.
struct CollectionPlace: Sendable {
  let resource: Resource
  /// `/users/{id}/posts`
  private let route: [Segment]
  /// The values of the route's parameters.
  private let arguments: [String: String]
  /// `/users/1/posts`
  let path: String
  private let answerer: Answerer

  /// A collection is listed with so many samples until it is told what it has.
  private static let sampleCount = 3

  init(
    _ resource: Resource, route: [Segment], arguments: [String: String], _ answerer: Answerer
  ) {
    self.resource = resource
    self.arguments = arguments
    self.answerer = answerer
    self.route = route
    path = route.map { "/" + $0.filled(with: arguments) }.joined()
  }

  private var reader: WireReader { WireReader(judge: answerer.judge) }

  // MARK: Records

  /// Gives a collection that is asked for the first time its samples.
  func fill(_ store: Locked<Store>) {
    guard store.with({ $0.collections[path] == nil }) else { return }
    var collection = Store.Collection()
    if resource.isListed {
      for _ in 0..<Self.sampleCount {
        let number = collection.takeNumber()
        add(sample(number), number, to: &collection)
      }
    }
    store.with { store in
      if store.collections[path] == nil, !store.isFull { store.set(path, to: collection) }
    }
  }

  /// Returns a collection of these records, which need not be valid.
  func collection(of records: [[String: JSON]]) -> Store.Collection {
    var collection = Store.Collection()
    collection.isGiven = true
    for properties in records {
      let number = collection.takeNumber()
      add(properties, number, to: &collection)
    }
    return collection
  }

  /// Adds a record under the identity that it states if that is free, else under a new one; returns the identity.
  @discardableResult
  func add(
    _ properties: [String: JSON], stating stated: JSON? = nil, _ number: Int64,
    to collection: inout Store.Collection
  ) -> String {
    var properties = properties
    let stated = stated ?? (collection.isGiven ? resource.identity.flatMap { properties[$0] } : nil)
    let key: String
    if let stated, !stated.isNull, !collection.contains(normal(stated.wireText)) {
      key = normal(stated.wireText)
    } else {
      key = newKey(number) { collection.contains($0) }
      identify(&properties, as: key)
    }
    collection.set(key, to: properties)
    return key
  }

  /// Returns the properties of the record of a number.
  func sample(_ number: Int64) -> [String: JSON] {
    var sample =
      answerer.sampler.value(of: resource.item.schema, for: "\(path)#\(number)").objectValue ?? [:]
    // What belongs to something else knows to what: `userId` in `/users/{id}/posts`.
    for (index, segment) in route.enumerated() where index > 0 {
      guard let parameter = segment.parameter, let argument = arguments[parameter],
        let owner = route[index - 1].literal
      else { continue }
      let stem = owner.hasSuffix("s") ? String(owner.dropLast()) : owner
      for name in [parameter, "\(stem)Id", "\(stem)_id"] where name != resource.identity {
        guard let schema = reader.properties(of: resource.item.schema)[name] else { continue }
        sample[name] = reader.shaped(.text(argument), schema)
      }
    }
    return sample
  }

  // MARK: Identity

  /// The schema of identities, if there is one.
  private var identitySchema: Schema? {
    resource.identity.flatMap { reader.properties(of: resource.item.schema)[$0] }
      ?? resource.parameter?.schema
  }

  /// An identity as it is kept: UUIDs are the same in upper and lower case (RFC 9562, section 4).
  func normal(_ key: String) -> String {
    identitySchema?.format == "uuid" ? key.lowercased() : key
  }

  /// Returns an identity that is not taken.
  private func newKey(_ number: Int64, isTaken: (String) -> Bool) -> String {
    guard let schema = identitySchema else { return "\(number)" }
    let kinds = reader.kinds(of: schema)
    // The first is what the spec gives as an example, so that calls made of examples find it.
    let examples = number == 1 ? (resource.parameter?.examples ?? []) + schema.examples : []
    for example in examples
    where answerer.judge.isValid(example, schema) && !isTaken(example.wireText) {
      return normal(example.wireText)
    }
    if kinds.contains(.integer), !kinds.contains(.string) {
      for next in number..<(number + 1_000)
      where !isTaken("\(next)") && answerer.judge.isValid(.integer(next), schema) {
        return "\(next)"
      }
    }
    // An example is one identity, and there are many.
    for attempt in 0..<100 {
      let value = answerer.sampler.value(
        of: schema, for: "\(path) id \(number) \(attempt)", showsExamples: false)
      if !isTaken(value.wireText), !value.isNull { return value.wireText }
    }
    return "\(number)"
  }

  /// Writes an identity into its property.
  func identify(_ properties: inout [String: JSON], as key: String) {
    guard let identity = resource.identity,
      let schema = reader.properties(of: resource.item.schema)[identity]
    else { return }
    properties[identity] = reader.shaped(.text(key), schema)
  }
}
