internal import TrialSupport

/// A way in which documents grow without changing what was there.
enum GrowthKind: String, CaseIterable {
  case operations, methods, tags, properties, values, members, schemas, parameters, responses
  case movedPaths = "moved paths"
  case movedSchemas = "moved schemas"

  /// Makes up to `count` edits of this kind; fewer where the document has no room for them.
  func edits(of map: DocumentMap, count: Int, dice: inout Dice) -> [Edit] {
    (0..<count).compactMap { number in
      let name = "grown\(rawValue.prefix(1))\(number)"
      return switch self {
      case .operations: map.addingOperation(name, &dice)
      case .methods: map.addingMethod(name, &dice)
      case .tags: map.addingTag(name, &dice)
      case .properties: map.addingProperty(name, &dice)
      case .values: map.addingValue(name, &dice)
      case .members: map.addingMember(name, &dice)
      case .schemas: map.addingSchema(name, &dice)
      case .parameters: map.addingParameter(name, &dice)
      case .responses: map.addingResponse(number, &dice)
      case .movedPaths: map.moving(in: [.key("paths")], &dice)
      case .movedSchemas: map.moving(in: [.key("components"), .key("schemas")], &dice)
      }
    }
  }
}
