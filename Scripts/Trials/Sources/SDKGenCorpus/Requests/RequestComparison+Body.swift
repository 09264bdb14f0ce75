internal import Foundation
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import TrialSupport

extension RequestComparison {
  mutating func compareBody() {
    guard let content = plan.content, let body = plan.body else {
      // A form without parts is none.
      // A method beside one of a stream says that it asks for none.
      let noStream = Tree.object([("stream", .bool(false))])
      let isSwitch =
        plan.call.isMethod && noStream.isJSON(String(decoding: sent.body, as: UTF8.self))
      let isEmpty = sent.body.isEmpty || isSwitch
      if !isEmpty, !plan.isMinimal || !operation.requiresBody {
        fail("a body of \(sent.body.count) bytes")
      }
      // No form or multipart body is without parts.
      let needsBody = operation.contents.contains { !$0.type.isMultipart && !$0.type.isForm }
      if plan.isMinimal, operation.requiresBody, sent.body.isEmpty, needsBody,
        !plan.call.arguments.contains(where: \.isOfFiles)
      {
        fail("no body")
      }
      return
    }
    let expected = content.type
    // A form of empty lists and objects alone has no pairs, and is no body.
    if expected.isForm, sent.body.isEmpty, pairs(of: body, content).allSatisfy(\.pairs.isEmpty) {
      return
    }
    // Nor has a multipart body of empty lists alone a part.
    if expected.isMultipart, sent.body.isEmpty, parts(of: body, content).isEmpty {
      return
    }
    let header = sent.header("Content-Type") ?? "none"
    let type = MediaTypeName(header)
    if !expected.contains(type) {
      return fail("content type \(header) rather than \(content.mediaType)")
    }
    if type.isJSON {
      let text = String(decoding: sent.body, as: UTF8.self)
      let names = readJSON(Array(sent.body), file: "body").value?.members.map(\.key) ?? []
      let differences = JSONDifferences(expected: plan.whole(body, sent: names), text: text).texts
      for difference in differences.prefix(3) { fail("body \(difference)") }
    } else if type.isForm, case .object = body {
      compareForm(body, content)
    } else if type.isMultipart {
      compareParts(body, content)
    } else if let text = body.string {
      let isLatin = type.parameters["charset"]?.lowercased() == "iso-8859-1"
      if sent.body != text.data(using: isLatin ? .isoLatin1 : .utf8) { fail("body of other bytes") }
    }
  }

  private mutating func compareForm(_ body: Tree, _ content: DescribedOperation.Content) {
    var rest = SentRequest.pairs(of: String(decoding: sent.body, as: UTF8.self))
    let whole = plan.whole(body, sent: rest.map(\.name))
    for written in pairs(of: whole, content) {
      for missing in written.missing(from: &rest, isForm: true) { fail("form lacks \(missing)") }
    }
    for pair in rest.prefix(3) { fail("form has \(pair.name)=\(pair.value)") }
  }

  /// The pairs of a form. What the document says nothing of is in the style `form`, exploded, and objects are JSON.
  private func pairs(
    of body: Tree, _ content: DescribedOperation.Content
  ) -> [WrittenParameter] {
    body.members.map { member in
      let encoding = content.encoding?[member.key]
      var style = encoding?.string("style")
      // With a warning: there is no such style here.
      if style.map({ !Self.styles.contains($0) }) ?? false { style = "deepObject" }
      let explodes = encoding?.bool("explode")
      var isJSON = false
      if style == nil, case .object = member.value { isJSON = explodes != false }
      if style == nil, let type = encoding?.string("contentType"), MediaTypeName(type).isJSON {
        isJSON = true
      }
      let schema = content.schema?["properties"]?[member.key]
      return WrittenParameter(
        member.key, document.withInnerLists(member.value, schema), style: style ?? "form",
        explodes: explodes ?? (style ?? "form" == "form"), isContent: isJSON)
    }
  }

  private static let styles: Set = [
    "form", "spaceDelimited", "pipeDelimited", "tabDelimited", "deepObject",
  ]

  /// A part as the document describes it.
  private struct DescribedPart {
    var name: String
    var pair: WrittenParameter.Pair
    var isFile = false
    /// What `contentType` of the encoding lists.
    var types: [MediaTypeName] = []
    var headers: [(name: String, value: String)] = []
  }

