internal import Foundation
internal import SDKCore

/// Judges answers by the operation they belong to.
struct ResponseJudge: Sendable {
  private let schemas: SchemaJudge

  init(_ library: SchemaLibrary) {
    schemas = SchemaJudge(library: library, direction: .response)
  }

  /// Returns what is wrong with an answer.
  func violations(of answer: FakeAnswer, to operation: Operation) -> [Violation] {
    guard let response = operation.response(answer.status) else {
      return [
        Violation(
          subject: "status", problem: "is \(answer.status), which the operation has not",
          place: operation.place)
      ]
    }
    return violations(of: answer.headers, by: response)
      + violations(ofBodyOf: answer, by: response, of: operation)
  }

  private func violations(
    of headers: HTTPHeaders, by response: Operation.Response
  ) -> [Violation] {
    response.headers.flatMap { header -> [Violation] in
      let subject = "header.\(header.name)"
      let value = WireReader(judge: schemas)
        .value(of: header.field, inLines: headers.values(header.name))
      guard let value else {
        return header.isRequired
          ? [Violation(subject: subject, problem: "is missing", place: response.place)] : []
      }
      guard let schema = header.schema else { return [] }
      return schemas.violations(of: value, by: schema, at: subject)
    }
  }

  private func violations(
    ofBodyOf answer: FakeAnswer, by response: Operation.Response, of operation: Operation
  ) -> [Violation] {
    guard !answer.body.isEmpty, !response.contents.isEmpty else { return [] }
    let stated = answer.headers["Content-Type"]
    guard let media = response.contents.first(for: stated ?? "") else {
      return [
        response.contents.violation(ofType: stated.map { MediaType($0).name }, at: response.place)
      ]
    }
    if media.isEvents || media.isJSONLines {
      return StreamReader(media, schemas).violations(of: answer.body, end: operation.streamEnd)
    }
    return BodyReader(judge: schemas)
      .read(answer.body, ofType: stated ?? "", as: media, at: "body").violations
  }
}
