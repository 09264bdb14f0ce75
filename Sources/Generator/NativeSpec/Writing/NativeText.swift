package import SDKGenAPIModel
package import SDKGenDiagnostics

/// An API as a spec of the native format, as a person would lay it out.
///
/// What the format has no words for is left out, and said. Names of models are such as a spec can
/// declare: see `isModelName`.
package func nativeText(of api: API) -> Diagnosed<String> {
  var writer = NativeWriter(api)
  let document = writer.document()
  return Diagnosed(layOut(document.sharing("errors").sharing("auth")), writer.found)
}

/// Whether a spec can declare a model of this name.
package func isModelName(_ name: String) -> Bool {
  !name.isEmpty && name.utf8.allSatisfy(isWordByte) && !isBuiltInType(name)
}

/// Makes JSON of an API, and keeps what cannot be said until the end.
struct NativeWriter {
  let api: API
  let models: ModelIndex
  private(set) var found: [Diagnostic] = []

  init(_ api: API) {
    self.api = api
    models = ModelIndex(api.models)
  }

  mutating func report(_ diagnostic: Diagnostic) { found.append(diagnostic) }
}

extension NativeWriter {
  fileprivate mutating func document() -> Literal {
    .object(
      [
        ("name", .string(api.name)), ("about", about(api.about)),
        api.servers.count == 1 && api.servers[0].name == nil
          ? ("server", server(api.servers[0])) : ("servers", servers()),
        ("serverRequired", api.needsServer && !api.servers.isEmpty ? .bool(true) : nil),
        ("auth", schemes()), ("defaults", defaults()),
        ("acronyms", texts(api.acronyms)),
        ("namespace", api.isNamespaced ? .bool(true) : nil),
        ("models", declaredModels()),
      ] + groups())
  }

  private mutating func declaredModels() -> Literal? {
    let own = api.models.filter { !$0.isImported }
    return own.isEmpty ? nil : .object(own.map { ($0.id.rawValue, model($0)) })
  }

  /// `endpoints` for the group without a name, and `groups` for those that have one.
  private mutating func groups() -> [(String, Literal?)] {
    let unnamed = api.groups.filter { $0.name == nil }.flatMap(\.operations)
    let named = api.groups.compactMap { group in group.name.map { ($0, group) } }
    let members = named.map { name, group in (name, self.group(group) as Literal?) }
    let own = ("endpoints", unnamed.isEmpty ? nil : endpoints(unnamed))
    let others = ("groups", members.isEmpty ? nil : Literal.object(members))
    return api.groups.first?.name == nil ? [own, others] : [others, own]
  }

  private mutating func group(_ group: OperationGroup) -> Literal {
    .object([
      ("about", about(group.about)), ("swift", text(group.swiftName)),
      ("endpoints", endpoints(group.operations)),
    ])
  }

  private mutating func endpoints(_ operations: [Operation]) -> Literal {
    .object(
      operations.compactMap { operation in
        endpoint(operation).map { (operation.name, $0) }
      })
  }

  private mutating func defaults() -> Literal? {
    let defaults = Literal.object(
      [
        ("query", parameters(api.defaults.query, .query)),
        ("headers", parameters(api.defaults.headers, .header)),
      ] + options(api.defaults.options))
    return defaults == .object([Literal.Member]()) ? nil : defaults
  }
}

// What many places need.

func text(_ text: String?) -> Literal? { text.map { .string($0) } }

/// Documentation; a text without anything in it says nothing.
func about(_ text: String?) -> Literal? {
  text.flatMap { $0.isEmpty ? nil : .string($0) }
}

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
}
