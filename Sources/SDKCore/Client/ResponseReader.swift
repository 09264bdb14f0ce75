import Foundation

/// Decodes responses by the rules of their endpoints.
package final class ResponseReader: Sendable {
  package let coders: Coders
  package let messages: ErrorMessages
  /// Shared by all calls that need nothing of their own.
  private let decoder: BodyDecoder
  private let hook: (@Sendable (DecodingProblem) -> Void)?
  /// Responses are written by a test, though a real `URLSession` may bring them.
  let readsStubs: Bool

  /// - `reportsProblems`: whether the client's hook and logger are told of what cannot be decoded.
  package init(
    _ configuration: APIClient.Configuration, readsStubs: Bool = false, reportsProblems: Bool = true
  ) {
    self.readsStubs = readsStubs
    coders = configuration.coders
    messages = configuration.errorMessages
    decoder = coders.bodyDecoder()
    hook = reportsProblems ? configuration.decodingHook : nil
  }

  package func value<Value: Decodable & Sendable>(
    _ type: Value.Type, _ format: (any Sendable)?, of response: ReceivedResponse
  ) throws -> Value {
    if let data = response.http.data as? Value, response.rules.unwrap.isEmpty {
      try checkSuccess(of: response)
      return data
    }
    if let empty = Empty() as? Value {
      try checkSuccess(of: response)
      return empty
    }
    if response.http.data.isEmpty, response.rules.success == nil || response.http.hasNoContent {
      if let empty = type as? any OptionalValue.Type, let value = empty.absent as? Value {
        return value
      }
      throw APIError(.decoding, response, reason: "empty body")
    }
    if let text = try plainText(type, of: response) { return text }
    try checkContentType(of: response)
    return try decode(type, plan: ResponsePlan(response.rules, format: format), response)
  }

  /// A body that is declared to be a JSON string and served as something else is that text.
  private func plainText<Value>(
    _ type: Value.Type, of response: ReceivedResponse
  ) throws -> Value? {
    guard type == String.self || type == String?.self, response.rules.unwrap.isEmpty,
      response.rules.success == nil, unexpectedType(of: response) != nil
    else { return nil }
    return try text(of: response) as? Value
  }

  /// Checks the endpoint's success rule, if it has one.
  package func checkSuccess(of response: ReceivedResponse) throws {
    guard response.rules.success != nil, !response.http.hasNoContent else { return }
    try checkContentType(of: response)
    let plan = ResponsePlan(ResponseRules(success: response.rules.success), format: nil)
    _ = try decode(Empty.self, plan: plan, response)
  }

  /// Checks the success rule of a response whose status tells what it holds. One that may be bytes or text is not
  /// checked if it is labelled as that.
  func checkSuccessByStatus(of response: ReceivedResponse) throws {
    let accepted = response.rules.accept
    let isAlwaysJSON = !accepted.isEmpty && accepted.allSatisfy { MediaType($0).isJSON }
    let label = response.http.headers["Content-Type"].map { MediaType($0) }
    guard isAlwaysJSON || label?.isJSON ?? true else { return }
    try checkSuccess(of: response)
  }

  private func checkContentType(of response: ReceivedResponse) throws {
    guard let type = unexpectedType(of: response) else { return }
    // A gateway may refuse a request in XML or text. A page of HTML is for people, of a network's login for example.
    let isRefusal = response.rules.success != nil && !type.isHTML && !response.http.isPage
    throw response.unexpected(
      type, expected: "application/json", isRefusal ? .rejected : .contentType)
  }

  /// The type of a body that is not JSON, where that is expected.
  private func unexpectedType(of response: ReceivedResponse) -> MediaType? {
    guard let header = response.http.headers["Content-Type"], header != "application/json",
      response.request.options.acceptsAnyContentType != true
    else { return nil }
    let type = MediaType(header)
    return type.name.isEmpty || type.isJSON || response.rules.expects(type) ? nil : type
  }

  private func decode<Value: Decodable & Sendable>(
    _ type: Value.Type, plan: ResponsePlan, _ response: ReceivedResponse
  ) throws -> Value {
    do {
      if plan.isPlain && hook == nil {
        return try decoder.decode(type, from: response.http.data, for: response.call)
      }
      var userInfo: [CodingUserInfoKey: any Sendable] = [ResponsePlan.key: plan]
      let sink = hook.map { _ in DecodingProblemSink(operationID: response.request.operationID) }
      if let sink { userInfo[DecodingProblemSink.key] = sink }
      defer { if let hook { sink?.flush(hook) } }
      let decoder = coders.bodyDecoder(userInfo: userInfo)
      return try decoder.decode(
        Unwrapped<Value>.self, from: response.http.data, for: response.call
      ).value
    } catch let rejection as Rejection {
      throw APIError(
        .rejected, response, code: rejection.code, serversReason: rejection.message,
        reason: rejection.reason)
    } catch let error as DecodingError {
      throw failure(error, response)
    } catch {
      throw response.undecoded(error)
    }
  }

  private func failure(_ error: DecodingError, _ response: ReceivedResponse) -> APIError {
    let failure = DecodingFailure(error, in: response.http.data)
    hook?(
      DecodingProblem(
        operationID: response.request.operationID, path: failure.path, reason: failure.reason))
    if !failure.isJSON, response.http.isPage {
      return APIError(
        .contentType, response, reason: "expected application/json, found HTML", underlying: error)
    }
    // With a success rule, what is not JSON cannot say that it is a success.
    if response.rules.success != nil, failure.path.isEmpty, !failure.isJSON {
      return APIError(.rejected, response, reason: "the response is not JSON", underlying: error)
    }
    return APIError(
      .decoding, response, reason: failure.reason, decodingPath: failure.path, underlying: error)
  }

  /// Returns the error of a response that is not 2xx: with the declared body, and with the code and
  /// message that the success rule finds.
  func statusError(_ received: ReceivedResponse) -> APIError {
    let response = received.http
    let rejection = received.rules.success.flatMap { rule -> Rejection? in
      decoded(JSON.self, received).map { Rejection($0, by: rule) }
    }
    let declared = received.rules.errors[response.status].flatMap { declaredBody($0, received) }
    return APIError(
      .status, received, code: rejection?.code,
      serversReason: rejection?.message, reason: "status \(response.status)",
      retryAfter: RetryAfter.duration(response.headers), declared: declared)
  }

  /// Returns a value by itself, without the rules of its endpoint; nil for what does not decode.
  package func decoded<Value: Decodable>(_ type: Value.Type, _ response: ReceivedResponse) -> Value?
  {
    try? decoder.decode(type, from: response.http.data, for: response.call)
  }

  /// Returns whether a piece of a stream is an error, of which its value has kept nothing: a union that does not know it,
  /// or a structure, of a union or by itself, without a property for it. What stands beside the error may be a value,
  /// unless nothing of that is kept either.
  package func isError(_ piece: ReceivedResponse, readAs value: Any) -> Bool {
    guard piece.http.data.range(of: Data(#""error""#.utf8)) != nil,
      case .object(let members)? = decoded(JSON.self, piece),
      members["error"].map({ $0 != .null }) == true
    else { return false }
    let value = content(of: value)
    let isAlone = members.count == 1 || members["type"] == "error"
    if isUnrecognized(value) { return isAlone }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .struct
      && !mirror.children.contains { ["error", "additionalProperties"].contains($0.label) }
      && (isAlone || mirror.children.allSatisfy { ($0.value as? any OptionalValue)?.isNil == true })
  }

  /// Returns what the cases of unions hold, at any depth.
  private func content(of value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum || mirror.displayStyle == .optional,
      !isUnrecognized(value), let content = mirror.children.first
    else { return value }
    return self.content(of: content.value)
  }

  /// Returns the data of an event that was read as a whole; of one without any, the event.
  package func data(in event: Any) -> Any {
    let event = content(of: event)
    return Mirror(reflecting: event).children.first { $0.label == "data" }?.value ?? event
  }

  /// Returns whether a value is the case of a union for what it does not know.
  package func isUnrecognized(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.first?.label == "unrecognized"
  }

  /// Returns the error that a piece of a stream is: an object with a member `error`, or what is named so. It has the
  /// declared body that fits, where one does.
  package func streamedError(_ piece: ReceivedResponse, isNamed: Bool) -> APIError? {
    let json = decoded(JSON.self, piece)
    var error = JSON.null
    if case .object(let members)? = json { error = members["error"] ?? .null }
    guard error != .null || isNamed else { return nil }
    if error == .null { error = json ?? .null }
    let declared = piece.rules.errors.all.lazy.compactMap { self.declaredBody($0, piece) }
    var (code, message): (String?, String?) = (nil, error.scalarText)
    if case .object(let details) = error {
      code = details["code"]?.scalarText
      message = details["message"]?.scalarText
    }
    return APIError(
      .rejected, piece, code: code, serversReason: message, reason: "the stream holds an error",
      declared: declared.first)
  }

  private func declaredBody(
    _ type: any (Decodable & Sendable).Type, _ response: ReceivedResponse
  ) -> (any Sendable)? {
    func decode<Body: Decodable & Sendable>(_ type: Body.Type) -> (any Sendable)? {
      let decoded = decoded(type, response)
      guard let data = response.http.data as? Body else { return decoded }
      // JSON holds bytes as base64; anything else is the bytes.
      return response.http.headers["Content-Type"].map { MediaType($0).isJSON } == true
        ? decoded ?? data : data
    }
    return decode(type)
  }
}

extension HTTPResponse {
  /// The status says that there is no body (RFC 9110, sections 15.3.5 and 15.3.6).
  fileprivate var hasNoContent: Bool { status == 204 || status == 205 }

  /// The body begins as a page of HTML does, whatever it is labelled.
  fileprivate var isPage: Bool {
    let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return ["<!doctype html", "<html", "<head", "<body"].contains { start.hasPrefix($0) }
  }
}

extension APIClient.Configuration {
  /// The function that is told of decoding problems, for the app's hook and the logger.
  fileprivate var decodingHook: (@Sendable (DecodingProblem) -> Void)? {
    guard let logger, logger.level <= .warning else { return onDecodingProblem }
    let hook = onDecodingProblem
    return { problem in
      hook?(problem)
      let path = problem.path.isEmpty ? "" : "\(problem.path): "
      let message = "decoding problem: \(path)\(problem.reason)"
      logger.log(LogEntry(.warning, problem.operationID, message))
    }
  }
}
