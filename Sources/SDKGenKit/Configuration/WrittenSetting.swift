internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenNativeSpec
internal import SDKGenOpenAPI
internal import SDKGenSourceText
internal import SDKGenSwift

/// The value of a key of `sdkgen.json`. One that is wrong is reported, and read as nil; of a list, the elements that are
/// right count where others are wrong, so that mistakes in them are found too.
struct WrittenSetting {
  let node: Node
  /// The configuration, to whose folder paths are relative.
  let file: String
  let found: Findings

  /// The name of a module to import.
  var module: String? { text("a module's name", where: \.isSwiftName) }

  var path: String? {
    text("a path") { !$0.isEmpty }.map { SDKGenKit.path($0, besides: file) }
  }

  /// `true`, or the folder for mocks.
  var mocks: Configuration.Mocks? {
    if let flag = node.bool { return flag ? .besideClients : nil }
    let words = ["", "yes", "no", "true", "false", "on", "off"]
    return text("true, or a folder such as \"Tests/Mocks\"") { !words.contains($0.lowercased()) }
      .map { .folder(SDKGenKit.path($0, besides: file)) }
  }

  /// `true`, or the form of the protocols' names.
  var protocolNames: PlanningOptions.ProtocolNames? {
    if let flag = node.bool {
      return flag ? PlanningOptions.ProtocolNames(location: node.location) : nil
    }
    return text("true, or a name such as \"*API\" or \"ShopAPI\"") { form in
      let parts = form.split(separator: "*", omittingEmptySubsequences: false)
      return (1...2).contains(parts.count)
        && (form.first == "*" || form.first?.isUppercase == true)
        && parts.joined(separator: "A").isSwiftName
    }.map { PlanningOptions.ProtocolNames(form: $0, location: node.location) }
  }

  var contract: PlanningOptions.Contract? {
    if let flag = node.bool { return flag ? .besideClient : nil }
    return node.string == "only" ? .only(module: nil) : isNot("true, false or \"only\"")
  }

  var flag: Bool? { node.bool ?? isNot("true or false") }

  var access: PlanningOptions.Access? {
    node.string.flatMap(PlanningOptions.Access.init)
      ?? isNot("\"public\", \"package\" or \"internal\"")
  }

  /// A number of files.
  var shards: Int? {
    let expected = "a number of files, 1 to 64"
    guard let written = node.number else { return isNot(expected) }
    return Int(written).flatMap { (1...64).contains($0) ? $0 : nil }
      ?? found.refuse(.wrongKind(expected, found: written, at: node.location))
  }

  /// `["operation=posts.*"]`
  var selectors: [Selector]? {
    list("an array of patterns") { element in
      element.text("a pattern").flatMap { text in
        Selector(text, at: element.node.location)
          ?? found.refuse(.badSelector(text, at: element.node.location))
      }
    }
  }

  /// `{ "*": "Codable", "Post": ["Comparable", "-Hashable"] }`
  var conformances: [PlanningOptions.Conformance]? {
    object("an object of models and protocols") { member, value in
      let protocols = value.protocols
      let model = member.key == "*" ? nil : member.key
      guard model?.isDottedSwiftName != false else {
        return found.refuse(
          .wrongKind(
            "a model's Swift name or '*'", found: quoted(member.key), at: member.keyLocation))
      }
      return PlanningOptions.Conformance(
        model: model, protocols: protocols.map(\.name), location: member.keyLocation,
        places: Dictionary(protocols) { _, last in last })
    }
  }

  /// `{ "Pet.tag": "label" }`
  var renamings: [Renaming]? {
    object("an object of names") { member, value in
      if let mistake = RenamingPattern.mistake(in: member.key) {
        return found.refuse(.badRenaming(member.key, mistake, at: member.keyLocation))
      }
      let renaming = member.value.string.map {
        Renaming(member.key, to: $0, at: member.keyLocation, nameAt: member.value.location)
      }
      if renaming?.isLegal != true {
        let isName = renaming?.pattern == nil
        found.report(
          member.value.isNot(isName ? "a Swift name" : "a Swift name with one '*' at most"))
      }
      return renaming
    }
  }

