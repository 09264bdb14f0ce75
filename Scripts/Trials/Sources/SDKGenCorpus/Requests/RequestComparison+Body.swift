internal import Foundation
internal import SDKGenSourceText
internal import TrialSupport

extension RequestComparison {
  mutating func compareBody() {
    guard let content = plan.content, let body = plan.body else {
      // A form without parts is none.
      let isEmpty = sent.body.isEmpty || SentPart.parts(of: sent)?.isEmpty == true
      if !isEmpty, !plan.isMinimal || !operation.requiresBody {
        fail("a body of \(sent.body.count) bytes")
      }
      // No multipart body is without parts.
      let isMultipart = plan.call.arguments.contains(where: \.isOfFiles)
      if plan.isMinimal, operation.requiresBody, sent.body.isEmpty, !operation.contents.isEmpty,
        !isMultipart
      {
        fail("no body")
      }
      return
    }
    let expected = MediaTypeName(content.mediaType)
    // A form of empty lists and objects alone has no pairs, and is no body.
    if expected.isForm, sent.body.isEmpty, pairs(of: body, content).allSatisfy(\.pairs.isEmpty) {
      return
    }
    // Nor has a multipart body of empty lists alone a part.
    if expected.isMultipart, sent.body.isEmpty, body.members.allSatisfy(\.value.isEmptyArray) {
      return
    }
    let actual = MediaTypeName(sent.header("Content-Type") ?? "none")
    let isSameType = actual.text == expected.text || expected.text.hasSuffix("*")
    if !isSameType { return fail("content type \(actual.text) rather than \(expected.text)") }
    if expected.isJSON {
      let text = String(decoding: sent.body, as: UTF8.self)
      let constants = Set(plan.constants.map { "/\($0) was added" })
      let differences = JSONDifferences(expected: body, text: text).texts
      for difference in differences.filter({ !constants.contains($0) }).prefix(3) {
        fail("body \(difference)")
      }
    } else if expected.isForm {
      compareForm(body, content)
    } else if expected.isMultipart {
      compareParts(body, content)
    } else if let text = body.string, sent.body != Data(text.utf8) {
      fail("body of other bytes")
    }
  }

  private mutating func compareForm(_ body: Tree, _ content: DescribedOperation.Content) {
    var rest = SentRequest.pairs(of: String(decoding: sent.body, as: UTF8.self))
    for written in pairs(of: body, content) {
      for missing in written.missing(from: &rest, isForm: true) { fail("form lacks \(missing)") }
    }
    rest.removeAll { plan.constants.contains($0.name) }
    for pair in rest.prefix(3) { fail("form has \(pair.name)=\(pair.value)") }
  }

  private func pairs(
    of body: Tree, _ content: DescribedOperation.Content
  ) -> [WrittenParameter] {
    body.members.map { member in
      let encoding = content.encoding?[member.key]
      let style = encoding?.string("style") ?? "form"
      return WrittenParameter(
        member.key, member.value, style: style,
        explodes: encoding?.bool("explode") ?? (style == "form"))
    }
  }

  private mutating func compareParts(_ body: Tree, _ content: DescribedOperation.Content) {
    guard var rest = SentPart.parts(of: sent) else { return fail("no parts") }
    for member in body.members {
      let declared = content.encoding?[member.key]?.string("contentType")
      var values = [member.value]
      if case .array(let elements) = member.value { values = elements }
      if document.isSwagger, content.encoding?[member.key]?.bool("explode") == false {
        let written = pairs(of: .object([member]), content).first
        values = [.string(written?.joined ?? "")]
      }
      for value in values {
        guard let index = rest.firstIndex(where: { $0.name == member.key }) else {
          fail("part \(member.key) is missing")
          continue
        }
        let part = rest.remove(at: index)
        let text = String(decoding: part.body, as: UTF8.self)
        if value.isScalar {
          if !Tree.isSame(text, value.scalarText) {
            fail("part \(member.key): \(text.prefix(60)) rather than \(value.scalarText)")
          }
        } else {
          for difference in JSONDifferences(expected: value, text: text).texts.prefix(2) {
            fail("part \(member.key): \(difference)")
          }
        }
        if let declared, let type = part.contentType.map({ MediaTypeName($0).text }) {
          let types = declared.split(separator: ",").map { MediaTypeName(String($0)).text }
          let isRight = types.contains { $0 == type || $0.hasSuffix("/*") }
          if !isRight { fail("part \(member.key) is \(type) rather than \(declared)") }
        }
      }
    }
    for part in rest where !plan.constants.contains(part.name) {
      fail("part \(part.name) was added")
    }
  }
}
