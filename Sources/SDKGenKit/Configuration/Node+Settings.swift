internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenNativeSpec
internal import SDKGenOpenAPI
internal import SDKGenSourceText
internal import SDKGenSwift

/// Settings as they are written in JSON. A wrong one is read as empty, with a diagnostic.
extension Node {
  /// The name of a module to import.
  var module: Diagnosed<String> {
    guard let string, string.isSwiftName else { return Diagnosed("", [isNot("a module's name")]) }
    return Diagnosed(string)
  }

  /// A path relative to the folder of `file`.
  func path(besides file: String) -> Diagnosed<String> {
    guard let string, !string.isEmpty else { return Diagnosed("", [isNot("a path")]) }
    return Diagnosed(SDKGenKit.path(string, besides: file))
  }

  /// `true`, or the folder for mocks.
  func mocks(besides file: String) -> Diagnosed<Configuration.Mocks?> {
    if let flag = bool { return Diagnosed(flag ? .besideClients : nil) }
    let isWord = ["yes", "no", "true", "false", "on", "off"].contains(string?.lowercased())
    guard string?.isEmpty == false, !isWord else {
      return Diagnosed(nil, [isNot("true, or a folder such as \"Tests/Mocks\"")])
    }
    return Diagnosed(.folder(path(besides: file).value))
  }

  /// `true`, or the form of the protocols' names.
  var protocolNames: Diagnosed<PlanningOptions.ProtocolNames?> {
    if let flag = bool {
      return Diagnosed(flag ? PlanningOptions.ProtocolNames(location: location) : nil)
    }
    let parts = string?.split(separator: "*", omittingEmptySubsequences: false) ?? []
    guard (1...2).contains(parts.count), let string,
      string.first == "*" || string.first?.isUppercase == true,
      parts.joined(separator: "A").isSwiftName
    else { return Diagnosed(nil, [isNot("true, or a name such as \"*API\" or \"ShopAPI\"")]) }
    return Diagnosed(PlanningOptions.ProtocolNames(form: string, location: location))
  }

  var contract: Diagnosed<PlanningOptions.Contract?> {
    if let flag = bool { return Diagnosed(flag ? .besideClient : nil) }
    if string == "only" { return Diagnosed(.only(module: nil)) }
    return Diagnosed(nil, [isNot("true, false or \"only\"")])
  }

  var flag: Diagnosed<Bool> {
    bool.map { Diagnosed($0) } ?? Diagnosed(false, [isNot("true or false")])
  }

  var access: Diagnosed<PlanningOptions.Access> {
    if let access = string.flatMap(PlanningOptions.Access.init) { return Diagnosed(access) }
    return Diagnosed(.public, [isNot("\"public\", \"package\" or \"internal\"")])
  }

  /// A number of files.
  var shards: Diagnosed<Int> {
    let expected = "a number of files, 1 to 64"
    guard let written = number else { return Diagnosed(1, [isNot(expected)]) }
    guard let number = Int(written), (1...64).contains(number) else {
      return Diagnosed(1, [.wrongKind(expected, found: written, at: location)])
    }
    return Diagnosed(number)
  }

  /// `["operation=posts.*"]`
  var selectors: Diagnosed<[Selector]> {
    list("an array of patterns") { element in
      guard let text = element.string else { return Diagnosed(nil, [element.isNot("a pattern")]) }
      if let selector = Selector(text, at: element.location) { return Diagnosed(selector) }
      return Diagnosed(nil, [.badSelector(text, at: element.location)])
    }
  }

  /// `{ "*": "Codable", "Post": ["Comparable", "-Hashable"] }`
  var conformances: Diagnosed<[PlanningOptions.Conformance]> {
    object("an object of models and protocols") { member in
      let protocols = member.value.protocols
      let model = member.key == "*" ? nil : member.key
      guard model?.isDottedSwiftName != false else {
        let wrong = Diagnostic.wrongKind(
          "a model's Swift name or '*'", found: quoted(member.key), at: member.keyLocation)
        return Diagnosed(nil, [wrong] + protocols.diagnostics)
      }
      return Diagnosed(
        PlanningOptions.Conformance(
          model: model, protocols: protocols.value, location: member.keyLocation),
        protocols.diagnostics)
    }
  }

  /// `{ "Pet.tag": "label" }`
  var renamings: Diagnosed<[Renaming]> {
    object("an object of names") { member in
      if let mistake = RenamingPattern.mistake(in: member.key) {
        return Diagnosed(nil, [.badRenaming(member.key, mistake, at: member.keyLocation)])
      }
      let renaming = member.value.string.map {
        Renaming(member.key, to: $0, at: member.keyLocation, nameAt: member.value.location)
      }
      return Diagnosed(
        renaming,
        renaming?.isLegal == true
          ? []
          : [
            member.value.isNot(
              renaming?.pattern == nil ? "a Swift name" : "a Swift name with one '*' at most")
          ])
    }
  }

  /// `{ "format:decimal": "Decimal", "Money": "Currency.Money" }`
  var typeMappings: Diagnosed<[TypeSetting]> {
    object("an object of formats or models and Swift types") { member in
      if member.value.string?.contains("(") == true {
        let scalar = builtInScalar(writtenIn: member.value)
        let mistakes = scalar.value == nil ? [member.value.isNoType] : []
        return Diagnosed(
          TypeSetting(member.key, scalar.value ?? .string, at: member.keyLocation),
          scalar.diagnostics.isEmpty ? mistakes : scalar.diagnostics)
      }
      let setting = member.value.string.flatMap {
        TypeSetting(member.key, $0, at: member.keyLocation)
      }
      // The key of a wrong type is checked all the same.
      return setting.map { Diagnosed($0) }
        ?? Diagnosed(
          TypeSetting(member.key, .string, at: member.keyLocation), [member.value.isNoType])
    }
  }

