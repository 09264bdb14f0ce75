/// A value of a contract before it is written.
package struct ContractDraft: Equatable, Sendable {
  package indirect enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([ContractDraft])
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: ContractDraft

    package init(_ key: String, _ value: ContractDraft) {
      self.key = key
      self.value = value
    }
  }

  package var content: Content
  /// Where its key is or, in an array, it itself; nil: where the value around it is.
  package var position: Position?
  /// The file and the pointer, where these are not what the value around it makes them. It has a position then.
  package var anchor: Anchor?

  package struct Position: Equatable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  package struct Anchor: Hashable, Sendable {
    package var file: String
    package var pointer: String

    package init(file: String, pointer: String) {
      self.file = file
      self.pointer = pointer
    }
  }

  package init(_ content: Content, at position: Position? = nil, anchor: Anchor? = nil) {
    self.content = content
    self.position = position
    self.anchor = anchor
  }
}

extension ContractDraft {
  /// The value of a member.
  package subscript(key: String) -> ContractDraft? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var string: String? { if case .string(let text) = content { text } else { nil } }

  /// None of what is no array.
  package var elements: [ContractDraft] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// None of what is no object.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The text that `Contract` reads.
  package var text: String {
    var nodes = ContractNodes()
    let root = nodes.node(
      of: self, at: Position(line: 1, column: 1), Anchor(file: "", pointer: ""))
    return nodes.text(root: root)
  }
}

extension ContractDraft: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self.init(.string(text)) }

  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }

  package init(arrayLiteral elements: ContractDraft...) { self.init(.array(elements)) }

  package init(dictionaryLiteral members: (String, ContractDraft)...) {
    self.init(.object(members.map { Member($0, $1) }))
  }
}

extension ContractDraft {
  package static func text(_ text: String) -> ContractDraft { ContractDraft(.string(text)) }

  package static func number(_ number: Int) -> ContractDraft { ContractDraft(.number("\(number)")) }

  package static func texts(_ texts: [String]) -> ContractDraft {
    ContractDraft(.array(texts.map { .text($0) }))
  }

  /// Returns an object with more members.
  package func adding(_ members: [Member]) -> ContractDraft {
    guard case .object(let own) = content else { return self }
    var draft = self
    draft.content = .object(own + members)
    return draft
  }

  /// Returns an object without a member.
  package func without(_ key: String) -> ContractDraft {
    guard case .object(let own) = content else { return self }
    var draft = self
    draft.content = .object(own.filter { $0.key != key })
    return draft
  }
}
