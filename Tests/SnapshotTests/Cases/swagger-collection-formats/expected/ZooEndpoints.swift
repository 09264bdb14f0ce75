// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /animals/{ids}/{names}`
  case listAnimals(
    ids: [Int], names: [String], usual: [Int]? = nil, commas: [Int]? = nil, spaces: [Int]? = nil,
    tabs: [Int]? = nil, pipes: [Int]? = nil, several: [Int]? = nil,
    xKinds: [ListAnimalsXKind]? = nil, xPiped: [String]? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .listAnimals(
      let ids, let names, let usual, let commas, let spaces, let tabs, let pipes, let several,
      let xKinds, let xPiped):
      return EndpointRequest(
        .get, "/animals/\(ids)/\(names.styled(.pipe), "names")",
        query: [
          ("usual", usual.styled(.comma)), ("commas", commas.styled(.comma)),
          ("spaces", spaces.styled(.space)), ("tabs", tabs.styled(.tab)),
          ("pipes", pipes.styled(.pipe)), ("several", several),
        ],
        headers: [("X-Kinds", xKinds.styled(.comma)), ("X-Piped", xPiped.styled(.pipe))])
    }
  }

  public var operationID: String {
    switch self {
    case .listAnimals: return "Zoo.listAnimals"
    }
  }
}
