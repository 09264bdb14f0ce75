import SDKGenAPIModel

/// A schema where it stands, and the name of an inline type there.
struct SchemaLocation: Sendable {
  var element: Element
  var name: InlineName
  /// The schema without its `oneOf` and `anyOf`: the part that their members share.
  var leavesOutUnions = false
  /// The schema belongs to one that the schema in question refers to.
  var isInherited = false

  init(_ element: Element, named name: InlineName) {
    self.element = element
    self.name = name
  }

  /// A schema whose inline types are named after a model.
  init(_ element: Element, in model: ModelID, user: String? = nil) {
    self.init(element, named: InlineName(in: .model(model), [], user: user))
  }
}

/// The identity of schemas that hold at one location: their pointers in order.
struct SchemaKey: Hashable, Sendable {
  private struct Part: Hashable, Sendable {
    var pointer: Pointer
    var leavesOutUnions: Bool
    var user: String?
  }

  private var parts: [Part]

  init(_ locations: [SchemaLocation]) {
    parts = locations.map {
      Part(
        pointer: $0.element.pointer, leavesOutUnions: $0.leavesOutUnions, user: $0.name.user)
    }
  }

  /// The id of a model that stands there: the identity of the pointer.
  func modelID(in documents: Documents) -> ModelID {
    ModelID.merging(
      parts.map { part in
        let whole = ModelID(documents.identity(of: part.pointer))
        let id = part.leavesOutUnions ? whole.base : whole
        return part.user.map(id.inside) ?? id
      })
  }
}
