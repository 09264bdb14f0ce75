import SDKGenAPIModel

/// The properties that read a union without its cases: `customer.id`, `event.asCustomer`.
struct UnionAccessors {
  private let context: PlanningContext
  private let cases: [Named<Union.Member>]
  /// `asCustomer`, one for each case.
  private let names: [SwiftIdentifier]
  /// The property that says which member a value is.
  private let tag: String?

  private let types: SwiftTypes
  /// The properties that some cases have.
  private var common: [Accessor] = []

  init(
    _ union: Union, _ cases: [Named<Union.Member>], of model: PlannedModel,
    _ context: PlanningContext
  ) {
    self.context = context
    self.cases = cases
    names = model.accessors
    types = context.types.inside(model.name)
    if case .tag(let field, content: .inline) = union.discriminator {
      tag = field
    } else {
      tag = nil
    }
    common = shared()
  }

  /// `asCustomer`: the member, if the value is that one.
  var members: [Code] {
    zip(cases, names).compactMap { member, name in
      if member.value.constant != nil || member.value.type.acceptsNull { return nil }
      return .block(
        head(name, member.value.type),
        [.either(condition: "case .\(member.name.text)(let value) = self", "value", "nil")])
    }
  }

  /// A property that some cases have.
  private struct Accessor {
    var name: SwiftIdentifier
    /// Without the `?`.
    var type: TypeReference
    var arms: [(name: SwiftIdentifier, value: String)]
  }

  /// The properties that objects have in common: those of the first two, so that a member added later
  /// takes none away; of one that is named as a case is read, the case is. In a union of an identifier and objects,
  /// `id` reads both.
  private func shared() -> [Accessor] {
    let objects = types.objects(of: cases)
    guard objects.count == cases.count, objects.count > 1 else {
      return identifier(objects).map { [$0] } ?? []
    }
    return objects[0].structure.properties.compactMap { property in
      guard let other = objects[1].property(property.name.text),
        property.declared.deprecation == nil, isTold(property) || isTold(other),
        !names.contains(property.name)
      else { return nil }
      let type = property.declared.type.unwrapped
      guard isSame(property, type), isSame(other, type) else { return nil }
      let sharing = objects.filter { object in
        object.property(property.name.text).map { isSame($0, type) } ?? false
      }
      return Accessor(
        name: property.name, type: type,
        arms: sharing.map { ($0.name, "value.\(property.name.text)") })
    }
  }

  var properties: [Code] { common.map(declaration) }

  /// The names of `members` and `properties`.
  var allNames: [SwiftIdentifier] { names + common.map(\.name) }

  /// The types of `properties`.
  var propertyTypes: [TypeReference] { common.map(\.type) }

  private func isSame(_ property: PlannedProperty, _ type: TypeReference) -> Bool {
    types.text(of: property.declared.type.unwrapped) == types.text(of: type)
      && types.nullableInside(property.declared.type) == nil
  }

  /// A constant, like the tag, only says which member it is.
  private func isTold(_ property: PlannedProperty) -> Bool {
    property.declared.constant == nil && property.declared.name != tag
  }

  private func identifier(_ objects: [UnionObject]) -> Accessor? {
    func hasID(_ object: UnionObject) -> Bool {
      object.property("id").map { isSame($0, .scalar(.string)) } ?? false
    }
    guard let first = objects.first, hasID(first), let id = first.property("id")?.name,
      let text = cases.first(where: { $0.value.type == .scalar(.string) }),
      text.value.caseName == "id", text.value.constant == nil
    else { return nil }
    return Accessor(
      name: id, type: .scalar(.string),
      arms: [(text.name, "value")] + objects.filter(hasID).map { ($0.name, "value.\(id.text)") })
  }

  /// `public var id: String?`
  private func head(_ name: SwiftIdentifier, _ type: TypeReference) -> Code {
    .row(["\(context.access)var \(name.text): ", .below(["\(types.text(of: type))?"])])
  }

  private func declaration(of accessor: Accessor) -> Code {
    let arms = accessor.arms.map { arm in
      Code.row(["case .\(arm.name.text)(let value): ", .below([.text(arm.value)])])
    }
    return .block(
      head(accessor.name, accessor.type),
      [.lines(["switch self {"] + arms + ["default: nil", "}"])],
      isBroken: true)
  }
}
