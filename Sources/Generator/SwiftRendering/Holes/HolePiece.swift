import SDKGenSwiftModel

/// What a hole is filled with.
enum HolePiece {
  case text(String)
  case code(Code)
  case comment(DocComment)
  case attributes([String])

  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .code(let code): code.isEmpty
    case .comment(let comment): comment.isEmpty
    case .attributes(let attributes): attributes.isEmpty
    }
  }

  /// The lines, where they have as much room as this.
  func lines(width: Int) -> [String] {
    switch self {
    case .text(let text): [text]
    case .code(let code): [code.flat]
    case .comment(let comment): comment.lines(width: width)
    case .attributes(let attributes): attributes
    }
  }
}
