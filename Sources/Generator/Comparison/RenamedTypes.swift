extension Comparison {
  /// Returns a type as it is called in the new version.
  func renamed(_ type: String) -> String {
    var text = ""
    var name = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "." || character == "_" {
        name.append(character)
      } else {
        text += newName(of: name)
        text.append(character)
        name = ""
      }
    }
    return String(text.dropLast())
  }

  private func newName(of type: String) -> String {
    guard !type.isEmpty, new[type] == nil, let element = old[type],
      let now = new.name(of: element)
    else { return type }
    return now
  }
}
