import Foundation

/// A value written as it encodes: an object by its properties, a list by its elements. Nil
/// properties are left out.
///
///     [("filter", EncodedValue(filter, .deepObject))]    // filter[author][name]=Kim
public struct EncodedValue: QueryValue {
  private let value: any Encodable & Sendable
  private let style: ParameterStyle?

  public init(_ value: some Encodable & Sendable, _ style: ParameterStyle? = nil) {
    self.value = value
    self.style = style
  }

  /// Nil for nil, which is left out.
  public init?(ifPresent value: (some Encodable & Sendable)?, _ style: ParameterStyle? = nil) {
    guard let value else { return nil }
    self.init(value, style)
  }

  /// - Throws: when the value does not encode, or is nested more than 64 deep.
  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    var written = WrittenValue(try .encoding(value))
    written.write(in: style)
    return written
  }
}

extension WrittenContent {
  /// Returns the content that an `Encodable` value encodes.
  package static func encoding(_ value: any Encodable) throws(RequestBuildingError) -> Self {
    let node = ContentNode()
    do {
      try node.encode(value, at: [])
    } catch let error as RequestBuildingError {
      throw error
    } catch EncodingError.invalidValue(_, let context) {
      let path = DecodingFailure.path(context.codingPath)
      throw RequestBuildingError(
        "the value cannot be encoded" + (path.isEmpty ? "" : " at '\(path)'"))
    } catch {
      throw RequestBuildingError("the value cannot be encoded")
    }
    return node.content
  }
}

/// The node that an encoder writes a value to, which may come in pieces.
final class ContentNode {
  private enum State {
    case scalar(WrittenContent)
    case list([ContentNode])
    case object([(name: String, node: ContentNode)], indices: [String: Int], isSorted: Bool)
  }

  private var state = State.scalar(.none)
  /// True if the properties must be sorted, since their order is another each time.
  private var isSorted = false

  var content: WrittenContent {
    switch state {
    case .scalar(let content): return content
    case .list(let nodes): return .list(nodes.map(\.content))
    case .object(let members, _, let isSorted):
      let sorted = isSorted ? members.sorted(byName: \.name) : members
      return .object(sorted.map { .init(name: $0.name, value: $0.node.content) })
    }
  }

  /// The most levels of nesting, so that no stack ends; names such as `a[b][c]` have a few.
  private static let maxDepth = 64

  func encode(_ value: any Encodable, at path: [any CodingKey]) throws {
    guard path.count <= Self.maxDepth else {
      throw RequestBuildingError("the value is nested more than \(Self.maxDepth) deep")
    }
    switch value {
    case let text as String: state = .scalar(.text(text))
    case let flag as Bool: state = .scalar(.literal(flag ? "true" : "false"))
    case let number as any TextNumber:
      guard number.isFiniteNumber else { throw EncodingError.unwritable("a number", at: path) }
      state = .scalar(.literal(number.numberText))
    case let date as Date:
      guard let text = RFC3339.text(date) else {
        throw EncodingError.unwritable("a date written as in RFC 3339", at: path)
      }
      state = .scalar(.text(text))
    case let data as Data: state = .scalar(.text(data.base64EncodedString()))
    case let url as URL: state = .scalar(.text(url.absoluteString))
    default:
      isSorted = value is any UnorderedMembers
      try value.encode(to: ContentEncoder(node: self, codingPath: path))
    }
  }

  func setNull() { state = .scalar(.none) }

  func startList() {
    if case .list = state { return }
    state = .list([])
  }

  func startObject() {
    if case .object = state { return }
    state = .object([], indices: [:], isSorted: isSorted)
  }

  var count: Int { if case .list(let nodes) = state { nodes.count } else { 0 } }

  func element() -> ContentNode {
    guard case .list(var nodes) = state else { return ContentNode() }
    state = .scalar(.none)
    let node = ContentNode()
    nodes.append(node)
    state = .list(nodes)
    return node
  }

  /// Returns the node of a property. One that is written again takes the position of the first.
  func member(_ name: String) -> ContentNode {
    guard case .object(var members, var indices, let isSorted) = state else { return ContentNode() }
    state = .scalar(.none)
    let node = ContentNode()
    if let index = indices[name] {
      members[index].node = node
    } else {
      indices[name] = members.count
      members.append((name, node))
    }
    state = .object(members, indices: indices, isSorted: isSorted)
    return node
  }
}

/// The dictionaries, whose properties are sorted by name, so that equal requests are equal.
private protocol UnorderedMembers {}
extension Dictionary: UnorderedMembers {}
extension Formatted: UnorderedMembers where Value: UnorderedMembers {}

extension TextNumber {
  /// - Throws: when it is infinite or none, which no server reads.
  func finiteText() throws(RequestBuildingError) -> String {
    guard isFiniteNumber else { throw RequestBuildingError("it is no finite number") }
    return numberText
  }

  fileprivate var isFiniteNumber: Bool {
    switch self {
    case let value as Double: value.isFinite
    case let value as Float: value.isFinite
    case let value as Decimal: value.isFinite
    default: true
    }
  }
}
