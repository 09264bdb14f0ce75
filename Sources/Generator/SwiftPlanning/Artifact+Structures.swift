import SDKGenAPIModel
import SDKGenSwiftModel

/// A field with everything about it looked up.
private struct PlannedField {
  var field: Field
  var name: String
  var type: String
  var isBoxed: Bool
  /// Stored under another name, so that the public one can be computed.
  var ignore: String
  var isHidden: Bool { isBoxed || field.deprecation != nil }
  var storage: String { isHidden ? "_" + label : name }
  var wireName: String { swiftLiteral(field.name) }
  /// Without the backticks of a keyword, which labels go without.
  var label: String { name.filter { $0 != "`" } }
}

/// What makes a model `Identifiable`.
private enum Identity: Equatable {
  case none
  /// A field that is called `id`.
  case field
  /// A property `id` beside the field that is meant.
  case computed(String)

  var properties: [String] {
    if case .computed(let property) = self { [property] } else { [] }
  }
}

extension PlanningContext {
  func declaration(
    _ structure: Structure, _ model: Model, _ names: ModelNames
  ) -> StructureDeclaration {
    let fields = planned(structure, model, names)
    let further = structure.additional.map { FurtherMembers($0, names) }
    let coding = coding(of: model)
    let identity = identity(structure, fields)
    let isVariable = usage.isSent(model.id)
    return StructureDeclaration(
      doc: doc(of: model), access: access, name: names.type.text,
      conformances: conformances(
        of: model, name: names.type.text, keyword: "struct",
        coding + valueProtocols + (identity == .none ? [] : ["Identifiable"])),
      properties: fields.map { property($0, isVariable: isVariable) }
        + further.list { property($0, isVariable: isVariable) } + identity.properties,
      parameters: parameters(fields, further), assignments: assignments(fields, further),
      decoding: coding.contains("Decodable") ? decoding(fields, further) : nil,
      encoding: coding.contains("Encodable") ? encoding(fields, further) : nil)
  }

  /// The coding as an extension in another module writes it, which sees no stored boxes.
  func publicCoding(
    _ structure: Structure, _ model: Model, _ names: ModelNames
  ) -> (decoding: String, encoding: String) {
    let fields = planned(structure, model, names).map { field in
      var field = field
      field.isBoxed = false
      return field
    }
    let further = structure.additional.map { FurtherMembers($0, names) }
    return (decoding(fields, further), encoding(fields, further))
  }

  private func planned(
    _ structure: Structure, _ model: Model, _ names: ModelNames
  ) -> [PlannedField] {
    zip(structure.fields, names.members).enumerated().map { index, pair in
      PlannedField(
        field: pair.0, name: pair.1.text, type: text(of: pair.0.type),
        isBoxed: boxes.isBoxed(index, of: model.id), ignore: ignoreComment([pair.1], indent: 2))
    }
  }

  // MARK: Properties

  private func property(_ field: PlannedField, isVariable: Bool) -> String {
    let comment = DocComment(field.field.about, example(field.field))
      .text(indent: 2, layout: layout)
    let doc = field.ignore + comment
    if field.isHidden { return doc + computed(field, isVariable: isVariable) }
    let head = "  " + access + (isVariable ? "var " : "let ") + field.name + ":"
    let fits = head.utf8.count + 1 + field.type.utf8.count <= layout.width + 1
    return doc + head + (fits ? " " : "\n    ") + field.type
  }

  private func example(_ field: Field) -> String? {
    field.example?.wireText.map { "Example: `\($0)`" }
  }

  /// The public property over a private one. It stands before the stored one, below its comment.
  private func computed(_ field: PlannedField, isVariable: Bool) -> String {
    let stored = field.isBoxed ? "Boxed<\(field.type)>" : field.type
    let value = field.isBoxed ? "\(field.storage).value" : field.storage
    let attribute = field.field.deprecation?.attribute(indent: 2) ?? ""
    let head = "\(attribute)  \(access)var \(field.name): \(field.type)"
    let setter = field.isBoxed ? "Boxed(newValue)" : "newValue"
    let body =
      isVariable
      ? "{\n    get { \(value) }\n    set { \(field.storage) = \(setter) }\n  }" : "{ \(value) }"
    return "\(head) \(body)\n  private \(isVariable ? "var" : "let") \(field.storage): \(stored)"
  }

  private func identity(_ structure: Structure, _ fields: [PlannedField]) -> Identity {
    guard let field = fields.first(where: { $0.field.name == structure.identity }) else {
      return .none
    }
    if field.name == "id" { return .field }
    if fields.contains(where: { $0.name == "id" }) { return .none }
    return .computed(
      DocComment("The same as `\(field.name)`.").text(indent: 2, layout: layout)
        + "  \(access)var id: \(field.type) { \(field.name) }")
  }

  // MARK: The initialiser

