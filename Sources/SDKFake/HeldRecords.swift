internal import Foundation
internal import SDKCore

/// Records that are in a property of something else too.
extension CollectionPlace {
  /// The record that has those of this place in a property.
  private var holder: (place: CollectionPlace, key: String, property: String)? {
    home.holder.map { holder in
      let place = CollectionPlace(holder.home, arguments: arguments, answerer)
      let key = holder.parameter.flatMap { arguments[$0] }.map(place.normal) ?? ""
      return (place, key, holder.property)
    }
  }

  /// Returns the records that something else has in a property; nil: there is nothing of the kind.
  func held(_ store: Locked<Store>, after others: Set<String>) -> [[String: JSON]]? {
    guard let record = holderRecord(in: store, after: others), let holder else { return nil }
    return record.properties[holder.property]?.arrayValue?.compactMap(\.objectValue)
  }

  /// Returns what has the records in a property; nil: nothing has, or it is not there.
  func holderRecord(
    in store: Locked<Store>, after others: Set<String> = []
  ) -> Store.Record? {
    guard let (place, key, _) = holder, !others.contains(place.path) else { return nil }
    place.fill(store, after: others.union([path]))
    if place.resource.isOnly { place.makeOnly(in: store) }
    return store.with { $0.collections[place.path]?.record(key) }
  }

  /// Says in what has the records which there are now.
  func tellHolder(_ store: inout Store) {
    guard let (place, key, property) = holder,
      var properties = store.collections[place.path]?[key]
    else { return }
    properties[property] = .array(records(in: store).map { .object($0.properties) })
    properties = place.totalled(properties)
    store.change(place.path) { $0.set(key, to: properties, saying: [property]) }
  }

  /// Makes the only record of its place if nobody has.
  func makeOnly(in store: Locked<Store>) {
    guard store.with({ $0.collections[path]?.contains("") == false && !$0.isFull }) else { return }
    let number = store.with { $0.change(path) { $0.takeNumber() } }
    var properties = begun(sample(number), saying: [])
    // What was emptied begins without anything.
    if store.with({ $0.collections[path]?.deleted.contains("") == true }) {
      for (name, schema) in self.properties where properties[name]?.arrayValue != nil {
        if answerer.judge.isValid([], schema) { properties[name] = [] }
      }
    }
    properties = totalled(properties)
    store.with { store in
      store.change(path) { if !$0.contains("") { $0.set("", to: properties, saying: []) } }
    }
  }

  // MARK: Totals

  private static let prices: Set<String> = ["price", "unitprice", "unitamount", "unitcost"]
  private static let quantities: Set<String> = ["quantity", "qty"]
  private static let sums: Set<String> = [
    "total", "subtotal", "totalprice", "totalamount", "totalcost", "carttotal", "ordertotal",
  ]
  private static let lineSums: Set<String> = ["linetotal", "lineprice", "lineamount"]
  /// What else is in a total.
  private static let extras = ["tax", "vat", "shipping", "delivery", "discount", "fee", "tip"]

  /// Returns a record with the sum of what is in it where names are evident: `total` of a cart whose `items` have a
  /// `price` and a `quantity`.
  ///
  /// - `said`: what the client states is not touched.
  func totalled(_ record: [String: JSON], but said: [String: JSON] = [:]) -> [String: JSON] {
    var result = record
    let schemas = properties
    if let own = Self.line(of: record) { write(own, Self.lineSums, schemas, said, to: &result) }
    for (name, value) in record.sorted(by: { $0.key < $1.key }) {
      guard let items = value.arrayValue?.map(\.objectValue),
        let item = schemas[name].flatMap({ reader.items(of: $0) })
      else { continue }
      let inner = reader.properties(of: item)
      let names = Set(inner.keys.map(Words.letters))
      guard !names.isDisjoint(with: Self.quantities) else { continue }
      let lines = items.compactMap { $0.flatMap(Self.line) }
      guard lines.count == items.count else { continue }
      let stated = said[name]?.arrayValue ?? []
      let written = items.compactMap(\.self).enumerated().map { index, item -> JSON in
        var line = item
        let own = stated.indices.contains(index) ? stated[index].objectValue : nil
        write(lines[index], Self.lineSums.union(Self.sums), inner, own ?? [:], to: &line)
        return .object(line)
      }
      result[name] = .array(written)
      let hasExtras = schemas.keys.map(Words.letters).contains { name in
        Self.extras.contains(where: name.contains)
      }
      write(
        lines.reduce(0, +), hasExtras ? ["subtotal"] : Self.sums, schemas, said, to: &result)
    }
    return answerer.judge.isValid(.object(result), resource.item) ? result : record
  }

  /// What an item and all of its kind cost.
  private static func line(of item: [String: JSON]) -> Decimal? {
    func number(_ names: Set<String>, _ members: [String: JSON]) -> Decimal? {
      members.sorted { $0.key < $1.key }.first { names.contains(Words.letters($0.key)) }
        .flatMap { Decimal(string: $0.value.wireText) }
    }
    let product = ["product", "item", "variant"].lazy.compactMap { item[$0]?.objectValue }.first
    guard let quantity = number(quantities, item),
      let price = number(prices, item) ?? product.flatMap({ number(prices, $0) })
    else { return nil }
    return price * quantity
  }

  private func write(
    _ sum: Decimal, _ names: Set<String>, _ schemas: [String: Schema], _ said: [String: JSON],
    to record: inout [String: JSON]
  ) {
    for (name, schema) in schemas where names.contains(Words.letters(name)) && sum.isFinite {
      guard said[name] == nil, record[name] != nil else { continue }
      let value = reader.shaped(.text("\(sum)"), schema)
      if value.tag != nil, answerer.judge.isValid(value, schema) { record[name] = value }
    }
  }
}
