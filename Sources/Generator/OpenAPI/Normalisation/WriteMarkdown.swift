import SDKGenAPIModel

/// Replaces HTML in descriptions by Markdown: comments would show the tags.
func writeMarkdown(_ api: API) -> API {
  var api = api
  api.about.makeMarkdown()
  for index in api.servers.indices { api.servers[index].about.makeMarkdown() }
  for index in api.securitySchemes.indices { api.securitySchemes[index].about.makeMarkdown() }
  for index in api.models.indices { api.models[index].makeMarkdown() }
  for group in api.groups.indices {
    api.groups[group].about.makeMarkdown()
    for index in api.groups[group].operations.indices {
      api.groups[group].operations[index].makeMarkdown()
    }
  }
  return api
}

extension String? {
  fileprivate mutating func makeMarkdown() {
    if let text = self { self = markdown(text) }
  }
}

extension Model {
  fileprivate mutating func makeMarkdown() {
    about.makeMarkdown()
    guard case .structure(var structure) = shape else { return }
    for index in structure.properties.indices { structure.properties[index].about.makeMarkdown() }
    shape = .structure(structure)
  }
}

extension Operation {
  fileprivate mutating func makeMarkdown() {
    about.makeMarkdown()
    for index in path.indices {
      guard case .parameter(var parameter) = path[index] else { continue }
      parameter.about.makeMarkdown()
      path[index] = .parameter(parameter)
    }
    query.makeMarkdown()
    headers.makeMarkdown()
    cookies.makeMarkdown()
    body?.makeMarkdown()
    for index in otherBodies.indices { otherBodies[index].body.makeMarkdown() }
  }
}

extension Body {
  fileprivate mutating func makeMarkdown() {
    switch self {
    case .form(var fields):
      fields.makeMarkdown()
      self = .form(fields)
    case .multipart(var fields):
      fields.makeMarkdown()
      self = .multipart(fields)
    case .json, .formValue, .text, .raw: break
    }
  }
}

extension [Parameter] {
  fileprivate mutating func makeMarkdown() {
    for index in indices { self[index].about.makeMarkdown() }
  }
}
