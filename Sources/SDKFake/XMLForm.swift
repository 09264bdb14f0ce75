internal import SDKContract
internal import SDKCore

/// How a value is written in XML: the object `xml` of a schema.
struct XMLForm: Sendable {
  var name: String?
  var namespace: String?
  var prefix: String?
  var isAttribute: Bool
  /// A list has an element around its items.
  var isWrapped: Bool
  /// The value is the text of the element around it (OpenAPI 3.2).
  var isText: Bool
  var place: ContractPlace

  init(_ value: ContractValue) {
    let type = value["nodeType"]?.string
    name = value["name"]?.string
    namespace = value["namespace"]?.string
    prefix = value["prefix"]?.string
    isAttribute = value["attribute"]?.bool ?? (type == "attribute")
    isWrapped = value["wrapped"]?.bool ?? (type == "element")
    isText = type == "text" || type == "cdata"
    place = value.place
  }
}

/// Reads what an XML document says, by schemas.
struct XMLReading {
  private let reader: WireReader
  /// What is wrong with elements, and not with the values in them.
  private(set) var violations: [Violation] = []

  init(_ reader: WireReader) { self.reader = reader }

  mutating func value(ofRoot element: XMLElement, _ schema: Schema, at subject: String) -> JSON {
    let form = reader.xml(of: schema)
    if let form, let name = form.name, element.name != name {
      violations.append(
        Violation(
          subject: subject, problem: "is the element '\(element.name)', not '\(name)'",
          place: form.place))
    }
    check(element, form, at: subject)
    return value(of: element, schema)
  }

  private mutating func check(_ element: XMLElement, _ form: XMLForm?, at subject: String) {
    guard let form, let wanted = form.namespace, element.namespace != wanted else { return }
    violations.append(
      Violation(
        subject: subject,
        problem:
          "is in \(element.namespace.map { "the namespace '\($0)'" } ?? "no namespace"), not '\(wanted)'",
        place: form.place))
  }

  mutating func value(of element: XMLElement, _ schema: Schema?) -> JSON {
    if element.isNil { return .null }
    guard let schema else { return plain(element) }
    let kinds = reader.kinds(of: schema).subtracting(.null)
    let isLeaf = element.children.isEmpty && element.attributes.isEmpty
    if kinds.contains(.array), !kinds.contains(.object), !kinds.contains(.string) || !isLeaf {
      let items = reader.items(of: schema)
      return .array(element.children.map { value(of: $0, items) })
    }
    if kinds.contains(.object), !kinds.contains(.string) || !isLeaf {
      return object(element, schema)
    }
    // What nothing expects is not lost.
    if !element.children.isEmpty { return plain(element) }
    let text = element.text
    return reader.shaped(.text(kinds.contains(.string) ? text : text.trimmed), schema)
  }

  private mutating func object(_ element: XMLElement, _ schema: Schema) -> JSON {
    var members: [String: JSON] = [:]
    var used: Set<String> = []
    for (name, property) in reader.properties(of: schema) {
      let form = reader.xml(of: property)
      let own = form?.name ?? name
      if form?.isAttribute == true {
        used.insert("@\(own)")
        members[name] = element.attribute(own).map { reader.shaped(.text($0), property) }
        continue
      }
      if form?.isText == true {
        members[name] = reader.shaped(.text(element.text), property)
        continue
      }
      let kinds = reader.kinds(of: property).subtracting(.null)
      let isList = kinds.contains(.array) && !kinds.contains(.string) && !kinds.contains(.object)
      let items = isList ? reader.items(of: property) : nil
      // Without an element around them, only the name of the items counts.
      let first =
        isList && form?.isWrapped != true ? items.flatMap { reader.xml(of: $0) }?.name : own
      let names = [first, name, own].compactMap(\.self)
      guard
        let known = names.first(where: { name in element.children.contains { $0.name == name } })
      else { continue }
      used.insert(known)
      let found = element.children.filter { $0.name == known }
      for child in found { check(child, form, at: "body.\(name)") }
      if isList, form?.isWrapped != true {
        members[name] = .array(found.map { value(of: $0, items) })
      } else {
        let values = found.map { value(of: $0, property) }
        members[name] = values.count == 1 ? values[0] : .array(values)
      }
    }
    for attribute in element.attributes
    where !used.contains("@\(attribute.name)") && attribute.namespace == nil {
      let schema = reader.other(attribute.name, of: schema)
      members[attribute.name] = reader.shaped(.text(attribute.value), schema)
    }
    for (name, children) in Dictionary(grouping: element.children, by: \.name)
    where !used.contains(name) {
      let schema = reader.other(name, of: schema)
      let isList = schema.map { reader.kinds(of: $0).subtracting(.null) == .array } ?? false
      let inner = isList ? schema.flatMap { reader.items(of: $0) } : schema
      let values = children.map { value(of: $0, inner) }
      members[name] = values.count == 1 && !isList ? values[0] : .array(values)
    }
    return .object(members)
  }

