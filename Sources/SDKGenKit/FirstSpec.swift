/// The files of `sdkgen init`: a spec that works as it is, its schema, and the settings to generate it.
package struct FirstSpec: Equatable, Sendable {
  package struct File: Equatable, Sendable {
    package var name: String
    package var text: String
  }

  /// The API's name: a folder `my-shop` gives `MyShop`.
  package var name: String
  package var files: [File]

  package init(forFolder folder: String) {
    // The names of files have 255 bytes at most.
    name = String(proposedName(forFolder: folder).prefix(60))
    let spec = "\(name.lowercased()).sdk.json"
    files = [
      File(name: spec, text: specText(name: name)),
      File(name: "sdkgen-1.schema.json", text: schemaText),
      File(name: "sdkgen.json", text: configurationText(spec: spec)),
    ]
  }

  package var specFile: String { files[0].name }
}

private func specText(name: String) -> String {
  """
  {
    "$schema": "sdkgen-1.schema.json",
    "name": "\(name)",
    "about": "A first client, for a public test service.",
    "server": "https://jsonplaceholder.typicode.com",

    "models": {
      "Post":    { "id": "Int", "userId": "Int", "title": "String", "body": "String" },
      "NewPost": { "userId": "Int", "title": "String", "body": "String" }
    },

    "groups": {
      "posts": {
        "about": "Short texts by users.",
        "endpoints": {
          "list":   { "GET": "/posts", "query": { "userId": "Int?" }, "returns": "[Post]" },
          "get":    { "GET": "/posts/{id: Int}", "returns": "Post" },
          "create": { "POST": "/posts", "body": "NewPost", "returns": "Post" },
          "remove": { "DELETE": "/posts/{id: Int}" }
        }
      }
    }
  }

  """
}

private func configurationText(spec: String) -> String {
  """
  {
    "specs": [
      { "spec": "\(spec)", "output": "Generated", "access": "public" }
    ]
  }

  """
}

/// Returns a name for the API of a folder whose client cannot clash with the module, which is probably called like the
/// folder, with the runtime's types, or with those of the first spec.
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

/// Returns the words of a folder's name, each with a capital: letters and digits of ASCII only.
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
