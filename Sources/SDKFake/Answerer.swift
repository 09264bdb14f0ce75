internal import Foundation
internal import SDKCore

/// Makes answers that the contract allows.
struct Answerer: Sendable {
  let model: ContractModel
  let judge: SchemaJudge
  let sampler: Sampler
  private let seed: UInt64
  private let envelopes = Locked<[String: JSON]>([:])

  init(_ model: ContractModel, seed: UInt64) {
    self.model = model
    self.seed = seed
    judge = SchemaJudge(library: model.library, direction: .response, isLiteral: true)
    sampler = Sampler(judge, model.texts, seed: seed)
  }

  /// Returns the form of a response's body that a request likes best; nil where it has no body.
  func media(of response: Operation.Response?, accepting accept: String?) -> Media? {
    guard let contents = response?.contents, !contents.isEmpty else { return nil }
    let usual = contents.first { $0.isJSON } ?? contents[0]
    guard let accept, accept != "*/*", accept != usual.text else { return usual }
    return contents.preferred(by: accept) ?? usual
  }

  /// Returns the JSON of a body.
  func sample(_ media: Media, for name: String) -> JSON {
    guard let schema = media.schema else { return media.examples.first?.value ?? .object([:]) }
    return sampler.value(of: schema, for: name, examples: media.examples.map(\.value))
  }

  /// Returns a sample that has what was sent by the names of its properties, and what the path names; nil where there is
  /// nothing of the kind, or the spec shows an answer.
  func echo(
    of read: ReadRequest, _ operation: Operation, to request: ReceivedRequest, named name: String
  ) -> JSON? {
    var path = operation.parameters.filter { $0.location == .path && $0.name != "id" }
      .compactMap { parameter in
        read.fields["path.\(parameter.name)"].map { (parameter.name, $0) }
      }
    let sent = read.body?.objectValue ?? [:]
    guard !sent.isEmpty || !read.arguments.isEmpty,
      let media = media(of: operation.success.response, accepting: request.accept), media.isJSON,
      media.examples.isEmpty, let schema = media.schema
    else { return nil }
    let reader = WireReader(judge: judge)
    let properties = reader.properties(of: schema)
    // What is at the end says which one it is.
    let segments = Router.segments(of: operation.route)
    if operation.method == "GET", let last = segments.last?.withoutExtension.parameter,
      let own = operation.parameters.first(where: { $0.location == .path && $0.name == last }),
      let value = read.fields["path.\(last)"],
      let identity = Resource.identity(
        named: last, own.schema, segments.dropLast().last?.literal.map(Words.singulars) ?? [],
        schema, reader, sampler)
    {
      path.append((identity, reader.shaped(.text(value.wireText), properties[identity])))
    }
    let said = sent.merging(path) { $1 }.filter { name, value in
      properties[name].map { judge.isValid(value, $0) && !judge.isUnsent($0) } ?? false
    }
    if said.isEmpty || !reader.examples(of: schema).isEmpty { return nil }
    return sampler.value(of: schema, for: name, like: .object(said), isWhole: true)
  }

  /// Returns what a stream sends: an example of the spec, or some samples.
  func pieces(of media: Media, for name: String, showsExamples: Bool = true) -> [JSON] {
    let stream = StreamReader(media, judge)
    if showsExamples, let example = stream.example { return example }
    var random = random(for: name)
    let turn = random.below(1000)
    return (0..<3).map { index in
      stream.schema.map {
        sampler.value(
          of: $0, for: "\(name) \(index)", showsExamples: showsExamples, turn: turn + index)
      } ?? .object([:])
    }
  }

  /// Returns a generator of random numbers for something by its name.
  func random(for name: String) -> SplitMix64 { SplitMix64(seed: seed, for: name) }

  /// Returns a sample of what is around a list: always the same, so that it is made only once.
  func envelope(_ schema: Schema, for name: String) -> JSON {
    if let known = envelopes.with({ $0[name] }) { return known }
    let sample = sampler.value(of: schema, for: name)
    envelopes.with { $0[name] = sample }
    return sample
  }