  private func parameters(_ fields: [PlannedField], _ further: FurtherMembers?) -> String {
    let parameters =
      fields.map { field in
        "\(field.label): \(field.type)" + (fallback(field.field).map { " = \($0)" } ?? "")
      } + further.list { "\($0.name.name): \(text(of: $0.type)) = [:]" }
    let joined = parameters.joined(separator: ", ")
    if "  \(access)init() {".utf8.count + joined.utf8.count <= layout.width { return joined }
    return layout.brokenParameters(parameters, indent: 2)
  }

  /// Whether the initialiser can be called without arguments.
  func hasOnlyDefaults(_ structure: Structure) -> Bool {
    structure.fields.allSatisfy { fallback($0) != nil }
  }

  /// What the initialiser takes where the caller says nothing.
  private func fallback(_ field: Field) -> String? {
    if let value = field.default.flatMap({ expression($0, as: field.type) }) { return value }
    // What must be there and may be null is said by the caller.
    if field.type.isOptional { return field.writesNull ? nil : "nil" }
    return field.constant.flatMap { expression($0, as: field.type) }
  }

  private func assignments(_ fields: [PlannedField], _ further: FurtherMembers?) -> String {
    lines(
      fields.map { field in
        let head = "self.\(field.storage) ="
        let value = field.isBoxed ? "Boxed(\(field.name))" : field.name
        let fits = 4 + head.utf8.count + 1 + value.utf8.count <= layout.width
        return head + (fits ? " " : "\n      ") + value
      } + further.list { "self.\($0.name.name) = \($0.name.text)" },
      indent: 4, separator: "\n")
  }

  // MARK: Coding

  private func decoding(_ fields: [PlannedField], _ further: FurtherMembers?) -> String {
    let arguments =
      fields.map { argument($0.label, reading($0)) }
      + further.list { argument($0.name.name, reading($0, besides: fields.map(\.field.name))) }
    return String(layout.filled(arguments, indent: 6, trailing: 1).dropFirst(6))
  }

  private func argument(_ label: String, _ value: Code) -> String {
    let label = label + ": "
    return label + layout.text(value, indent: 6, column: 6 + label.utf8.count, trailing: 1)
  }

  private func reading(_ field: PlannedField) -> Code {
    let type = field.field.type
    let fallback = field.field.default.flatMap { value -> String? in
      type.isOptional ? nil : expression(value, as: type)
    }
    let isOptional = type.isOptional
    let suffix = isOptional || fallback != nil ? "IfPresent" : ""
    let close = ")" + (fallback.map { " ?? \($0)" } ?? "")
    if field.field.isLossy, case .array(let element) = unaliased(type.unwrapped) {
      return .call(
        open: "fields.decodeLossy\(suffix)(",
        [.text("\(text(of: element)).self"), .text(field.wireName)], close: close, together: 0)
    }
    if let inner = nullableInside(type) {
      let arguments =
        format(of: inner).map { [field.wireName, "as: \($0)"] }
        ?? ["\(text(of: inner)).self", field.wireName]
      return .call("fields.decodeNullable", arguments.map { .text($0) })
    }
    if let format = formatIfPresent(of: type) {
      return .call(
        open: "fields.decode\(suffix)(", [.text(field.wireName), .text("as: \(format)")],
        close: close, together: 0)
    }
    return .call(
      open: "fields.decode\(suffix)(",
      [.text("\(text(of: type.unwrapped)).self"), .text(field.wireName)], close: close, together: 0
    )
  }

  /// The type inside `Nullable<T>?`, where null and absent differ.
  private func nullableInside(_ type: TypeReference) -> TypeReference? {
    guard case .optional(let wrapped) = unaliased(type),
      case .nullable(let inner) = unaliased(wrapped)
    else { return nil }
    return inner
  }

  /// Further members first, so that none takes the place of a field.
  private func encoding(_ fields: [PlannedField], _ further: FurtherMembers?) -> String {
    lines(
      (further.list { writing($0) } + fields.map { writing($0) })
        .map { layout.text($0, indent: 4, column: 4) }, indent: 4, separator: "\n")
  }

  private func writing(_ field: PlannedField) -> Code {
    let type = field.field.type
    let isHiddenHere = ["fields", "encoder"].contains(field.name)
    let value =
      (isHiddenHere ? "self." : "") + field.storage + (field.isBoxed ? ".value" : "")
    let nullable = nullableInside(type)
    let method =
      nullable != nil
      ? "encodeNullable"
      : !type.isOptional ? "encode" : field.field.writesNull ? "encodeOrNull" : "encodeIfPresent"
    let format = nullable.map { self.format(of: $0) } ?? formatIfPresent(of: type)
    let arguments = [value, field.wireName] + (format.map { ["as: \($0)"] } ?? [])
    return .call("try fields.\(method)", arguments.map { .text($0) })
  }

  func lines(_ lines: [String], indent: Int, separator: String) -> String {
    lines.joined(separator: separator + layout.spaces(indent))
  }
}
