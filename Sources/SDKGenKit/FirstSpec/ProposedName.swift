/// A name for the API of a folder whose client cannot clash: not with the module that is probably
/// called like the folder, not with the runtime's types, not with those of the first spec.
func proposedName(forFolder folder: String) -> String {
  let words = words(in: folder)
  let module = words.joined()
  let isSuffixed = ["Client", "Api", "Sdk", "Kit"].contains(words.last?.capitalized)
  let base = (isSuffixed ? words.dropLast() : words).joined()
  let candidates = [base, base + "API", "My" + base + "API"]
  return candidates.first { isFree($0, besides: module) } ?? "MyAPI"
}

private func isFree(_ name: String, besides module: String) -> Bool {
  let taken = ["APIClient", "PostsClient", module]
  guard let first = name.first, first.isLetter else { return false }
  return name != "API" && !taken.contains("\(name)Client")
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

/// The words of a folder's name, each with a capital; only what is legal in Swift everywhere.
private func words(in folder: String) -> [String] {
  var words: [String] = []
  var isInside = false
  for character in folder {
    guard character.isASCII, character.isLetter || character.isNumber else {
      isInside = false
      continue
    }
    if !isInside || (character.isUppercase && words.last?.last?.isLowercase == true) {
      words.append(character.uppercased())
    } else {
      words[words.count - 1].append(character)
    }
    isInside = true
  }
  return words
}
