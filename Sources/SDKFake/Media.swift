internal import Foundation
internal import SDKContract
internal import SDKCore

/// A body in one of its forms.
struct Media: Sendable {
  /// `application/json`, in lower case and without parameters; it may be a range: `text/*`.
  let type: String
  /// The same with its parameters.
  let range: MediaRange
  /// As the spec writes it.
  let text: String
  let isJSON: Bool
  let isJSONLines: Bool
  var schema: Schema?
  /// Of each item of a stream.
  var itemSchema: Schema?
  var examples: [(name: String, value: JSON)]
  /// How fields are written, by their names.
  var encodings: [String: FieldEncoding]
  var place: ContractPlace

  init(_ type: String, _ value: ContractValue) {
    let media = MediaType(type)
    self.type = media.name
    range = MediaRange(type)
    text = type
    isJSONLines = media.isJSONLines || media.name == "application/stream+json"
    schema = value["schema"].map(Schema.init)
    let isOpen = media.name == "*/*" || media.name == "application/*"
    isJSON = media.isJSON && !isJSONLines || isOpen && schema?.isFile != true
    itemSchema = value["itemSchema"].map(Schema.init)
    examples = Self.examples(of: value, as: MediaType(type))
    encodings = Dictionary(
      (value["encoding"]?.members ?? []).map { ($0.key, FieldEncoding($0.value)) }
    ) { first, _ in first }
    place = value.place
  }

  /// The `example` of a parameter or content, and its `examples`.
  ///
  /// - `type`: of the content, as which an example that is stated as text is read; nil: none is.
  static func examples(
    of value: ContractValue, as type: MediaType?
  ) -> [(name: String, value: JSON)] {
    let named = value["examples"]?.members.compactMap { name, example in
      let data = (example["value"] ?? example["dataValue"]).map { JSON($0) }
      let text = example["serializedValue"]?.string
      return (data ?? text.flatMap { type?.value(of: $0) }).map { (name: name, value: $0) }
    }
    return (value["example"].map { [(name: "example", value: JSON($0))] } ?? []) + (named ?? [])
  }

  /// The type, of a range one of those in it.
  var concreteType: String {
    if isJSON || !["*/*", "application/*"].contains(type) { return type.concrete }
    return "application/octet-stream"
  }

  var isEvents: Bool { type == "text/event-stream" }
  var isForm: Bool { type == "application/x-www-form-urlencoded" }
  var isMultipart: Bool { type.hasPrefix("multipart/") }
  var isXML: Bool { MediaType(type).isXML }
  var isText: Bool { type.hasPrefix("text/") || isXML }
  /// It is the bytes of a file.
  var isFile: Bool { !isJSON && !isJSONLines && !isForm && !isMultipart && !isText }
  /// It can have the properties of an object, and so what is kept.
  var holdsProperties: Bool { isJSON || isXML || isForm || isMultipart }

  /// Returns whether it is of a type, or its range has that.
  func accepts(_ other: String) -> Bool {
    type == other || MediaRange(other).name == "*/*" || range.rank(of: MediaRange(other)) != nil
      || MediaRange(other).rank(of: range) != nil
  }
}

extension MediaType {
  /// Returns what a text of this type says: JSON, or the text itself.
  fileprivate func value(of text: String) -> JSON? {
    isJSON ? try? JSON(text: Data(text.utf8)) : .string(text)
  }
}

extension [Media] {
  /// Returns the form of a body by its `Content-Type`: the one that says most of it.
  func first(for type: String) -> Media? {
    if let media = first(where: { $0.text == type }) { return media }
    let type = MediaRange(type)
    let ranks = map { $0.range.rank(of: type) ?? -1 }
    guard let best = ranks.max(), best >= 0 else {
      // One that states parameters is still meant by those who do not.
      return first { $0.type == type.name }
    }
    return self[ranks.firstIndex(of: best) ?? 0]
  }

  /// Content of a type that there is no form for.
  func violation(ofType type: String?, at place: ContractPlace) -> Violation {
    let known = map(\.type).joined(separator: " or ")
    return Violation(
      subject: "header.Content-Type",
      problem: type.map { "is '\($0)', not \(known)" } ?? "is missing, not \(known)",
      place: place)
  }
}

extension [Media] {
  /// Returns the form that an `Accept` likes best; nil: none will do (RFC 9110, section 12.5.1).
  func preferred(by accept: String) -> Media? {
    let ranges = HeaderList.items(of: accept).map { MediaRange($0) }
    if ranges.isEmpty { return first { $0.isJSON } ?? first }
    var best: (media: Media, rank: Int, weight: Double, index: Int)?
    for media in self {
      // Of the ranges that it is in, the one that names most decides.
      var own: (rank: Int, weight: Double, index: Int)?
      for (index, range) in ranges.enumerated() {
        guard let rank = range.rank(ofAccepted: media), rank > own?.rank ?? -1 else { continue }
        own = (rank, range.weight, rank == 0 ? ranges.count : index)
      }
      guard let own, own.weight > 0 else { continue }
      // In the order of the request where it likes some as much.
      let isBetter =
        best.map { best in
          own.weight != best.weight
            ? own.weight > best.weight
            : own.index != best.index
              ? own.index < best.index
              : own.rank != best.rank ? own.rank > best.rank : media.isJSON && !best.media.isJSON
        } ?? true
      if isBetter { best = (media, own.rank, own.weight, own.index) }
    }
    return best?.media
  }
}

extension MediaRange {
  /// How well a form is what is accepted; nil: it is not.
  fileprivate func rank(ofAccepted media: Media) -> Int? {
    if let rank = rank(of: media.range) { return rank }
    // The other way round, for what the spec leaves open.
    if media.range.rank(of: self) != nil { return 5 }
    if media.type == name { return 4 }
    // A type of JSON is JSON (RFC 6839, section 3.1).
    return name == "application/json" && media.isJSON ? 3 : nil
  }
}
