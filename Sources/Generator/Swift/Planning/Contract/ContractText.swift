import SDKContract
package import SDKGenAPIModel

/// Returns the contract of an API without its file: the text that `SDKContract` reads. Of the names, those of operations
/// are enough. Nil where the API was read without what a contract is made of.
package func contractText(of api: API, names: Names) -> String? {
  let operations = names.arranging(api).groups.flatMap { group in
    group.operations.compactMap { operation in
      names.id(of: operation, in: group).map { IdentifiedOperation(id: $0, operation: operation) }
    }
  }
  return api.contract?.draft(named: api.name, of: operations).text
}

/// An operation of a contract: `Pets.create`.
struct IdentifiedOperation {
  var id: String
  var operation: Operation
}

extension Names {
  fileprivate func id(of operation: Operation, in group: OperationGroup) -> String? {
    operations[operation.provenance].flatMap { groups[group.name]?.id(of: $0.name) }
  }
}

extension ContractSource {
  /// Returns the contract of these operations, and of the schemas that they lead to.
  func draft(named name: String, of operations: [IdentifiedOperation]) -> ContractDraft {
    let paths = paths(of: operations)
    let parts: ContractDraft = [
      "name": .text(name), "servers": .texts(servers), "paths": paths,
      "components": ["schemas": schemas(in: paths), "securitySchemes": securitySchemes],
    ]
    let language = language.map { ContractDraft.Member("language", .text($0)) }
    return ContractDraft(
      .object(parts.members + [language].compactMap { $0 }), at: .init(line: 1, column: 1),
      anchor: .init(file: file, pointer: ""))
  }

  /// The operations by path and method.
  private func paths(of operations: [IdentifiedOperation]) -> ContractDraft {
    var order: [String] = []
    var methods: [String: [ContractDraft.Member]] = [:]
    var known: Set<String> = []
    for use in operations where known.insert(use.operation.provenance).inserted {
      guard let found = self.operations[use.operation.provenance] else { continue }
      var draft = found.draft
      draft.content = .object(
        [.init("id", .text(use.id))] + use.operation.conventions + draft.members)
      if methods[found.path] == nil { order.append(found.path) }
      methods[found.path, default: []].append(.init(found.method, draft))
    }
    return ContractDraft(
      .object(order.map { .init($0, ContractDraft(.object(methods[$0] ?? []))) }))
  }

  /// The schemas that a value refers to, and those that these refer to.
  private func schemas(in draft: ContractDraft) -> ContractDraft {
    var members: [ContractDraft.Member] = []
    var known: Set<String> = []
    var pending = [draft]
    while let next = pending.popLast() {
      next.eachSchemaName { name in
        guard known.insert(name).inserted, let schema = schemas[name] else { return }
        members.append(.init(name, schema))
        pending.append(schema)
      }
    }
    return ContractDraft(.object(members))
  }
}

extension ContractDraft {
  /// Gives the names of the schemas that references in it have.
  fileprivate func eachSchemaName(_ found: (String) -> Void) {
    switch content {
    case .array(let elements):
      for element in elements { element.eachSchemaName(found) }
    case .object(let members):
      for member in members {
        if member.key == "$ref", let name = member.value.string {
          found(name)
        } else {
          if member.key == "mapping" {
            for schema in member.value.members.compactMap(\.value.string) { found(schema) }
          }
          member.value.eachSchemaName(found)
        }
      }
    case .null, .bool, .number, .string: break
    }
  }
}

/// What a client takes for granted of a server and a document need not say: how a list is paged, and what ends a stream.
extension Operation {
  fileprivate var conventions: [ContractDraft.Member] {
    var members: [ContractDraft.Member] = []
    if let pagination {
      members.append(.init("pagination", pagination.draft(inside: response.unwrap)))
    }
    if let stream, let end = stream.end, !stream.endIsOptional {
      members.append(.init("streamEnd", .text(end)))
    }
    return members
  }
}

extension Pagination {
  /// `{ "cursor": "after", "next": ["next_cursor"], "more": ["has_more"], "items": ["data"] }`
  fileprivate func draft(inside envelope: [String]) -> ContractDraft {
    var members: [ContractDraft.Member] =
      switch kind {
      case .page(let parameter, let size, let first):
        [.init("page", .text(parameter))] + (size.map { [.init("size", .text($0))] } ?? [])
          + [.init("first", ContractDraft(.number("\(first)")))]
      case .offset(let parameter, let limit):
        [.init("offset", .text(parameter))] + (limit.map { [.init("limit", .text($0))] } ?? [])
      case .cursor(let parameter, let next):
        [.init("cursor", .text(parameter)), .init("next", next.draft)]
      case .url(let next): [.init("next", next.draft)]
      }
    if let more { members.append(.init("more", .texts(more))) }
    if let last { members.append(.init("last", .texts(last))) }
    members.append(.init("items", .texts(envelope + (items ?? []))))
    return ContractDraft(.object(members))
  }
}

extension Pagination.Next {
  /// A path in the response, or the name of a header.
  fileprivate var draft: ContractDraft {
    switch self {
    case .link: "Link"
    case .header(let name): .text(name)
    case .path, .lastItem: .texts(path ?? [])
    }
  }
}
