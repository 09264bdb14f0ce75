import SDKContract
import SDKGenAPIModel

/// What a client takes for granted of a server and a document need not say: how a list is paged, and what ends a stream.
extension Operation {
  var conventions: [ContractDraft.Member] {
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