  /// Returns an answer with this JSON or, without any, with a sample.
  func answer(
    _ operation: Operation, status: Int, _ response: Operation.Response?,
    to request: ReceivedRequest,
    named name: String, _ value: JSON? = nil
  ) -> FakeAnswer {
    var answer = FakeAnswer(status: status)
    let reader = WireReader(judge: judge)
    for header in response?.headers ?? [] where header.isSent(status, reader) {
      answer.headers.append(header.name, sampler.text(of: header, for: name))
    }
    // RFC 9110, sections 15.2, 15.3.5, 15.3.6 and 15.4.5
    guard status >= 200, ![204, 205, 304].contains(status),
      let media = media(of: response, accepting: request.accept)
    else { return answer }
    answer.headers.append(
      "Content-Type",
      media.type.contains("*")
        ? media.concreteType : media.text.contains(",") ? media.type : media.text)
    BodyWriter(answerer: self, operation: operation, media: media, name: name)
      .write(value ?? failureSample(status, media, for: name), to: &answer, for: request)
    // A sample would stay as it is when the body becomes another one.
    if answer.headers["ETag"] != nil { answer.headers.replace("ETag", answer.entityTag) }
    return answer
  }

  /// Returns an answer with what the spec has for its status.
  func completed(
    _ answer: FakeAnswer, _ operation: Operation, to request: ReceivedRequest
  ) -> FakeAnswer {
    var completed = self.answer(
      operation, status: answer.status, operation.response(answer.status), to: request,
      named: "\(operation.id) \(answer.status)")
    for field in answer.headers { completed = completed.header(field.name, field.value) }
    return completed
  }

  // MARK: Failures

  /// Returns a sample of a failure's body that has its status; nil where it is no failure, or the spec shows one.
  private func failureSample(_ status: Int, _ media: Media, for name: String) -> JSON? {
    guard status >= 400, media.isJSON, media.holdsProperties, media.examples.isEmpty else {
      return nil
    }
    return FailureBody(
      reader: WireReader(judge: judge), status: status, title: "", instance: nil, messages: [],
      subjects: []
    ).stated(in: sample(media, for: name), media.schema)
  }

  /// Returns the first of these statuses that an operation declares, with what it declares for it, or for all others;
  /// else a problem with another status.
  ///
  /// - `subjects`: what the messages are about.
  func failure(
    _ operation: Operation, _ statuses: [Int], otherwise undeclared: Int, title: String,
    _ messages: [String], at subjects: [String] = [], to request: ReceivedRequest
  ) -> FakeAnswer {
    let stated = statuses.first { status in operation.responses.contains { $0.covers(status) } }
    let others = operation.responses.first {
      $0.statuses == "default" && operation.success.response?.statuses != "default"
    }
    guard let response = stated.flatMap(operation.response) ?? others else {
      return .problem(undeclared, title, messages)
    }
    let status = stated ?? statuses[0]
    let name = "\(operation.id) \(status)"
    guard let media = media(of: response, accepting: request.accept),
      media.holdsProperties
    else {
      return answer(operation, status: status, response, to: request, named: name)
    }
    let body = FailureBody(
      reader: WireReader(judge: judge), status: status,
      title: title,
      instance: media.type == "application/problem+json" ? request.path : nil,
      messages: messages, subjects: subjects)
    let value = body.stated(in: sample(media, for: name), media.schema)
    return answer(operation, status: status, response, to: request, named: name, value)
  }
}

extension String {
  /// A media type of a range: `text/plain` for `text/*`.
  var concrete: String {
    switch self {
    case "text/*": "text/plain"
    case "image/*": "image/png"
    case "multipart/*": "multipart/mixed"
    case "*/*", "application/*": "application/json"
    case "application/*+json": "application/vnd.sample+json"
    case "application/*+xml": "application/vnd.sample+xml"
    case let type where type.hasSuffix("+json"): type.replacing("*", with: "sample")
    default: contains("*") ? "application/octet-stream" : self
    }
  }
}

extension JSON {
  /// The value in a header, or another place of text.
  var wireText: String { stringValue ?? description }
}
