package import SDKGenAPIModel
package import SDKGenDiagnostics

/// An API as a spec of the native format, as a person would lay it out.
///
/// What the format cannot express is left out and reported. Names of models are such as a spec can
/// declare: see `isModelName`.
package func nativeText(of api: API) -> Diagnosed<String> {
  let writer = NativeWriter(api)
  let document = writer.document().sharing(SettingKeys.errors.name).sharing(SettingKeys.auth.name)
  return Diagnosed(layOut(document), writer.found.diagnostics)
}

/// Returns whether a spec can declare a model of this name.
package func isModelName(_ name: String) -> Bool {
  !name.isEmpty && name.utf8.allSatisfy(isWordByte) && !isBuiltInType(name)
}

/// Writes an API as JSON, and keeps reports of what cannot be expressed until the end.
struct NativeWriter {
  let api: API
  let models: ModelIndex
  let found = Findings()

  init(_ api: API) {
    self.api = api
    models = ModelIndex(api.models)
  }

  fileprivate func document() -> Literal {
    .object(
      [
        SpecKeys.name(.string(api.name)), SpecKeys.about(about(api.about)),
        api.servers.count == 1 && api.servers[0].name == nil
          ? SpecKeys.server(server(api.servers[0])) : SpecKeys.servers(servers()),
        SpecKeys.serverRequired(flag(api.needsServer && !api.servers.isEmpty)),
        SpecKeys.auth(schemes()), SpecKeys.defaults(defaults()),
        SpecKeys.acronyms(texts(api.acronyms)),
        SpecKeys.namespace(flag(api.isNamespaced)),
        SpecKeys.models(
          .unlessEmpty(
            api.models.filter { !$0.isImported }.map { ($0.id.rawValue, model($0)) })),
        SpecKeys.webhooks(text(api.webhooks?.rawValue)),
      ] + groups())
  }

  /// `endpoints` for the group without a name, and `groups` for those that have one.
  private func groups() -> [(String, Literal?)] {
    let unnamed = api.groups.filter { $0.name == nil }.flatMap(\.operations)
    let named = api.groups.compactMap { group in group.name.map { ($0, group) } }
    let members = named.map { name, group in (name, self.group(group) as Literal?) }
    let own = SpecKeys.endpoints(unnamed.isEmpty ? nil : endpoints(unnamed))
    let others = SpecKeys.groups(.unlessEmpty(members))
    return api.groups.first?.name == nil ? [own, others] : [others, own]
  }

  private func group(_ group: OperationGroup) -> Literal {
    .object([
      CommonKeys.about(about(group.about)), CommonKeys.swift(text(group.swiftName)),
      GroupKeys.endpoints(endpoints(group.operations)),
    ])
  }

  private func endpoints(_ operations: [Operation]) -> Literal {
    .object(
      operations.compactMap { operation in
        endpoint(operation).map { (operation.name, $0) }
      })
  }

  private func defaults() -> Literal? {
    let defaults = Literal.object(
      [
        SettingKeys.query(parameters(api.defaults.query, .query)),
        SettingKeys.headers(parameters(api.defaults.headers, .header)),
      ] + options(api.defaults.options))
    return defaults == .object([Literal.Member]()) ? nil : defaults
  }
}

// Helpers of several writers.

func text(_ text: String?) -> Literal? { text.map { .string($0) } }

/// Writes documentation, unless it is empty.
func about(_ text: String?) -> Literal? {
  text.flatMap { $0.isEmpty ? nil : .string($0) }
}

/// Writes `true`, and nothing where that is not so.
func flag(_ isSo: Bool) -> Literal? { isSo ? .bool(true) : nil }

func texts(_ texts: [String]) -> Literal? {
  texts.isEmpty ? nil : .array(texts.map { .string($0) })
}

func deprecation(_ deprecation: Deprecation?) -> Literal? {
  deprecation.map { deprecation in
    deprecation.message.flatMap { $0.isEmpty ? nil : .string($0) } ?? .bool(true)
  }
}

