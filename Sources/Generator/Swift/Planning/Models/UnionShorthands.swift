import SDKGenAPIModel

/// The members by which a union is made without its cases: `.init(city: "Seoul")`, `.auto`, `.user("Hi")`.
///
/// They depend on the first members of the union, so that one which is added at the end takes nothing away.
struct UnionShorthands {
  private let union: Union
  private let cases: [Named<Union.Member>]
  /// The names that are cases, or types in the union.
  private let taken: Set<String>
  private let access: String
  private let types: SwiftTypes

  /// `types` as the code of the union writes them.
  init(
    _ union: Union, _ cases: [Named<Union.Member>], of model: PlannedModel, types: SwiftTypes,
    access: String
  ) {
    self.union = union
    self.cases = cases
    self.types = types
    self.access = access
    let names = cases.map(\.name) + [model.unrecognized].compactMap { $0 }
    taken = Set((names + (types.scope.levels.last ?? [])).map(\.name))
  }

  var declarations: [Code] {
    [initializer, values].compactMap { $0 } + shortcuts
  }

  /// The names in the declarations.
  var names: [SwiftIdentifier] {
    (enumeration?.values ?? []) + contents.map(\.content.name)
  }

  /// The types that the declarations take.
  var argumentTypes: [TypeReference] {
    let properties = object?.member.structure.properties ?? []
    let settable = properties.map(\.declared).filter { types.constant(of: $0) == nil }
    let additional = object?.member.structure.additional?.type
    return settable.map(\.type) + [additional].compactMap { $0 }
      + contents.map(\.content.declared.type)
  }

  // MARK: The properties of an object

  /// The object whose rival is no object.
  private var object: (member: UnionObject, arguments: BodyArguments)? {
    if case .tag = union.discriminator { return nil }
    guard cases.count > 1 else { return nil }
    let first = cases.prefix(2)
    guard let object = types.objects(of: first).first, first.filter(isPlain).count == 1 else {
      return nil
    }
    guard let arguments = BodyArguments(.json(object.type), types: types) else { return nil }
    // A literal's initialiser has the same name.
    if arguments.names.count == 1, arguments.names[0].name.hasSuffix("Literal") { return nil }
    return (object, arguments)
  }

  /// Its initialiser: `.init(city: "Seoul")` beside `.unset`.
  private var initializer: Code? {
    guard let (object, arguments) = object else { return nil }
    return .block(
      .function("\(access)init", arguments.arguments.map { .text($0.caseParameter) }),
      [.call("self = .\(object.name.text)", [arguments.value])])
  }

  /// Returns whether a member is a value that has no properties.
  private func isPlain(_ member: Named<Union.Member>) -> Bool {
    if member.value.constant != nil { return true }
    switch types.unaliased(member.value.type) {
    case .scalar(.json), .scalar(.external), .optional, .nullable: return false
    case .scalar, .array, .dictionary: return true
    case .model(let id): if case .enumeration? = types.shape(of: id) { return true }
    }
    return false
  }

  // MARK: The values of an enumeration

  /// The values of the first enumeration, and its member.
  private var enumeration: (member: SwiftIdentifier, values: [SwiftIdentifier])? {
    for member in cases where member.value.constant == nil {
      guard case .model(let id) = types.unaliased(member.value.type),
        case .enumeration(_, let values)? = types.models[id]?.shape
      else { continue }
      return (member.name, values.map(\.name).filter { !taken.contains($0.name) })
    }
    return nil
  }

  /// `.auto` for `.mode(.auto)`.
  private var values: Code? {
    guard let (member, names) = enumeration, !names.isEmpty else { return nil }
    return .lines(
      names.map { name in
        .block("\(access)static var \(name.text): Self", [.call(".\(member)", [".\(name)"])])
      })
  }

  // MARK: The content of an object

  /// `.user("Hi")` and `.imageURL(.init(url: "…"))` for members that are made of one value.
  private var shortcuts: [Code] {
    contents.map { object, content in
      let value = Code.call(
        types.text(of: object.type), [.labelled(content.name.name, .text(content.name.text))])
      let type = types.text(of: content.declared.type.unwrapped)
      return .block(
        .function(
          "\(access)static func \(object.name.text)", ["_ \(content.name.text): \(type)"],
          result: " -> Self"),
        [.call(".\(object.name.text)", [value])])
    }
  }

  private var contents: [(object: UnionObject, content: PlannedProperty)] {
    let objects = types.objects(of: cases)
    let common = objects.lazy.compactMap { requiredContent(of: $0) }.first { takesString($0) }
    return objects.compactMap { object in
      let optional = common.flatMap { optionalContent(of: object, named: $0.name.text) }
      return (requiredContent(of: object) ?? optional).map { (object, $0) }
    }
  }

  /// The only property that has to be given. One of the object's own type would make the function the case again.
  private func requiredContent(of object: UnionObject) -> PlannedProperty? {
    let required = required(object)
    guard required.count == 1, isContent(required[0]),
      types.text(of: required[0].declared.type) != types.text(of: object.type)
    else { return nil }
    return required[0]
  }

  /// The property that is the content of other members, in one of which nothing has to be given.
  private func optionalContent(of object: UnionObject, named name: String) -> PlannedProperty? {
    guard required(object).isEmpty, let property = object.property(name),
      types.constant(of: property.declared) == nil
    else { return nil }
    return isContent(property) && takesString(property) ? property : nil
  }

  private func required(_ object: UnionObject) -> [PlannedProperty] {
    object.structure.properties.filter { types.initialValue(of: $0.declared) == nil }
  }

  private func isContent(_ property: PlannedProperty) -> Bool {
    switch union.discriminator {
    case .tag(property.declared.name, .inline), .tagIfPresent(property.declared.name): return false
    case .tag, .tagIfPresent, .shape: break
    }
    return property.declared.deprecation == nil
      && types.nullableInside(property.declared.type) == nil
  }

  private func takesString(_ property: PlannedProperty) -> Bool {
    var search = StringLiteralSearch(types)
    return search.takesString(property.declared.type.unwrapped)
  }
}

/// A member of a union that is a structure.
struct UnionObject {
  /// The name of its case.
  var name: SwiftIdentifier
  var type: TypeReference
  var structure: PlannedStructure

  /// Returns a property by its Swift name, unless it is deprecated.
  func property(_ name: String) -> PlannedProperty? {
    structure.properties.first { $0.name.text == name && $0.declared.deprecation == nil }
  }
}

extension SwiftTypes {
  /// Returns those of a union's members that are structures.
  func objects(of cases: some Sequence<Named<Union.Member>>) -> [UnionObject] {
    cases.compactMap { member in
      let type = member.value.type
      guard !type.acceptsNull, let structure = structure(type) else { return nil }
      return UnionObject(name: member.name, type: type, structure: structure)
    }
  }
}
