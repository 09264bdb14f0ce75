import Foundation

/// Decodes answers by the rules of their endpoints.
final class AnswerReader: Sendable {
  private let coders: Coders
  /// Shared by all calls that need nothing of their own.
  private let decoder: JSONDecoder
  private let hook: (@Sendable (DecodingProblem) -> Void)?

  init(_ configuration: APIClient.Configuration) {
    coders = configuration.coders
    decoder = coders.makeDecoder()
    hook = configuration.decodingHook
  }

  func value<Value: Decodable & Sendable>(
    _ type: Value.Type, _ format: (any Sendable)?, of answer: Answer
  ) throws -> Value {
    if let data = answer.response.data as? Value, answer.rules.unwrap.isEmpty {
      try checkSuccess(of: answer)
      return data
    }
    if let empty = Empty() as? Value {
      try checkSuccess(of: answer)
      return empty
    }
    if answer.response.data.isEmpty, answer.rules.success == nil {
      if let empty = type as? any OptionalValue.Type, let value = empty.absent as? Value {
        return value
      }
      throw APIError(.decoding, answer, reason: "empty body")
    }
    try checkContentType(of: answer)
    return try decode(type, plan: AnswerPlan(answer.rules, format: format), answer)
  }

  /// Checks the endpoint's success rule, if it has one.
  func checkSuccess(of answer: Answer) throws {
    guard answer.rules.success != nil else { return }
    try checkContentType(of: answer)
    let plan = AnswerPlan(AnswerRules(success: answer.rules.success), format: nil)
    _ = try decode(Empty.self, plan: plan, answer)
  }

  private func checkContentType(of answer: Answer) throws {
    guard let header = answer.response.headers["Content-Type"], header != "application/json",
      answer.request.options.acceptsAnyContentType != true
    else { return }
    let type = MediaType(header)
    guard !type.name.isEmpty, !type.isJSON, !answer.rules.expects(type) else { return }
    let kind: APIError.Kind = answer.rules.success == nil ? .contentType : .rejected
    throw APIError(
      kind, answer, reason: "expected application/json, found \(type.name.shownSafely)")
  }

  private func decode<Value: Decodable & Sendable>(
    _ type: Value.Type, plan: AnswerPlan, _ answer: Answer
  ) throws -> Value {
    do {
      if plan.isPlain && hook == nil { return try decoder.decode(type, from: answer.response.data) }
      let decoder = coders.makeDecoder()
      decoder.userInfo[AnswerPlan.key] = plan
      if let hook {
        let sink = DecodingProblemSink(operationID: answer.request.operationID, hook: hook)
        decoder.userInfo[DecodingProblemSink.key] = sink
      }
      return try decoder.decode(Unwrapped<Value>.self, from: answer.response.data).value
    } catch let rejection as Rejection {
      throw APIError(
        .rejected, answer, code: rejection.code, reason: rejection.reason)
    } catch let error as DecodingError {
      throw failure(error, answer)
    } catch {
      throw APIError(.decoding, answer, reason: "cannot be decoded", underlying: error)
    }
  }

  private func failure(_ error: DecodingError, _ answer: Answer) -> APIError {
    let failure = DecodingFailure(error, in: answer.response.data)
    hook?(
      DecodingProblem(
        operationID: answer.request.operationID, path: failure.path, reason: failure.reason))
    // With a success rule, what is not JSON cannot say that it is a success.
    if answer.rules.success != nil, failure.path.isEmpty, !failure.isJSON {
      return APIError(.rejected, answer, reason: "the answer is not JSON", underlying: error)
    }
    return APIError(
      .decoding, answer, reason: failure.reason, decodingPath: failure.path, underlying: error)
  }

  /// The error of an answer that is not 2xx: with the declared body, and with the code and
  /// message that the success rule finds.
  func statusError(_ answer: Answer) -> APIError {
    let response = answer.response
    let rejection = answer.rules.success.flatMap { rule -> Rejection? in
      let json = try? decoder.decode(JSON.self, from: response.data)
      return json.map { Rejection($0, by: rule) }
    }
    let declared = answer.rules.errors[response.status].flatMap { declaredBody($0, response) }
    return APIError(
      .status, answer, code: rejection?.code,
      reason: rejection?.message ?? "status \(response.status)",
      retryAfter: RetryAfter.duration(response.headers), declared: declared)
  }

  private func declaredBody(
    _ type: any (Decodable & Sendable).Type, _ response: HTTPResponse
  ) -> (any Sendable)? {
    func decode<Body: Decodable & Sendable>(_ type: Body.Type) -> (any Sendable)? {
      if let data = response.data as? Body { return data }
      return try? decoder.decode(type, from: response.data)
    }
    return decode(type)
  }
}
