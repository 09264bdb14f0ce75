/// The identity of a parameter among those of an operation, or of the client.
package struct ParameterID: Hashable, Sendable {
  /// The part of a request that it stands in.
  package enum Place: String, Hashable, Sendable {
    case path, query, header, cookie
    /// A form or multipart body.
    case field
    /// Wherever operations send what they leave to the client.
    case client
  }

  package var place: Place
  /// The name on the wire.
  package var name: String
  /// The number of those before it that have the same name there.
  package var index: Int

  package init(_ place: Place, _ name: String, index: Int = 0) {
    self.place = place
    self.name = name
    self.index = index
  }
}

/// A parameter with what identifies it.
package struct PlacedParameter: Equatable, Sendable {
  package var id: ParameterID
  package var parameter: Parameter

  /// Returns all parameters that stand in one part of a request.
  package static func all(_ place: ParameterID.Place, _ parameters: [Parameter]) -> [Self] {
    zip(parameters.ids(in: place), parameters).map { Self(id: $0, parameter: $1) }
  }
}

extension Operation {
  /// The parameters of its request: those in the path, in the query, the headers, the cookies, and the fields of the
  /// body.
  package var parameters: [PlacedParameter] {
    PlacedParameter.all(.path, pathParameters) + PlacedParameter.all(.query, query)
      + PlacedParameter.all(.header, headers) + PlacedParameter.all(.cookie, cookies)
      + PlacedParameter.all(.field, fields)
  }

  /// Changes the parameters of its request; one that stands in the path several times, each time.
  package mutating func changeParameters(_ change: (ParameterID, inout Parameter) -> Void) {
    for index in path.indices {
      guard case .parameter(var parameter) = path[index] else { continue }
      change(ParameterID(.path, parameter.name), &parameter)
      path[index] = .parameter(parameter)
    }
    query.change(.query, change)
    headers.change(.header, change)
    cookies.change(.cookie, change)
    fields.change(.field, change)
  }
}

extension ClientDefaults {
  /// The parameters of every request, and those that operations leave to the client.
  package var allParameters: [PlacedParameter] {
    PlacedParameter.all(.query, query) + PlacedParameter.all(.header, headers)
      + PlacedParameter.all(.client, parameters)
  }

  /// Changes all parameters.
  package mutating func changeParameters(_ change: (ParameterID, inout Parameter) -> Void) {
    query.change(.query, change)
    headers.change(.header, change)
    parameters.change(.client, change)
  }
}

extension [Parameter] {
  fileprivate mutating func change(
    _ place: ParameterID.Place, _ change: (ParameterID, inout Parameter) -> Void
  ) {
    for (index, id) in zip(indices, ids(in: place)) { change(id, &self[index]) }
  }

  fileprivate func ids(in place: ParameterID.Place) -> [ParameterID] {
    var counts: [String: Int] = [:]
    return map { parameter in
      let index = counts[parameter.name, default: 0]
      counts[parameter.name] = index + 1
      return ParameterID(place, parameter.name, index: index)
    }
  }
}
