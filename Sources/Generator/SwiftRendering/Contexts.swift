import Mustache
import SDKGenSwiftModel

/// A declaration as its template sees it. `child(named:)` returns a value for each name in `slots`; a test compares
/// them.
protocol TemplateContext: MustacheParent {
  static var slots: Slots { get }
}

struct FileContext: TemplateContext {
  var file: SwiftFile
  var declarations: [String]

  static let slots: Slots = [
    "api": .text, "hasImports": .flag, "imports": .texts, "declarations": .texts,
  ]

  func child(named name: String) -> Any? {
    switch name {
    case "api": file.api
    case "hasImports": !file.imports.isEmpty
    case "imports": file.imports
    case "declarations": declarations
    default: nil
    }
  }
}

struct StructureContext: TemplateContext {
  var value: StructureDeclaration

  static let slots: Slots = [
    "doc": .text, "access": .text, "name": .text, "conformances": .text,
    "properties": .texts, "hasProperties": .flag, "parameters": .text,
    "assignments": .text, "isDecodable": .flag, "decoding": .text, "isEncodable": .flag,
    "encoding": .text, "decodesNothing": .flag, "encodesNothing": .flag,
  ]

  func child(named name: String) -> Any? {
    switch name {
    case "doc": value.doc
    case "access": value.access
    case "name": value.name
    case "conformances": value.conformances
    case "properties": value.properties
    case "hasProperties": !value.properties.isEmpty
    case "parameters": value.parameters
    case "assignments": value.assignments
    case "isDecodable": value.decoding != nil && !value.properties.isEmpty
    case "decoding": value.decoding ?? ""
    case "isEncodable": value.encoding != nil && !value.properties.isEmpty
    case "encoding": value.encoding ?? ""
    case "decodesNothing": value.decoding != nil && value.properties.isEmpty
    case "encodesNothing": value.encoding != nil && value.properties.isEmpty
    default: nil
    }
  }
}

struct EnumContext: TemplateContext {
  var value: EnumDeclaration

  static let slots: Slots = [
    "doc": .text, "access": .text, "name": .text, "conformances": .text, "rawType": .text,
    "cases": .list(Case.slots), "caseLines": .texts, "unrecognized": .text,
  ]

  func child(named name: String) -> Any? {
    switch name {
    case "doc": value.doc
    case "access": value.access
    case "name": value.name
    case "conformances": value.conformances
    case "rawType": value.rawType
    case "cases": value.cases.map(Case.init)
    case "caseLines": value.caseLines
    case "unrecognized": value.unrecognized ?? ""
    default: nil
    }
  }

  struct Case: TemplateContext {
    var value: EnumDeclaration.Case

    static let slots: Slots = ["ignored": .text, "name": .text, "raw": .text]

    func child(named name: String) -> Any? {
      switch name {
      case "name": value.name
      case "raw": value.raw
      case "ignored": value.ignored
      default: nil
      }
    }
  }
}

struct UnionContext: TemplateContext {
  var value: UnionDeclaration

  static let slots: Slots = [
    "doc": .text, "access": .text, "keyword": .text, "name": .text, "conformances": .text,
    "cases": .list(Case.slots), "tag": .text, "patterns": .text, "unrecognized": .text,
    "members": .texts, "isDecodable": .flag, "isEncodable": .flag,
  ]

  func child(named name: String) -> Any? {
    switch name {
    case "doc": value.doc
    case "access": value.access
    case "keyword": value.keyword
    case "name": value.name
    case "conformances": value.conformances
    case "cases": value.cases.map(Case.init)
    case "tag": value.tag
    case "patterns": value.patterns
    case "unrecognized": value.unrecognized
    case "members": value.members
    case "isDecodable": value.isDecodable
    case "isEncodable": value.isEncodable
    default: nil
    }
  }

  struct Case: TemplateContext {
    var value: UnionDeclaration.Case

    static let slots: Slots = [
      "declaration": .text, "test": .text, "decoding": .text, "pattern": .text, "encoding": .text,
    ]

    func child(named name: String) -> Any? {
      switch name {
      case "declaration": value.declaration
      case "test": value.test
      case "decoding": value.decoding
      case "pattern": value.pattern
      case "encoding": value.encoding
      default: nil
      }
    }
  }
}

struct AliasContext: TemplateContext {
  var value: AliasDeclaration

  static let slots: Slots = ["doc": .text, "access": .text, "name": .text, "type": .text]

  func child(named name: String) -> Any? {
    switch name {
    case "doc": value.doc
    case "access": value.access
    case "name": value.name
    case "type": value.type
    default: nil
    }
  }
}
