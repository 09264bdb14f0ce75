package import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSwiftModel

/// Decides every Swift name in the output: `API` in, `Names` out. Nothing else invents a name.
///
/// Names that cannot stand where they would get another, with a note. Two things with one name are errors
/// that show both locations, or are told apart, as `clashes` says.
package func nameSymbols(of api: API, clashes: ClashPolicy = .errors) -> Diagnosed<Names> {
  let casing = Casing(acronyms: api.acronyms)
  let namer = Namer(casing: casing, clashes: clashes, prefix: casing.upper(api.name).name)
  let servers = namer.servers(of: api)
  let client = namer.clientArguments(of: api)
  let groups = namer.groups(of: api)
  let operations = namer.operations(of: api, groups: groups.value)
  let types = namer.types(of: api, groups: groups.value, operations: operations.value)
  let events = namer.events(of: api, types: types.value.events)
  let responses = namer.responses(of: api, types: types.value.responses)
  let models = namer.models(of: api, types: types.value.models)

  return Diagnosed(
    Names(
      client: types.value.client, servers: servers.value, credentials: client.value.credentials,
      defaultQuery: client.value.query, defaultHeaders: client.value.headers,
      clientParameters: client.value.parameters,
      groups: zip(groups.value.indices, types.value.groups).map { index, types in
        GroupNames(
          endpoint: types.endpoint, client: types.client, property: groups.value[index].property,
          operations: operations.value[index].indices.map { position in
            var names = operations.value[index][position]
            names.event = events.value[index][position]
            names.response = responses.value[index][position]
            return names
          })
      },
      models: models.value),
    servers.diagnostics + client.diagnostics + groups.diagnostics + types.diagnostics
      + operations.diagnostics + events.diagnostics + responses.diagnostics
      + models.diagnostics)
}