extension Literal {
  /// An object of those members that have a value.
  static func object(_ members: [(String, Literal?)]) -> Literal {
    .object(
      members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The same; nil where there is no member.
  static func unlessEmpty(_ members: [(String, Literal?)]) -> Literal? {
    members.isEmpty ? nil : .object(members)
  }
}

/// The rules of writing the format.
package let nativeWritingRules: [DiagnosticRule] = [.leftOut]

extension DiagnosticRule {
  fileprivate static let leftOut = warning(
    "left-out",
    "The spec format cannot express this part of a document, so the converted spec lacks it.")
}

extension Diagnostic {
  /// `place` is the JSON pointer to what cannot be expressed, in the document it comes from.
  static func leftOut(
    _ what: String, of place: String? = nil, because why: String? = nil,
    at location: SourceLocation
  ) -> Self {
    Self(
      .leftOut, at: location,
      "the spec format cannot express \(what)\(why.map { ", since \($0)" } ?? ""); it is left out",
      pointer: place)
  }
}

extension Literal {
  /// Returns the spec with a setting that all endpoints of the file, or of a group, share written once.
  fileprivate func sharing(_ key: String) -> Literal {
    let own = self[SpecKeys.endpoints.name]?.members ?? []
    let groups = self[SpecKeys.groups.name]?.members ?? []
    let all = own + groups.flatMap { $0.value[GroupKeys.endpoints.name]?.members ?? [] }
    guard let value = common(key, in: all) else {
      return changing(SpecKeys.groups.name) { groups in
        .object(groups.members.map { Member(name: $0.name, value: $0.value.sharingInGroup(key)) })
      }
    }
    return removingFromEndpoints(key)
      .changing(SpecKeys.groups.name) { groups in
        .object(
          groups.members.map { Member(name: $0.name, value: $0.value.removingFromEndpoints(key)) })
      }
      .settingDefault(key, value)
  }

  private func sharingInGroup(_ key: String) -> Literal {
    guard let value = common(key, in: self[SpecKeys.endpoints.name]?.members ?? []) else {
      return self
    }
    return removingFromEndpoints(key).inserting(key, value, before: [SpecKeys.endpoints.name])
  }

  private func removingFromEndpoints(_ key: String) -> Literal {
    changing(SpecKeys.endpoints.name) { endpoints in
      .object(
        endpoints.members.map { endpoint in
          Member(
            name: endpoint.name,
            value: .object(endpoint.value.members.filter { $0.name != key }))
        })
    }
  }

  private func settingDefault(_ key: String, _ value: Literal) -> Literal {
    let setting = Member(name: key, value: value)
    if self[SpecKeys.defaults.name] != nil {
      return changing(SpecKeys.defaults.name) { .object($0.members + [setting]) }
    }
    return inserting(
      SpecKeys.defaults.name, .object([setting]),
      before: [SpecKeys.models.name, SpecKeys.endpoints.name, SpecKeys.groups.name])
  }
}

/// Returns the value that all of several endpoints have under a key.
private func common(_ key: String, in endpoints: [Literal.Member]) -> Literal? {
  guard endpoints.count > 1, let value = endpoints.first?.value[key] else { return nil }
  return endpoints.allSatisfy { $0.value[key] == value } ? value : nil
}

extension Literal {
  fileprivate func changing(_ name: String, _ change: (Literal) -> Literal) -> Literal {
    .object(
      members.map { $0.name == name ? Member(name: name, value: change($0.value)) : $0 })
  }

  /// Before the first of some members, or at the end.
  fileprivate func inserting(
    _ name: String, _ value: Literal, before others: [String]
  ) -> Literal {
    var members = members
    let index = members.firstIndex { others.contains($0.name) } ?? members.endIndex
    members.insert(Member(name: name, value: value), at: index)
    return .object(members)
  }
}
