internal import SDKGenSourceText
internal import SDKGenSpecReading

extension SwaggerConversion {
  /// Returns the media types that an operation consumes or produces; those of its document where it states none.
  ///
  /// Plain JSON comes first: these lists are in no order.
  func types(_ key: String, of operation: Element?, in part: Element) -> [Node] {
    let own = operation?[key]
    let file = Element(
      written.files[part.pointer.file] ?? written.root.node, Pointer(file: part.pointer.file))
    guard let list = own ?? file[key] ?? written.root[key] else { return [] }
    if let known = mediaTypes[list.pointer] { return known }
    let read = read(list)
    mediaTypes[list.pointer] = read
    return read
  }

  private func read(_ list: Element) -> [Node] {
    guard list.node.kind == .array else {
      report(.wrongKind(list, expected: "an array"))
      return []
    }
    var seen: Set<String> = []
    let types = list.elements.filter { element in
      let text = element.node.text ?? ""
      guard element.node.kind == .string, isContentType(text) else {
        report(.mediaType(text, element))
        return false
      }
      return seen.insert(text).inserted
    }.map(\.node)
    return types.filter { essence(of: $0) == "application/json" }
      + types.filter { essence(of: $0) != "application/json" }
  }

  /// Returns `type/subtype` of a media type; documents have few, in thousands of places.
  func essence(of type: Node) -> String {
    let name = type.string ?? ""
    if let known = essences[name] { return known }
    let essence = MediaType.essence(name)
    essences[name] = essence
    return essence
  }
}
