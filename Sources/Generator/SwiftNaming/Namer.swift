internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

/// What decides all names of one API.
struct Namer: Sendable {
  var casing: Casing
  var clashes: ClashPolicy
  /// Stands in front of models that would hide other types: `Museum`.
  var prefix: String

  /// What wants a name, as the spec has it.
  struct Request {
    /// On the wire.
    var name: String
    var swiftName: String?
    /// Tells it from another of the same name: `in the path`.
    var origin: String = ""
    /// Stands before the name when clashes are resolved: `query`.
    var qualifier: String?
    /// Which symbols of the name become words from the start.
    var symbols = SymbolNaming.needed
    /// Rather keeps its spelling, `ASC`, than be numbered.
    var keepsSpelling = false
    var location: SourceLocation
  }

  /// Names for members of one scope: no two alike, none that is taken there.
  ///
  /// `others` stand in the same scope and have their names already.
  func names(
    of requests: [Request], in place: Place, beside others: [Candidate] = []
  ) -> Diagnosed<[SwiftIdentifier]> {
    let candidates = requests.map { candidate(for: $0, in: place) }
    let names = distinct(others + candidates.map(\.value), clashes: clashes)
    return Diagnosed(
      Array(names.value.dropFirst(others.count)),
      candidates.flatMap(\.diagnostics) + names.diagnostics)
  }

  private func candidate(for request: Request, in place: Place) -> Diagnosed<Candidate> {
    let subject =
      request.origin.isEmpty ? "'\(request.name)'" : "'\(request.name)' \(request.origin)"
    if let swiftName = request.swiftName {
      let name = overriding(swiftName, in: place, at: request.location)
      return Diagnosed(
        Candidate(
          name: name.value ?? casing.lower(request.name), subject: subject,
          location: request.location, isFixed: name.value != nil),
        name.diagnostics)
    }
    let made = casing.lower(request.name, symbols: request.symbols)
    var candidate = Candidate(name: made, subject: subject, location: request.location)
    candidate.others = { [casing] in alternatives(to: request, casing: casing, in: place) }
    guard let why = place.taken[made.name] else { return Diagnosed(candidate) }
    candidate.name = evading(made)
    return Diagnosed(
      candidate,
      [.renamedName(subject, name: candidate.name.name, why: why, at: request.location)])
  }

  /// A name the spec's author chose; nil, with an error, when it cannot stand there.
  private func overriding(
    _ swiftName: String, in place: Place, at location: SourceLocation
  ) -> Diagnosed<SwiftIdentifier?> {
    guard let name = SwiftIdentifier(swiftName) else {
      return Diagnosed(
        nil, [.badSwiftName(swiftName, why: "it is not a Swift identifier", at: location)])
    }
    guard let why = place.taken[swiftName] else { return Diagnosed(name) }
    return Diagnosed(nil, [.badSwiftName(swiftName, why: why, at: location)])
  }
}

/// `self` becomes `selfValue`, `hashValue` and `unrecognized` are numbered.
private func evading(_ name: SwiftIdentifier) -> SwiftIdentifier {
  let isNumbered = name.name == "unrecognized" || name.name.hasSuffix("Value")
  return .lowerCamelCase([name.name, isNumbered ? "2" : "value"])
}

/// With its place, as it is written, with its signs named, with all symbols named.
private func alternatives(
  to request: Namer.Request, casing: Casing, in place: Place
) -> [SwiftIdentifier] {
  var names: [SwiftIdentifier] = []
  if let qualifier = request.qualifier {
    names.append(casing.lower("\(qualifier)_\(request.name)"))
  }
  if request.keepsSpelling, let written = SwiftIdentifier(request.name) { names.append(written) }
  names.append(casing.lower(request.name, symbols: .signs))
  names.append(casing.lower(request.name, symbols: .all))
  return names.filter { place.taken[$0.name] == nil }
}
