import SDKContract
package import SDKGenAPIModel
package import SDKGenDiagnostics

/// The calls of the chosen operations of an API as callers write them.
package struct PlannedSnippets: Sendable {
  /// How a client is made: `let api = ShopClient()`.
  package var client: String
  package var groups: [Group]

  package struct Group: Sendable {
    /// The name in the document; nil for operations of the client itself.
    package var name: String?
    package var snippets: [Snippet]
  }

  /// The call of an operation.
  package struct Snippet: Sendable {
    /// `Pets.create`
    package var id: String
    /// `POST /pets`
    package var requestLine: String
    /// Its documentation.
    package var about: String?
    /// What is said of its deprecation.
    package var deprecation: String?
    /// `try await api.pets.create(name: "Rex")`, with what it needs.
    package var call: String
    /// The operation in the document; nil where the API was read without its contract.
    package var place: Place?
    package var location: SourceLocation
  }

  /// A value in a document.
  package struct Place: Sendable {
    package var file: String
    /// The JSON pointer.
    package var pointer: String
  }

  package init(_ api: API, names: Names) {
    self.init(PlanningContext(planning: api, names: names, options: .init()))
  }

  init(_ context: PlanningContext) {
    let source = context.api.contract
    let values = ArgumentValues(context)
    client = ClientSnippet(context, values).code.shown
    groups = context.groups.map { group in
      Group(
        name: group.group.isOnClient ? nil : group.group.name,
        snippets: group.operations.compactMap { operation in
          // One with another body is the same operation of the document.
          if operation.isOverload { return nil }
          return CallSnippet(operation, in: group, values, source).map { snippet in
            Snippet(
              id: group.id(of: operation), requestLine: operation.operation.requestLine,
              about: operation.operation.about, deprecation: operation.deprecation,
              call: snippet.code.shown,
              place: source?.operations[operation.operation.provenance]?.draft.anchor.map {
                Place(file: $0.file, pointer: $0.pointer)
              },
              location: operation.operation.location)
          }
        })
    }
  }
}

extension Code {
  /// The text as it is shown beside other text, where there is less room than in an editor.
  fileprivate var shown: String { Layout(width: 80).text(self, indent: 0, column: 0) }
}

extension PlannedOperation {
  fileprivate var deprecation: String? {
    operation.deprecation?.sentence(besides: operation.about)
  }
}

/// The call of the client's initialiser, with what it needs: `let api = ShopClient(token: "TOKEN")`.
struct ClientSnippet {
  private let context: PlanningContext
  private let values: ArgumentValues

  init(_ context: PlanningContext, _ values: ArgumentValues) {
    self.context = context
    self.values = values
  }

  var code: Code {
    let parameters = context.neededArguments { argument, type, name in
      values.value(of: type, named: name)?.flat ?? argument.name
    }
    return .call(
      "let api = \(context.client.text)",
      (context.neededServer + credentials + parameters).map { .labelled($0, .text($1)) })
  }

  /// Those with which all calls work: what operations need, of alternatives the one that adds least. Where none needs
  /// any, that which most use.
  private var credentials: [(String, String)] {
    let initializer = InitializerPlanner(context)
    var names = Set(
      context.schemes.filter { initializer.isAlwaysNeeded($0.value) }.map(\.value.name))
    let known = Set(context.schemes.map(\.value.name))
    let standard = context.api.securitySchemes.prefix(1).map(\.name)
    let choices = context.operations.map { $0.operation.security?.alternatives ?? [standard] }
      .map { $0.filter { known.isSuperset(of: $0) } }.filter { !$0.isEmpty }
    // What has no choice comes first.
    for alternatives in choices.filter({ $0.count == 1 }) + choices.filter({ $0.count > 1 }) {
      func added(_ schemes: [String]) -> Int { Set(schemes).subtracting(names).count }
      if let least = alternatives.min(by: { added($0) < added($1) }) { names.formUnion(least) }
    }
    let needed = context.schemes.filter { names.contains($0.value.name) }
    return (needed.isEmpty ? Array(context.schemes.prefix(1)) : needed).map { scheme in
      let isBasic = scheme.value.kind == .basic
      return (
        scheme.name.name, isBasic ? ".basic(user: \"USER\", password: \"PASSWORD\")" : "\"TOKEN\""
      )
    }
  }
}
