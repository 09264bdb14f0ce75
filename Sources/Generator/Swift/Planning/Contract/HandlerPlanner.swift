import SDKGenAPIModel

/// Plans how endpoints are read back from requests, for the handlers of a fake server.
struct HandlerPlanner: Sendable {
  private let context: PlanningContext
  private let coding: CodingPlanner

  init(_ context: PlanningContext, _ coding: CodingPlanner) {
    self.context = context
    self.coding = coding
  }

  var endpoints: [ContractDeclaration.Endpoint] {
    context.groups.compactMap { group in
      let types = context.types.inside(SwiftTypeName(group.endpoint), isOutside: true)
      let cases = group.operations.compactMap { operation in
        self.case(operation, of: group, among: group.operations, types)
      }
      return cases.isEmpty
        ? nil
        : ContractDeclaration.Endpoint(name: coding.qualified(group.endpoint.text), cases: cases)
    }
  }

  private func `case`(
    _ operation: PlannedOperation, of group: PlannedGroup, among all: [PlannedOperation],
    _ types: SwiftTypes
  ) -> ContractDeclaration.Endpoint.Case? {
    var values: [String: Code] = [:]
    let places: [(prefix: String, parameters: [PlannedParameter])] = [
      ("path.", operation.pathParameters), ("query.", operation.query),
      ("header.", operation.headers), ("cookie.", operation.cookies), ("body.", operation.fields),
    ]
    for (prefix, parameters) in places {
      for planned in parameters {
        guard case .argument(let type, let value) = planned.parameter.value,
          let name = planned.name?.text
        else { continue }
        guard let reading = reading(planned.parameter, type, value, in: prefix, types) else {
          return nil
        }
        values[name] = reading
      }
    }
    let arguments = operation.caseArguments(types)
    if let body = arguments.first(where: { values[$0.name] == nil }) {
      guard let reading = reading(operation.operation.body, body, types) else { return nil }
      values[body.name] = reading
    }
    let forwarded = arguments.compactMap { argument in
      values[argument.name].map { value in
        argument.label.map { Code.labelled($0, value) } ?? value
      }
    }
    let name = ".\(operation.names.name.text)"
    return ContractDeclaration.Endpoint.Case(
      test: test(operation, of: group, among: all),
      value: forwarded.isEmpty
        ? .text("self = \(name)")
        : .below([.row(["self = try ", .call(name, forwarded)])]))
  }

  /// `"Pets.create"`. The contract has one operation for all of its bodies, which the type of the body tells apart.
  private func test(
    _ operation: PlannedOperation, of group: PlannedGroup, among all: [PlannedOperation]
  ) -> String {
    let alike = all.filter { $0.operation.provenance == operation.operation.provenance }
    let id = group.operationID(of: alike.first ?? operation)
    guard alike.count > 1 else { return id }
    return "\(id) where fields.hasBody(\(swiftLiteral(operation.operation.sentContentType)))"
  }

  /// nil where nothing reads it.
  private func reading(
    _ parameter: Parameter, _ type: TypeReference, _ value: Literal?, in prefix: String,
    _ types: SwiftTypes
  ) -> Code? {
    guard coding.canDecode(type) else { return nil }
    if type.parts.contains(.scalar(.file)) {
      let name = swiftLiteral(parameter.name)
      return switch types.unaliased(type.unwrapped) {
      case .scalar(.file):
        .text("fields.uploadFile\(type.isOptional ? "IfPresent" : "")(\(name))")
      case .array(.scalar(.file)): .text("fields.uploadFiles(\(name))")
      default: nil
      }
    }
    // Entries of a dictionary are parts of their own.
    if parameter.isEach { return nil }
    return types.reading(type, swiftLiteral(prefix + parameter.name), or: value)
  }

  private func reading(_ body: Body?, _ argument: CallArgument, _ types: SwiftTypes) -> Code? {
    switch body {
    case .json(let type), .formValue(let type, _):
      coding.canDecode(type) ? types.reading(type, "\"body\"", or: nil) : nil
    case .raw: "fields.httpBody()"
    case .text:
      .text("fields.decode\(argument.fallback == nil ? "" : "IfPresent")(String.self, \"text\")")
    case .form, .multipart, nil: nil
    }
  }
}

extension Operation {
  /// The type of its body, without parameters where the runtime chooses them.
  fileprivate var sentContentType: String {
    if let bodyContentType { return bodyContentType }
    return switch body {
    case .raw(let type), .text(let type): type
    case .form, .formValue: "application/x-www-form-urlencoded"
    case .multipart: "multipart/form-data"
    case .json, nil: "application/json"
    }
  }
}
