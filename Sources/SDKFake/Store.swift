internal import Foundation
internal import SDKCore

/// What a fake server was sent, by place.
struct Store: Sendable {
  /// The values of a collection, in the order in which they came.
  private struct Collection: Sendable {
    var items: [Item] = []
    var nextNumber: Int64 = 1
    /// The identities of those that were deleted.
    var deleted: Set<String> = []

    func index(of key: String) -> Int? { items.firstIndex { $0.key == key } }
  }

  private struct Item: Sendable {
    /// Its identity as paths have it.
    var key: String
    var properties: [String: JSON]
  }

  private var collections: [String: Collection] = [:]

  /// Answers a request that concerns a collection; nil: a sample will do.
  mutating func answer(
    _ use: Resources.Use, _ request: ReceivedRequest, _ operation: Operation, _ read: ReadRequest,
    _ arguments: [String: String], with answerer: Answerer
  ) -> FakeAnswer? {
    var exchange = StoreExchange(
      use: use, request: request, operation: operation, read: read, arguments: arguments,
      answerer: answerer)
    let place = exchange.place
    if collections[place] == nil { fill(place, exchange) }
    switch use.action {
    case .list: return list(place, exchange)
    case .create:
      guard let item = create(place, key: nil, exchange) else { return nil }
      exchange.key = item.key
      var answer = exchange.answer(item.properties)
      if answer.status == 201, answer.headers["Location"] == nil {
        answer.headers.append("Location", "\(request.path)/\(item.key.encodedForPath)")
      }
      return answer
    case .read, .change, .replace, .delete:
      let known = collections[place]?.index(of: exchange.key)
      guard let index = known ?? (isMade(place, exchange) ? make(place, exchange) : nil) else {
        return exchange.notFound
      }
      return apply(exchange, to: index, in: place)
    }
  }

  /// Whether something is there as soon as it is asked for: where it is put there, where no list tells what there is, and
  /// where the operation has no answer for what is not there.
  private func isMade(_ place: String, _ exchange: StoreExchange) -> Bool {
    if exchange.use.action == .replace { return true }
    if collections[place]?.deleted.contains(exchange.key) == true { return false }
    return !exchange.use.resource.isListed || !exchange.knowsNotFound
  }

  private mutating func make(_ place: String, _ exchange: StoreExchange) -> Int? {
    guard create(place, key: exchange.key, exchange) != nil else { return nil }
    return collections[place]?.index(of: exchange.key)
  }

  private mutating func apply(
    _ exchange: StoreExchange, to index: Int, in place: String
  ) -> FakeAnswer? {
    guard var item = collections[place]?.items[index] else { return nil }
    switch exchange.use.action {
    case .delete:
      collections[place]?.items.remove(at: index)
      collections[place]?.deleted.insert(item.key)
    case .replace:
      item.properties = exchange.kept(of: item.properties).merging(exchange.body) { $1 }
    case .change: item.properties = exchange.changed(item.properties)
    case .list, .create, .read: break
    }
    if exchange.use.action == .replace || exchange.use.action == .change {
      exchange.identify(&item.properties)
      collections[place]?.items[index] = item
    }
    return exchange.answer(item.properties)
  }

  // MARK: Creating

  /// Adds a value: what the request says, and samples of the rest.
  private mutating func create(
    _ place: String, key: String?, _ exchange: StoreExchange
  ) -> Item? {
    var collection = collections[place] ?? Collection()
    var exchange = exchange
    let number = collection.nextNumber
    collection.nextNumber += 1
    var properties = exchange.sample("\(place)#\(number)").merging(exchange.body) { $1 }
    if let key {
      exchange.key = key
      exchange.identify(&properties)
    } else if let identity = exchange.use.resource.identity,
      let stated = exchange.body[identity], !stated.isNull,
      collection.index(of: exchange.normal(stated.wireText)) == nil
    {
      exchange.key = exchange.normal(stated.wireText)
    } else {
      exchange.key = exchange.newKey(number, among: Set(collection.items.map(\.key)))
      exchange.identify(&properties)
    }
    let item = Item(key: exchange.key, properties: properties)
    collection.items.append(item)
    collections[place] = collection
    return item
  }

  /// Gives a collection that is listed its first values.
  private mutating func fill(_ place: String, _ exchange: StoreExchange) {
    collections[place] = Collection()
    guard exchange.use.resource.isListed else { return }
    var empty = exchange
    empty.read.body = nil
    for _ in 0..<3 { _ = create(place, key: nil, empty) }
  }

  // MARK: Listing

  private func list(_ place: String, _ exchange: StoreExchange) -> FakeAnswer? {
    let items = (collections[place]?.items ?? []).map(\.properties).filter(exchange.isWanted)
    return exchange.listAnswer(items)
  }
}

extension String {
  /// The text as a segment of a path.
  fileprivate var encodedForPath: String {
    addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? self
  }
}
