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
    name = proposedName(forFolder: folder)
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
