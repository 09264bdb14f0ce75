import Mustache
import SDKGenSwiftModel

struct EventsContext: TemplateContext {
  var value: EventsDeclaration

  static let slots: Slots = [
    "doc": .text, "access": .text, "name": .text, "conformances": .text,
    "cases": .list(Case.slots),
  ]

  func child(named name: String) -> Any? {
    switch name {
    case "doc": value.doc
    case "access": value.access
    case "name": value.name
    case "conformances": value.conformances
    case "cases": value.cases.map(Case.init)
    default: nil
    }
  }

  struct Case: TemplateContext {
    var value: EventsDeclaration.Case

    static let slots: Slots = [
      "name": .text, "type": .text, "event": .text, "decoding": .text,
    ]

    func child(named name: String) -> Any? {
      switch name {
      case "name": value.name
      case "type": value.type
      case "event": value.event
      case "decoding": value.decoding
      default: nil
      }
    }
  }
}

struct ResponseContext: TemplateContext {
  var value: ResponseDeclaration

  static let slots: Slots = [
    "doc": .text, "access": .text, "name": .text, "conformances": .text,
    "cases": .list(Case.slots), "readings": .list(Reading.slots), "fallback": .text,
  ]

  func child(named name: String) -> Any? {
    switch name {
    case "doc": value.doc
    case "access": value.access
    case "name": value.name
    case "conformances": value.conformances
    case "cases": value.cases.map(Case.init)
    case "readings": value.readings.map(Reading.init)
    case "fallback": value.fallback
    default: nil
    }
  }

  struct Case: TemplateContext {
    var value: ResponseDeclaration.Case

    static let slots: Slots = ["doc": .text, "declaration": .text]

    func child(named name: String) -> Any? {
      switch name {
      case "doc": value.doc
      case "declaration": value.declaration
      default: nil
      }
    }
  }

  struct Reading: TemplateContext {
    var value: ResponseDeclaration.Reading

    static let slots: Slots = ["test": .text, "statement": .text]

    func child(named name: String) -> Any? {
      switch name {
      case "test": value.test
      case "statement": value.statement
      default: nil
      }
    }
  }
}