  private mutating func plain(_ element: XMLElement) -> JSON {
    if element.children.isEmpty { return .string(element.text) }
    return .object(
      Dictionary(grouping: element.children, by: \.name).mapValues { children in
        var values: [JSON] = []
        for child in children { values.append(plain(child)) }
        return values.count == 1 ? values[0] : .array(values)
      })
  }
}

/// Writes values as XML, by schemas.
struct XMLWriter: Sendable {
  let reader: WireReader

  func document(of value: JSON, _ schema: Schema) -> String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    let name = schema.reference ?? (value.arrayValue == nil ? "root" : "items")
    // The items of a list without a name have that of their schema.
    let item = schema.reference == nil ? reader.items(of: schema)?.reference : nil
    write(value, schema, named: name, itemName: item, to: &text)
    return text
  }

  private func write(
    _ value: JSON, _ schema: Schema?, named name: String, itemName: String? = nil,
    to text: inout String
  ) {
    let form = schema.flatMap { reader.xml(of: $0) }
    let tag = Self.tag(form?.name ?? name, form?.prefix)
    text += "<\(tag)"
    if let namespace = form?.namespace {
      let prefix = form?.prefix.map { ":\($0)" } ?? ""
      text += " xmlns\(prefix)=\"\(Self.escaped(namespace))\""
    }
    var content = ""
    switch value {
    case .null: text += " xmlns:xsi=\"\(XMLElement.instance)\" xsi:nil=\"true\""
    case .array(let items):
      let inner = schema.flatMap { reader.items(of: $0) }
      // What has no name of its own has that of the list.
      let name = form?.name ?? itemName ?? name
      for item in items { write(item, inner, named: name, to: &content) }
    case .object(let members): write(members, schema, to: &text, &content)
    case .bool, .integer, .number, .string: content = Self.escaped(value.wireText)
    }
    text += content.isEmpty ? "/>" : ">\(content)</\(tag)>"
  }

  /// - `attributes`: the beginning of the tag.
  private func write(
    _ members: [String: JSON], _ schema: Schema?, to attributes: inout String,
    _ content: inout String
  ) {
    let properties = schema.map { reader.properties(of: $0) } ?? [:]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      let property = properties[name] ?? schema.flatMap { reader.other(name, of: $0) }
      let form = property.flatMap { reader.xml(of: $0) }
      if form?.isAttribute == true {
        if !value.isNull {
          let tag = Self.tag(form?.name ?? name, form?.prefix)
          if let namespace = form?.namespace, let prefix = form?.prefix {
            attributes += " xmlns:\(prefix)=\"\(Self.escaped(namespace))\""
          }
          attributes += " \(tag)=\"\(Self.escaped(value.wireText))\""
        }
      } else if form?.isText == true {
        content += Self.escaped(value.wireText)
      } else if let items = value.arrayValue, form?.isWrapped != true {
        let inner = property.flatMap { reader.items(of: $0) }
        for item in items { write(item, inner, named: name, to: &content) }
      } else {
        write(value, property, named: name, to: &content)
      }
    }
  }

  private static func tag(_ name: String, _ prefix: String?) -> String {
    // What a name may not have, and a key of a dictionary can.
    let scalars = name.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-._".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
    }
    let first = scalars.first.map { $0.isLetter || $0 == "_" } == true ? "" : "_"
    return (prefix.map { "\($0):" } ?? "") + first + String(scalars)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      // XML has no others (XML 1.0, section 2.2).
      case _ where scalar.value < 32 && !"\t\n\r".unicodeScalars.contains(scalar): result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
