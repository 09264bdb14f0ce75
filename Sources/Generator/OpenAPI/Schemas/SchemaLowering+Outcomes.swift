import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

extension SchemaLowering {
  /// What merged schemas come to: a type there is already, or what a model is made of.
  struct Outcome {
    enum Result {
      case type(TypeReference)
      case shape(Model.Shape)
    }

    var result: Result
    var isNullable = false
    var constant: Literal?

    init(_ type: TypeReference, isNullable: Bool = false, constant: Literal? = nil) {
      result = .type(type)
      self.isNullable = isNullable
      self.constant = constant
    }

    init(_ shape: Model.Shape, isNullable: Bool = false) {
      result = .shape(shape)
      self.isNullable = isNullable
    }

    init(_ use: Use) {
      result = .type(use.type)
      isNullable = use.isNullable
      constant = use.constant
    }

    func orNull(_ isNullable: Bool) -> Outcome {
      var outcome = self
      outcome.isNullable = outcome.isNullable || isNullable
      return outcome
    }
  }

  /// A component, or what a reference led to.
  mutating func declare(_ id: ModelID, _ element: Element) {
    let site = Site(element, inside: .model(id), [])
    // Lowered already, where it stands.
    if uses[SiteKey([site])]?.type == .model(id), slots.isDefined(id) { return }
    let order = slots.nextOrder()
    let schema = reader.read(element)
    var model = Model(
      id: id, origin: declarations.origin(of: element, id), about: nil,
      deprecation: schema.isDeprecated ? Deprecation(nil) : nil,
      shape: .alias(.scalar(.json)), provenance: Declarations.provenance(of: element.pointer),
      location: element.keyLocation ?? element.location)
    if let mapped = options.type(ofSchema: id.rawValue) {
      model.shape = .alias(.scalar(mapped))
    } else if !inheritance.isChild(element), let use = referenceOnly([site]) {
      model.shape = .alias(use.type)
      model.about = about([site], nil)
    } else {
      let facets = facets(of: element, id)
      let outcome =
        inheritanceOutcome(of: element, id) ?? outcome(of: facets, at: [site], id)
      model.about = about([site], facets)
      switch outcome.result {
      case .type(let type): model.shape = .alias(type)
      case .shape(let shape): model.shape = shape
      }
    }
    slots.define(model, order: order)
  }

  mutating func outcome(of facets: Facets, at sites: [Site], _ id: ModelID) -> Outcome {
    let isNullable = facets.isNullable
    if facets.values != nil { return valuesOutcome(of: facets, id).orNull(isNullable) }
    if !facets.unions.isEmpty, let union = unionOutcome(of: facets, at: sites, id) {
      return union.orNull(isNullable)
    }
    let kinds = (facets.kinds ?? facets.impliedKinds).subtracting(.null).single
    if let kind = kinds.first, kinds.count == 1 {
      return outcome(of: facets, as: kind, at: sites, id).orNull(isNullable)
    }
    // Keywords of several kinds without a `type` say nothing certain.
    guard facets.kinds != nil, !kinds.isEmpty else {
      let said = facets.kinds == nil && facets.format != nil ? formatOnly(facets) : nil
      return Outcome(.scalar(said ?? .json), isNullable: isNullable)
    }
    return outcome(of: facets, asAnyOf: kinds, at: sites, id).orNull(isNullable)
  }

  /// `format` without `type`: the formats that strings alone have.
  private func formatOnly(_ facets: Facets) -> Scalar? {
    let strings = ["date-time", "date", "uuid", "byte", "binary", "uri", "email"]
    guard let format = facets.format, strings.contains(format) else { return nil }
    return scalar(.string, facets)
  }

  func outcome(ofScalar kind: Kinds, _ facets: Facets) -> Outcome {
    Outcome(.scalar(scalar(kind, facets)))
  }

  private mutating func outcome(
    of facets: Facets, as kind: Kinds, at sites: [Site], _ id: ModelID
  ) -> Outcome {
    switch kind {
    case .object: objectOutcome(of: facets, at: sites, id)
    case .array: arrayOutcome(of: facets, at: sites)
    default: outcome(ofScalar: kind, facets)
    }
  }

  /// `type: [string, array]`: a union with a member for each kind.
  private mutating func outcome(
    of facets: Facets, asAnyOf kinds: [Kinds], at sites: [Site], _ id: ModelID
  ) -> Outcome {
    guard let element = sites.last?.element else { return Outcome(Use.anything) }
    var members: [Union.Member] = []
    for kind in kinds {
      let order = slots.nextOrder()
      let part = ModelID(id.rawValue + " \(kind.description)")
      let outcome = outcome(of: facets, as: kind, at: sites, part)
      let location = element.location
      switch outcome.result {
      case .type(let type): members.append(.init(tags: [], type: type, location: location))
      case .shape(let shape):
        slots.define(
          Model(
            id: part, origin: .inside(.model(id), words: [kind.description]), shape: shape,
            provenance: element.pointer.text, location: element.keyLocation ?? location),
          order: order)
        members.append(.init(tags: [], type: slots.reference(to: part), location: location))
      }
    }
    return Outcome(.union(Union(discriminator: .shape, members: members)))
  }

  private mutating func arrayOutcome(of facets: Facets, at sites: [Site]) -> Outcome {
    if facets.items.isEmpty, !facets.tuple.isEmpty, let site = sites.last {
      return Outcome(.array(withinDepth(tupleElement(facets.tuple, site), at: sites)))
    }
    if facets.items.isEmpty { return Outcome(.array(.scalar(.json))) }
    return Outcome(.array(withinDepth(lower(facets.items).reference, at: sites)))
  }

  /// Elements that differ by position are all of one type, or any JSON.
  private mutating func tupleElement(_ tuple: [Site], _ site: Site) -> TypeReference {
    reader.remarks.add(.openAPITuple(site.element))
    var types: [TypeReference] = []
    for site in tuple {
      let type = lower([site]).reference
      if !types.contains(type) { types.append(type) }
    }
    return types.count == 1 ? types.first ?? .scalar(.json) : .scalar(.json)
  }
}
