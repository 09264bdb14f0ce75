internal import SDKGenDiagnostics
internal import SDKGenJSONPath
internal import SDKGenSourceText

/// The rules about files of the Overlay Specification.
let overlayFileRules: [DiagnosticRule] = [
  .overlayVersion, .overlayOtherDocument, .overlayPath, .overlayMatchesNothing, .overlayNoEffect,
  .overlayIncompatible, .overlayCopy, .overlayTooLarge,
]

extension DiagnosticRule {
  static let overlayVersion = error(
    "overlay-version",
    "An overlay states the version of the Overlay Specification that it is written in. Versions 1.0 "
      + "and 1.1 are known; a later 1.x is read as 1.1, and what is new in 1.1 is understood in an "
      + "overlay of 1.0 too, both with a warning.")
  static let overlayOtherDocument = error(
    "overlay-other-document",
    "The 'extends' of an overlay names the document that it is for, and this is another. A relative "
      + "path is relative to the overlay; of a URL the name of the file is compared.")
  static let overlayPath = error(
    "overlay-path",
    "A 'target' or 'copy' is no JSONPath by RFC 9535, or takes too long. Many tools have extensions "
      + "of their own that the RFC does not know.")
  static let overlayMatchesNothing = warning(
    "overlay-matches-nothing",
    "The target of an action selects nothing, so the action has no effect. Most likely it is "
      + "misspelled, or the document has changed. Patterns of 'match' and 'search' are those of RFC "
      + "9485, which knows no '\\d' and '\\w'.")
  static let overlayNoEffect = warning(
    "overlay-no-effect",
    "An action says nothing to do, or has an 'update' and a 'copy', of which the specification then "
      + "applies neither. Beside 'remove: true' it does not apply an 'update'.")
  static let overlayIncompatible = error(
    "overlay-incompatible",
    "An object can be merged into an object only, a list be added to a list, and a string, number, "
      + "Boolean or null replace one of these. All targets of one action are of one kind. To replace a "
      + "value by one of another kind, remove it first and then update the object around it.")
  static let overlayCopy = error(
    "overlay-copy",
    "The path of a 'copy' selects one value of the document, neither none nor several.")
  static let overlayTooLarge = error(
    "overlay-too-large",
    "The actions of an overlay would make the document too large or too deep, as copies of copies do."
  )
}

extension Diagnostic {
  static func unknownOverlayVersion(_ text: String, at location: SourceLocation) -> Self {
    Self(
      .overlayVersion, at: location,
      "not an overlay sdkgen can read: its version is \(quoted(text)); expected '1.0.x' or '1.1.x'")
  }

  static func newerOverlayVersion(_ text: String, at location: SourceLocation) -> Self {
    Self(
      .overlayVersion, at: location, "Overlay \(quoted(text)) is read as 1.1", severity: .warning)
  }

  static func newInOverlay11(_ what: String, at location: SourceLocation) -> Self {
    Self(
      .overlayVersion, at: location, "\(what) is new in Overlay 1.1; write 'overlay: 1.1.0'",
      severity: .warning)
  }

  static func noOverlay(_ node: Node) -> Self {
    .wrongKind(
      "an overlay or a merge patch, which are objects",
      found: node.kind == .array ? "an array; JSON Patch is not read" : "\(node.kind)",
      at: node.location)
  }

  static func unusedUpdate(at location: SourceLocation) -> Self {
    Self(.overlayNoEffect, at: location, "'update' has no effect beside 'remove: true'")
  }

  /// An overlay's `extends` and the document that it is applied to.
  static func otherDocument(_ extends: Node, than document: String) -> Self {
    Self(
      .overlayOtherDocument, at: extends.location,
      "the overlay is for '\(extends.string ?? "")', and the document is '\(document)'; "
        + "mend 'extends' or leave it out")
  }

  static func badPath(_ mistake: JSONPath.Mistake, in node: Node) -> Self {
    Self(.overlayPath, at: node.location(of: mistake.range), mistake.message)
  }

  static func badPattern(_ mistake: JSONPath.Mistake, in node: Node) -> Self {
    Self(.overlayMatchesNothing, at: node.location(of: mistake.range), mistake.message)
  }

  static func matchesNothing(_ target: Node) -> Self {
    Self(
      .overlayMatchesNothing, at: target.location,
      "the document has nothing at '\(target.string ?? "")', so the action has no effect")
  }

  static func noEffect(_ why: String, at location: SourceLocation) -> Self {
    Self(.overlayNoEffect, at: location, "\(why), so nothing is changed")
  }

  static func removesDocument(_ target: Node) -> Self {
    Self(.overlayIncompatible, at: target.location, "the document itself cannot be removed")
  }

  static func mixedTargets(_ target: Node, _ one: Node, _ other: Node) -> Self {
    Self(
      .overlayIncompatible, at: target.location,
      "the target selects \(one.kind) and \(other.kind); only targets of one kind can be updated",
      notes: [
        Note("\(one.kind)", at: one.location), Note("\(other.kind)", at: other.location),
      ])
  }

  static func incompatible(_ update: Node, with target: Node, at location: SourceLocation) -> Self {
    Self(
      .overlayIncompatible, at: location,
      "\(update.kind) cannot be merged with \(target.kind); remove that first to replace it",
      notes: [Note("\(target.kind) is here", at: target.location)])
  }

  static func copiesNotOne(_ count: Int, _ source: Node) -> Self {
    Self(
      .overlayCopy, at: source.location,
      "'copy' takes the path of one value, and '\(source.string ?? "")' selects "
        + (count == 0 ? "none" : "\(count)"))
  }

  static func tooLarge(_ values: Int, _ depth: Int, at location: SourceLocation) -> Self {
    Self(
      .overlayTooLarge, at: location,
      "the overlay adds more than \(values) values to the document, or more than \(depth) levels")
  }
}
