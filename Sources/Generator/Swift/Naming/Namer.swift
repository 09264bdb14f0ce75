internal import SDKGenAPIModel
internal import SDKGenDiagnostics

/// The namer of one API: decides all its names.
struct Namer: Sendable {
  var casing: Casing
  var clashes: ClashPolicy
  /// Stands in front of models that would hide other types: `Museum`.
  var prefix: String
  var found = Findings()

  /// The same, which does not report to this one's findings.
  var quiet: Namer {
    var quiet = self
    quiet.found = Findings()
    return quiet
  }

  /// A thing that wants a name, as the spec has it.
  struct Request {
    /// On the wire.
    var name: String
    var swiftName: String?
    /// The name that the user gives it.
    var given: GivenName?
    /// A shorter name, which gives way to `name` where another has it.
    var shortName: SwiftIdentifier?
    /// Names for where another has the short one, rather than `name`, best first.
    var otherNames: [SwiftIdentifier] = []
    /// Rather takes its next name than let another do so.
    var givesWay = false
    /// Tells it from another of the same name: `in the path`.
    var origin: String = ""
    /// Stands before the name when clashes are resolved: `query`.
    var qualifier: String?
    /// The symbols of the name that become words from the start.
    var symbols = SymbolNaming.needed
    /// Rather keeps its spelling, `ASC`, than be numbered.
    var keepsSpelling = false
    var location: SourceLocation
  }

  /// Returns names for the parts of a type, as `names` does; but of those that would have the same name, the
  /// first keeps it, so that a part added at the end renames none.
  func partNames(of requests: [Request], in scope: NameScope) -> [SwiftIdentifier] {
    guard clashes == .resolved else { return names(of: requests, in: scope) }
    return plainNames(of: requests, in: scope)
      ?? found.take(distinctInOrder(requests.map { candidate(for: $0, in: scope) }))
  }

  /// Returns names for members of one scope: no two alike, none that is taken there.
  func names(of requests: [Request], in scope: NameScope) -> [SwiftIdentifier] {
    plainNames(of: requests, in: scope)
      ?? found.take(
        distinct(requests.map { candidate(for: $0, in: scope) }, clashes: clashes))
  }

  /// Returns the names that the things should have; nil where one is chosen or taken, or two are alike. In most scopes
  /// that is all there is to decide.
  private func plainNames(of requests: [Request], in scope: NameScope) -> [SwiftIdentifier]? {
    var names: [SwiftIdentifier] = []
    names.reserveCapacity(requests.count)
    for index in requests.indices {
      // Only what is asked for is copied of a request.
      guard requests[index].swiftName == nil else { return nil }
      let name =
        requests[index].shortName
        ?? casing.lower(requests[index].name, symbols: requests[index].symbols)
      guard scope.taken[name.name] == nil else { return nil }
      names.append(name)
    }
    return areDistinct(names) ? names : nil
  }

  private func candidate(for request: Request, in scope: NameScope) -> Candidate {
    let subject =
      request.origin.isEmpty ? "'\(request.name)'" : "'\(request.name)' \(request.origin)"
    if let swiftName = request.swiftName {
      let given = request.given?.ifNamed(swiftName)
      let name = overriding(swiftName, given: given, in: scope, at: request.location)
      return Candidate(
        name: name ?? casing.lower(request.name), subject: subject,
        location: request.location, isFixed: name != nil, given: name == nil ? nil : given)
    }
    let made = request.shortName ?? casing.lower(request.name, symbols: request.symbols)
    var candidate = Candidate(name: made, subject: subject, location: request.location)
    if request.shortName != nil {
      candidate.remedy = ClashPolicy.resolved.advice
      candidate.isMethod = true
      candidate.givesWay = request.givesWay
      candidate.given = request.given?.ifNamed(made.name)
    }
    candidate.isWrittenSo = made.name == request.name && made.name.first?.isLetter == true
    candidate.others = { [casing] in alternatives(to: request, casing: casing, in: scope) }
    guard let why = scope.taken[made.name] else { return candidate }
    let long = casing.lower(request.name, symbols: request.symbols)
    candidate.name = scope.taken[long.name] == nil ? long : evading(made)
    found.report(
      .renamedName(subject, name: candidate.name.name, why: why, at: request.location))
    return candidate
  }

  /// Returns a name the spec's author chose; nil, with an error, when it cannot stand there.
  private func overriding(
    _ swiftName: String, given: GivenName?, in scope: NameScope, at location: SourceLocation
  ) -> SwiftIdentifier? {
    guard let name = SwiftIdentifier(swiftName) else {
      return found.refuse(
        .badSwiftName(swiftName, why: "it is not a Swift identifier", given, at: location))
    }
    return scope.taken[swiftName].map { why in
      found.refuse(.badSwiftName(swiftName, why: why, given, at: location))
    } ?? name
  }
}

extension Namer {
  init(of api: API, clashes: ClashPolicy) {
    let casing = Casing(acronyms: api.acronyms)
    self.init(casing: casing, clashes: clashes, prefix: casing.upper(api.name).name)
  }
}

extension GivenName {
  /// The name itself, if it is this one: another may have taken its place.
  func ifNamed(_ name: String) -> GivenName? { text == name ? self : nil }
}

/// Returns another name for one that is taken: `self` becomes `selfValue`, `hashValue` is numbered.
private func evading(_ name: SwiftIdentifier) -> SwiftIdentifier {
  let isNumbered = name.name == "unrecognized" || name.name.hasSuffix("Value")
  return .lowerCamelCase([name.name, isNumbered ? "2" : "value"])
}

/// Returns the name with its qualifier, as it is written, with its signs named, with all symbols named.
private func alternatives(
  to request: Namer.Request, casing: Casing, in scope: NameScope
) -> [SwiftIdentifier] {
  var names: [SwiftIdentifier] =
    request.shortName == nil
    ? [] : request.otherNames + [casing.lower(request.name)]
  if let qualifier = request.qualifier {
    names.append(casing.lower("\(qualifier)_\(request.name)"))
  }
  if request.keepsSpelling, let written = SwiftIdentifier(request.name) { names.append(written) }
  names.append(casing.lower(request.name, symbols: .signs))
  names.append(casing.lower(request.name, symbols: .all))
  return names.filter { scope.taken[$0.name] == nil }
}
