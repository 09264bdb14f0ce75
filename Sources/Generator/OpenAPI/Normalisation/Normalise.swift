package import SDKGenAPIModel
import SDKGenDiagnostics

/// Normalises an API once all of it is lowered.
package func normalise(_ api: API) -> API {
  var api = identifyModels(splitByDirection(mergeEqualResponses(shareEqualResponses(api))))
  // Of equal types the first counts, wherever the document declares them.
  api.models = api.models.nearTogether
  return api.declaringEveryScheme
}

extension API {
  /// The API without a scheme named `none`, which in a spec means that no scheme is used.
  fileprivate var declaringEveryScheme: API {
    let reserved = "none"
    guard let index = securitySchemes.firstIndex(where: { $0.name == reserved })
    else { return self }
    var name = reserved + "Scheme"
    while securitySchemes.contains(where: { $0.name == name }) { name += "2" }
    var api = self
    api.securitySchemes[index].name = name
    api.securitySchemes[index].swiftName = api.securitySchemes[index].swiftName ?? reserved
    api.changeOperations { operation in
      operation.security = operation.security.map { security in
        SecurityRequirement(
          anyOf: security.alternatives.map { $0.map { $0 == reserved ? name : $0 } })
      }
    }
    return api
  }
}

/// Makes models that Swift can express, whatever leads back to what.
func normalise(_ models: [Model], tellsEach: Bool, _ found: Findings) -> [Model] {
  let acyclic = breakAliasCycles(models.joiningAliases(), found)
  let finite = breakUnionCycles(acyclic, found)
  return checkDefaults(shortenAliases(finite, found), tellsEach: tellsEach, found)
}

extension [Model] {
  /// Makes members of unions one that are one type by another name, unless a tag tells them apart.
  fileprivate func joiningAliases() -> [Model] {
    let known = ModelIndex(self)
    var hasNewAlias = false
    let joined = map { model in
      guard case .union(var union) = model.shape, union.members.count > 1 else { return model }
      var seen: Set<[String]> = []
      union.members = union.members.filter { member in
        let type = known.bare(member.type, depth: 0).notation
        return seen.insert([type, member.constant?.jsonText ?? ""] + member.tags.sorted()).inserted
      }
      let isOne = union.members.count == 1 && union.members[0].constant == nil
      // What holds itself behind aliases alone has no type but the union.
      if isOne, known.aliases(of: union.members[0].type, leadTo: model.id) { return model }
      var model = model
      model.shape = isOne ? .alias(union.members[0].type) : .union(union)
      hasNewAlias = hasNewAlias || isOne
      return model
    }
    // Members of others may be one type by what is an alias now.
    return hasNewAlias ? joined.joiningAliases() : joined
  }
}

extension ModelIndex {
  /// Returns a type without aliases, also in lists and the like. One that holds itself ends somewhere.
  fileprivate func bare(_ type: TypeReference, depth: Int) -> TypeReference {
    guard depth < TypeReference.maximumDepth else { return type }
    return switch unaliased(type) {
    case .array(let element): .array(bare(element, depth: depth + 1))
    case .dictionary(let value): .dictionary(bare(value, depth: depth + 1))
    case .optional(let inner): .optional(bare(inner, depth: depth + 1))
    case .nullable(let inner): .nullable(bare(inner, depth: depth + 1))
    case let plain: plain
    }
  }
}

/// Lets a required scalar `id` identify the values of a model.
private func identifyModels(_ api: API) -> API {
  let known = ModelIndex(api.models)
  var api = api
  api.models = api.models.map { model in
    guard case .structure(var structure) = model.shape,
      structure.properties.contains(where: {
        $0.name == "id" && known.unaliased($0.type).mayIdentify
      })
    else { return model }
    structure.identity = "id"
    var model = model
    model.shape = .structure(structure)
    return model
  }
  return api
}