  /// `{ "format:decimal": "Decimal", "Money": "Currency.Money" }`
  var typeMappings: [TypeSetting]? {
    object("an object of formats or models and Swift types") { member, value in
      var wrong = member.value.isNot("a Swift type: \"Decimal\", \"Module.Type\"")
      let text = member.value.string ?? ""
      wrong.message += suggestion(for: text, among: namedScalars.keys.sorted())
      let scalar = text.contains("(") ? builtInScalar(writtenIn: member.value) : nil
      if scalar == nil, let setting = TypeSetting(member.key, text, at: member.keyLocation) {
        return setting
      }
      let mistakes = scalar?.diagnostics ?? []
      found.report(scalar?.value == nil && mistakes.isEmpty ? [wrong] : mistakes)
      // The key of a wrong type is still checked.
      return TypeSetting(member.key, scalar?.value ?? .string, at: member.keyLocation)
    }
  }

  /// `["Api-Version"]`
  var clientParameters: [ClientParameterName]? {
    list("an array of names") { element in
      element.text("a parameter's name") { !$0.isEmpty }
        .map { ClientParameterName($0, at: element.node.location) }
    }
  }

  /// `["SKU"]`
  var acronyms: [String]? {
    list("an array of words") { element in
      element.text("a word") { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }
    }
  }

  /// `["x-methodName"]`
  var extensions: Stated<[NameExtension]>? {
    let read: [NameExtension] = list("an array of extensions") { element in
      let text = element.node.string ?? ""
      if let known = NameExtension(rawValue: text) { return known }
      let known = NameExtension.allCases.map(\.rawValue)
      let hint = suggestion(for: text, among: known)
      return element.isNot(
        hint.isEmpty
          ? "one of \(known.joined(separator: ", "))" : "an extension that states names", hint)
    }
    return Stated(read, at: node.kind == .array ? node.location : nil)
  }

  /// `"Pet shop"`
  var apiName: Stated<String>? {
    text("a name that begins with a letter") { $0.first?.isLetter == true }
      .map { Stated($0, at: node.location) }
  }

  var isNamespaced: Stated<Bool>? { flag.map { Stated($0, at: node.location) } }

  /// `["petstore.overlay.json"]`
  var overlays: [Overlay]? {
    list("an array of paths") { element in
      element.path.map { Overlay(path: $0, location: element.node.location) }
    }
  }

  private var protocols: [(name: String, location: SourceLocation)] {
    (node.kind == .array ? node.elements.map(inner) : [self]).compactMap { element in
      element.text("a protocol's name").flatMap { written -> (String, SourceLocation)? in
        let name = written.hasPrefix("-") ? String(written.dropFirst()) : written
        let isMisspelt = wellKnownProtocols.contains {
          $0 != name && $0.lowercased() == name.lowercased()
        }
        return name.isSwiftTypeName && !isMisspelt
          ? (written, element.node.location)
          : element.isNot("a protocol's name", suggestion(for: name, among: wellKnownProtocols))
      }
    }
  }

  private func inner(_ node: Node) -> WrittenSetting {
    WrittenSetting(node: node, file: file, found: found)
  }

  private func isNot<Value>(_ expected: String, _ hint: String = "") -> Value? {
    var wrong = node.isNot(expected)
    wrong.message += hint
    return found.refuse(wrong)
  }

  /// A string that messages call `expected`.
  private func text(
    _ expected: String, where isRight: (String) -> Bool = { _ in true }
  ) -> String? {
    node.string.flatMap { isRight($0) ? $0 : nil } ?? isNot(expected)
  }

  private func list<Value>(_ expected: String, _ read: (WrittenSetting) -> Value?) -> [Value] {
    node.kind == .array ? node.elements.map(inner).compactMap(read) : isNot(expected) ?? []
  }

  private func object<Value>(
    _ expected: String, _ read: (Node.Member, WrittenSetting) -> Value?
  ) -> [Value] {
    node.kind == .object
      ? node.members.compactMap { read($0, inner($0.value)) } : isNot(expected) ?? []
  }
}

extension Node {
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
