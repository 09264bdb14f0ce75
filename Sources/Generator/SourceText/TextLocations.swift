package import SDKGenDiagnostics

/// The locations of parts of a string, given as UTF-8 offsets into its text; escapes are accounted for.
///
/// Escapes are gone through once, however many locations are asked for.
package struct TextLocations: Sendable {
  private let file: SourceFile
  private let place: Place

  private enum Place: Sendable {
    /// The text as it stands in the file.
    case text(Range<Int>)
    /// Where the byte or escape begins that each byte of the text comes from, and where the text ends.
    case escapedText([Int])
    /// A text that is not found as such in the file.
    case unknown(SourceLocation)
  }

  package init(_ node: Node) {
    file = node.document.file
    let range = node.document.textRange(of: node.index)
    place =
      switch node.document.records[node.index].text {
      case .plain, .quoted: .text(range)
      case .escaped: .escapedText(escapedOffsets(in: file.bytes[range]))
      case .kept, .elsewhere: .unknown(node.location)
      }
  }

  /// Returns the location of a part; that of the whole string when its text is not found as such in the file.
  package func location(of part: Range<Int>) -> SourceLocation {
    let (start, end) = (max(0, part.lowerBound), max(0, part.upperBound))
    switch place {
    case .text(let text):
      let first = min(text.lowerBound + start, text.upperBound)
      return file.location(of: first..<max(first, min(text.lowerBound + end, text.upperBound)))
    case .escapedText(let offsets):
      let first = offsets[min(start, offsets.count - 1)]
      var last = min(end, offsets.count - 1)
      // The rest of what one escape stands for.
      while last > 0, last < offsets.count - 1, offsets[last] == offsets[last - 1] { last += 1 }
      return file.location(of: first..<max(first, offsets[last]))
    case .unknown(let location): return location
    }
  }
}