  private mutating func compareParts(_ body: Tree, _ content: DescribedOperation.Content) {
    guard var rest = SentPart.parts(of: sent) else { return fail("no parts") }
    let whole = plan.whole(body, sent: rest.map(\.name))
    for expected in parts(of: whole, content) {
      guard let index = rest.firstIndex(where: { $0.name == expected.name }) else {
        fail("part \(expected.name) is missing")
        continue
      }
      compare(rest.remove(at: index), with: expected)
    }
    for part in rest { fail("part \(part.name) was added") }
  }

  /// What RFC 7578 and the Encoding Object say of one part: name, file name, media type, headers and content.
  private mutating func compare(_ part: SentPart, with expected: DescribedPart) {
    let name = "part \(part.name)"
    if part.disposition != "form-data" { fail("\(name) is \(part.disposition)") }
    let fileName = expected.isFile ? "sample.bin" : nil
    if part.fileName != fileName {
      fail("\(name) has the file name \(part.fileName ?? "none")")
    }
    let text = String(decoding: part.body, as: UTF8.self)
    if !expected.pair.matches(text, expected.pair.delimiter, { $0 }) {
      fail("\(name): \(text.prefix(60)) rather than \(expected.pair.text)")
    }
    let isScalar = expected.pair.values.allSatisfy(\.isScalar)
    let standard =
      expected.isFile ? "application/octet-stream" : isScalar ? "text/plain" : "application/json"
    let type = MediaTypeName(part.contentType ?? "text/plain")
    // Which of several types a file has only its caller knows.
    let isOpen = expected.types.count > 1 || expected.types.contains { $0.text.hasSuffix("*") }
    let types =
      expected.types
      + (expected.types.isEmpty || expected.isFile && isOpen ? [MediaTypeName(standard)] : [])
    if !types.contains(where: { $0.contains(type) }) {
      fail("\(name) is \(part.contentType ?? "without type") rather than \(types.map(\.text))")
    }
    var rest = part.headers
    for header in expected.headers {
      let index = rest.firstIndex { $0.name.lowercased() == header.name.lowercased() }
      let value = index.map { rest.remove(at: $0).value }
      if value != header.value { fail("\(name): header \(header.name): \(value ?? "none")") }
    }
    for header in rest { fail("\(name) has the header \(header.name)") }
  }

  private func parts(
    of body: Tree, _ content: DescribedOperation.Content
  ) -> [DescribedPart] {
    // What is no object has no names: files.
    guard case .object(let members) = body else {
      return (body.isScalar ? [body] : body.elements).map {
        DescribedPart(name: "file", pair: .init(name: "file", values: [$0]), isFile: true)
      }
    }
    return members.flatMap { key, value -> [DescribedPart] in
      let encoding = content.encoding?[key]
      let isFile = plan.files.contains(key)
      let headers = fixedHeaders(encoding)
      let isStyled =
        document.isSwagger
        || !document.hasPlainParts && !isFile
          && (encoding?["style"] != nil || encoding?["explode"] != nil)
          && Self.styles.contains(encoding?.string("style") ?? "form")
      if isStyled, encoding != nil {
        return pairs(of: .object([(key, value)]), content).flatMap(\.pairs).map {
          DescribedPart(name: $0.name, pair: $0, headers: headers)
        }
      }
      let stated =
        encoding?.string("contentType") ?? (isFile ? contentMediaType(key, content) : nil)
      let types = MediaTypeName.list(stated ?? "").map { MediaTypeName($0) }
      let values = if case .array(let elements) = value { elements } else { [value] }
      let isJSON = !types.isEmpty && types.allSatisfy(\.isJSON)
      return values.map {
        DescribedPart(
          name: key, pair: .init(name: key, values: [$0], isJSON: isJSON), isFile: isFile,
          types: types, headers: headers)
      }
    }
  }

  /// What the schema of a property says of its bytes, or of those in its list.
  private func contentMediaType(_ key: String, _ content: DescribedOperation.Content) -> String? {
    let schema = RequestPlan.properties(of: content, document).first { $0.key == key }?.value
    let whole = schema.map(document.resolve)
    return whole?.string("contentMediaType")
      ?? whole?["items"].map(document.resolve)?.string("contentMediaType")
  }

  /// Headers of a part that have one value, or a default.
  private func fixedHeaders(_ encoding: APIDocument.Located?) -> [(name: String, value: String)] {
    (encoding?["headers"]?.members ?? []).compactMap { name, header in
      let schema = document.resolve(header)["schema"].map(document.resolve)
      let values = schema?["enum"]?.elements ?? []
      let value = schema?["const"] ?? schema?["default"] ?? (values.count == 1 ? values[0] : nil)
      if name.lowercased() == "content-type" { return nil }
      return value.map { (name, Tree($0.node).writtenText) }
    }
  }
}
