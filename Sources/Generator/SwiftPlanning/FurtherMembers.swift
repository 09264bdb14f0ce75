import SDKGenAPIModel
import SDKGenSwiftModel

/// The property of a structure that keeps members which are no fields.
struct FurtherMembers {
  var name: SwiftIdentifier
  /// Of one of them.
  var element: TypeReference

  init(_ element: TypeReference, _ names: ModelNames) {
    name = names.additional ?? .lowerCamelCase(["additionalProperties"])
    self.element = element
  }

  var type: TypeReference { .dictionary(element) }
}

extension FurtherMembers? {
  /// One or none.
  func list<Value>(_ transform: (FurtherMembers) -> Value) -> [Value] {
    map { [transform($0)] } ?? []
  }
}

extension PlanningContext {
  func property(_ further: FurtherMembers, isVariable: Bool) -> String {
    DocComment("The properties that the spec does not declare.").text(indent: 2, layout: layout)
      + "  \(access)\(isVariable ? "var" : "let") \(further.name.text): "
      + text(of: further.type)
  }

  /// `fields.additionalProperties(JSON.self, besides: ["id", "name"])`
  func reading(_ further: FurtherMembers, besides names: [String]) -> Code {
    let known = Code.array(open: "besides: ", names.map { .text(swiftLiteral($0)) })
    let format = format(of: further.element)
    return .call(
      "fields.additionalProperties",
      format.map { [known, .text("as: \($0)")] }
        ?? [.text("\(text(of: further.element)).self"), known])
  }

  func writing(_ further: FurtherMembers) -> Code {
    let value = ["fields", "encoder"].contains(further.name.text) ? "self." : ""
    let format = format(of: further.element).map { [Code.text("as: \($0)")] } ?? []
    return .call("try fields.encodeAdditionalProperties", [.text(value + further.name.text)] + format)
  }
}