  /// `["Api-Version"]`
  var clientParameters: Diagnosed<[ClientParameterName]> {
    list("an array of names") { node in
      guard let name = node.string, !name.isEmpty else {
        return Diagnosed(nil, [node.isNot("a parameter's name")])
      }
      return Diagnosed(ClientParameterName(name, at: node.location))
    }
  }

  /// `["SKU"]`
  var acronyms: Diagnosed<[String]> {
    list("an array of words") { node in
      let isWord =
        node.string?.isEmpty == false
        && node.string?.allSatisfy { $0.isLetter || $0.isNumber } == true
      return Diagnosed(node.string, isWord ? [] : [node.isNot("a word")])
    }
  }

  /// `["x-methodName"]`
  var extensions: Diagnosed<Stated<[NameExtension]>> {
    let read: Diagnosed<[NameExtension]> = list("an array of extensions") { node in
      let known = node.string.flatMap { NameExtension(rawValue: $0) }
      return Diagnosed(known, known == nil ? [node.isNoExtension] : [])
    }
    return Diagnosed(Stated(read.value, at: kind == .array ? location : nil), read.diagnostics)
  }

  private var isNoExtension: Diagnostic {
    let known = NameExtension.allCases.map(\.rawValue)
    let hint = suggestion(for: string ?? "", among: known)
    guard !hint.isEmpty else { return isNot("one of \(known.joined(separator: ", "))") }
    var diagnostic = isNot("an extension that states names")
    diagnostic.message += hint
    return diagnostic
  }

  /// `"Pet shop"`
  var apiName: Diagnosed<Stated<String>> {
    guard let string, string.first?.isLetter == true else {
      return Diagnosed(Stated(""), [isNot("a name that begins with a letter")])
    }
    return Diagnosed(Stated(string, at: location))
  }

  var isNamespaced: Diagnosed<Stated<Bool>> {
    guard let bool else { return Diagnosed(Stated(false), [isNot("true or false")]) }
    return Diagnosed(Stated(bool, at: location))
  }

  /// `["petstore.overlay.json"]`
  func overlays(besides file: String) -> Diagnosed<[Overlay]> {
    list("an array of paths") { element in
      let path = element.path(besides: file)
      return Diagnosed(
        path.hasErrors ? nil : Overlay(path: path.value, location: element.location),
        path.diagnostics)
    }
  }

  private var protocols: Diagnosed<[String]> {
    (kind == .array ? elements : [self]).diagnosed { node in
      guard let written = node.string else {
        return Diagnosed(nil, [node.isNot("a protocol's name")])
      }
      let name = written.hasPrefix("-") ? String(written.dropFirst()) : written
      let isMisspelt = wellKnownProtocols.contains {
        $0 != name && $0.lowercased() == name.lowercased()
      }
      if name.isSwiftTypeName, !isMisspelt { return Diagnosed(written) }
      var wrong = node.isNot("a protocol's name")
      wrong.message += suggestion(for: name, among: wellKnownProtocols)
      return Diagnosed(nil, [wrong])
    }
  }

  private var isNoType: Diagnostic {
    var diagnostic = isNot("a Swift type: \"Decimal\", \"Module.Type\"")
    diagnostic.message += suggestion(
      for: string ?? "", among: namedScalars.keys.sorted())
    return diagnostic
  }

  /// Reads each element of a list; messages call it `expected`.
  private func list<Value>(
    _ expected: String, _ read: (Node) -> Diagnosed<Value?>
  ) -> Diagnosed<[Value]> {
    kind == .array ? elements.diagnosed(read) : Diagnosed([], [isNot(expected)])
  }

  /// Reads each member of an object; messages call it `expected`.
  private func object<Value>(
    _ expected: String, _ read: (Member) -> Diagnosed<Value?>
  ) -> Diagnosed<[Value]> {
    kind == .object ? members.diagnosed(read) : Diagnosed([], [isNot(expected)])
  }

  func isNot(_ expected: String) -> Diagnostic {
    let found = string.map { quoted($0) } ?? "\(kind)"
    return .wrongKind(expected, found: found, at: location)
  }
}

/// The protocols that are asked for most, to find the one meant by a name in other case.
private let wellKnownProtocols = [
  "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
  "Error",
  "Hashable", "Identifiable", "Sendable",
]

/// Quotes the beginning of a string for a message, on one line.
func quoted(_ text: String) -> String { String(text.prefix(40)).debugDescription }

extension Node.Member {
  /// Returns an error unless the key is one of `keys` or begins with `x-`.
  func unlessKnown(_ keys: [String], in place: String) -> Diagnostic? {
    if keys.contains(key) || key.hasPrefix("x-") { return nil }
    return .unknownKey(key, of: place, nearest: nearest(to: key, in: keys), at: keyLocation)
  }
}

extension String {
  /// The string is the name of a module or a type: not a keyword, and nothing but the name.
  var isSwiftName: Bool { SwiftIdentifier(self)?.text == self }

  /// The string is the name of a type, with those it is nested in: `Charge.Outcome`.
  var isDottedSwiftName: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { String($0).isSwiftName }
  }

  /// The string is the name of a type or protocol, with its enclosing one: `Comparable`, `Bank.Money`.
  var isSwiftTypeName: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // `Money.Type` is the type of a type.
    return parts.allSatisfy { $0.isSwiftName && $0 != "Type" && $0 != "Protocol" }
  }
}
