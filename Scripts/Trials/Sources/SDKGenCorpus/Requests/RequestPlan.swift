internal import SDKGenComparison
internal import SDKGenSourceText
internal import TrialSupport

/// A call of a case with sample arguments.
struct RequestPlan {
  var call: GeneratedCall
  var operation: DescribedOperation
  /// The arguments that are given, in order, each with its value.
  var arguments: [(argument: Interface.Argument, value: Tree)]
  var parameters: [(parameter: DescribedOperation.Parameter, value: Tree)]
  /// The URL that the client is given, where its initialiser asks for one.
  var givenServer: String?
  /// Parameters that are not given.
  var omitted: [DescribedOperation.Parameter]
  /// The content type that the arguments are for; nil: no body is given.
  var content: DescribedOperation.Content?
  /// The body as JSON, whatever it is sent as.
  var body: Tree?
  var isMinimal: Bool
  /// The pages that the call is served, where it asks for such.
  var walk: PageWalk?
  /// The properties of the body that are given as files.
  var files: Set<String> = []
  /// Properties of the body that are no arguments, since they have one value.
  var constants: [(key: String, value: Tree, isRequired: Bool)] = []
}

/// Why an operation is not judged.
struct Unjudged: Error, CustomStringConvertible {
  var description: String
}

extension RequestPlan {
  init(
    _ call: GeneratedCall, _ operation: DescribedOperation, _ sampler: Sampler, variant: Int
  ) throws(Unjudged) {
    self.call = call
    self.operation = operation
    isMinimal = sampler.isMinimal
    arguments = []
    parameters = []
    omitted = []
    content = Self.content(for: call, operation, variant: variant, sampler.document)
    var sampler = sampler
    sampler.encodesBytes = content.map { MediaTypeName($0.mediaType).isJSON } ?? false

    var rest = operation.parameters
    var fields: [(key: String, value: Tree)] = []
    var open: [Interface.Argument] = []
    let properties = content.map { Self.properties(of: $0, sampler.document) } ?? []
    for argument in call.arguments {
      let label = Self.plain(argument.label)
      let isGiven = !(sampler.isMinimal && argument.hasDefault)
      if argument.label == "_" {
        guard isGiven || operation.requiresBody else { continue }
        guard var value = sampler.sample(content?.schema, name: "body") else {
          throw Unjudged(description: "no sample of the body")
        }
        let isRaw = argument.type.hasPrefix("HTTPBody") || argument.type.hasPrefix("String")
        if isRaw, value.string == nil { value = .string("text of the body") }
        body = value
        arguments.append((argument, value))
      } else if let index = rest.firstIndex(where: { Self.isCalled(label, $0) }) {
        let parameter = rest.remove(at: index)
        try give(parameter, as: argument, if: isGiven, sampler)
      } else if let property = properties.first(where: {
        // A property that a parameter is called like has the body's name in front.
        let name = Self.plain($0.key)
        return [name, "body" + name, "field" + name, name + "value"].contains(label)
      }) {
        guard isGiven else { continue }
        sampler.prefersFiles = argument.isOfFiles
        guard let sample = sampler.sample(property.value, name: property.key) else {
          throw Unjudged(description: "no sample of '\(property.key)'")
        }
        let value = argument.isWritten ? sample.inWords(property.key) : sample
        fields.append((property.key, value))
        if argument.isOfFiles { files.insert(property.key) }
        arguments.append((argument, value))
      } else if label == "additionalproperties", let content {
        guard isGiven else { continue }
        let further = Self.further(content, sampler.document)
        sampler.prefersFiles = argument.isOfFiles
        guard let value = sampler.sample(further, name: "further") else {
          throw Unjudged(description: "no sample of further properties")
        }
        let key = "further one"
        fields.append((key, value))
        if argument.isOfFiles { files.insert(key) }
        arguments.append((argument, .object([(key, value)])))
      } else if label == "file", argument.isOfFiles, let content, properties.isEmpty {
        guard isGiven else { continue }
        guard let value = sampler.sample(content.schema, name: "file") else {
          throw Unjudged(description: "no sample of the file")
        }
        body = value.inWords("file")
        arguments.append((argument, value.inWords("file")))
      } else {
        open.append(argument)
      }
    }
    guard open.isEmpty else {
      throw Unjudged(description: "no parameter is called '\(open[0].label)'")
    }
    // Without arguments a required body has its constants alone.
    if body == nil, !fields.isEmpty || call.isMethod {
      for property in properties where !fields.contains(where: { $0.key == property.key }) {
        let schema = sampler.document.resolve(property.value)
        let values = schema["enum"]?.elements ?? []
        guard let value = schema["const"] ?? (values.count == 1 ? values[0] : nil) else { continue }
        if constants.contains(where: { $0.key == property.key }) { continue }
        constants.append((property.key, Tree(value.node), requires(property.key, sampler.document)))
      }
      if !fields.isEmpty || constants.contains(where: \.isRequired) { body = .object(fields) }
    }
    // Beside a method that asks for a stream there is one that asks for none.
    let responses = operation.successes.flatMap(\.self).map(\.type.isOfStream)
    if call.isMethod, responses.contains(true), responses.contains(false),
      case .object(let members)? = body, properties.contains(where: { $0.key == "stream" })
    {
      constants.append(("stream", .bool(false), false))
      body = .object(members.filter { $0.key != "stream" })
    }
    if body == nil { content = nil }
    for parameter in rest where !parameter.isIdempotencyKey {
      // Constants are no arguments.
      if parameter.isRequired, let value = sampler.sample(parameter.schema, name: parameter.name) {
        parameters.append((parameter, value))
      } else {
        omitted.append(parameter)
      }
    }
  }

  /// The body with those constants that are sent, or have to be.
  func whole(_ body: Tree, sent names: [String]) -> Tree {
    guard case .object(let members) = body else { return body }
    let sent = constants.filter { $0.isRequired || names.contains($0.key) }
    return .object(members + sent.map { ($0.key, $0.value) })
  }

  /// Whether the schema of the body requires a property.
  private func requires(_ key: String, _ document: APIDocument) -> Bool {
    guard let schema = content?.schema.map(document.resolve) else { return false }
    return ([schema] + (schema["allOf"]?.elements ?? []).map(document.resolve)).contains {
      $0["required"]?.elements.contains { $0.node.string == key } ?? false
    }
  }

  /// The schema of properties that have no name: nil: any.
  private static func further(
    _ content: DescribedOperation.Content, _ document: APIDocument
  ) -> APIDocument.Located? {
    let more = content.schema.map(document.resolve)?["additionalProperties"]
    return more?.node.kind == .object ? more : nil
  }

  /// Indicates that without files Swift chooses another method: that of the same name whose body is JSON.
  func isOfAnother(_ calls: [GeneratedCall]) -> Bool {
    guard call.isMethod, call.arguments.contains(where: \.isOfFiles),
      !arguments.contains(where: \.argument.isOfFiles)
    else { return false }
    let given = arguments.map(\.argument.label)
    return calls.contains { other in
      let needed = other.arguments.filter { !$0.hasDefault }.map(\.label)
      return other.isMethod && other.name == call.name
        && !other.arguments.contains(where: \.isOfFiles)
        && Set(needed).isSubset(of: given)
        && Set(given).isSubset(of: other.arguments.map(\.label))
    }
  }

  private mutating func give(
    _ parameter: DescribedOperation.Parameter, as argument: Interface.Argument, if isGiven: Bool,
    _ sampler: Sampler
  ) throws(Unjudged) {
    guard isGiven || parameter.isRequired else { return omitted.append(parameter) }
    var sampler = sampler
    sampler.isPlain = parameter.location == "header"
    // No step of a path is empty.
    if parameter.location == "path" { sampler.isMinimal = false }
    guard let value = sampler.sample(parameter.schema, name: parameter.name) else {
      throw Unjudged(description: "no sample of '\(parameter.name)'")
    }
    arguments.append((argument, value))
    parameters.append((parameter, value))
  }

  /// The content that the arguments of a call are for; `variant` counts the cases of one operation.
  private static func content(
    for call: GeneratedCall, _ operation: DescribedOperation, variant: Int, _ document: APIDocument
  ) -> DescribedOperation.Content? {
    let contents = operation.contents
    func first(_ matches: (MediaTypeName) -> Bool) -> DescribedOperation.Content? {
      contents.first { matches(MediaTypeName($0.mediaType)) }
    }
    // Patches in JSON are lists of changes.
    let json =
      contents.first { content in
        let isList = content.schema.map(document.resolve)?.string("type") == "array"
        return content.type.isJSON && (isList || !content.type.text.hasSuffix("json-patch+json"))
          && !content.mediaType.hasSuffix("*+json")
      } ?? first(\.isJSON)
    let structured = [json, first(\.isForm), first(\.isMultipart)].compactMap { $0 }
    if let type = call.arguments.first(where: { $0.label == "_" })?.type {
      let isText = json?.schema.map(document.resolve)?.string("type") == "string"
      if type.hasPrefix("HTTPBody") || type.hasPrefix("String") && !isText {
        return first { !$0.isJSON && !$0.isForm && !$0.isMultipart } ?? contents.first
      }
      return variant < structured.count ? structured[variant] : structured.first ?? contents.first
    }
    // Files are parts; else the one with most properties of the arguments' names.
    let isOfParts =
      call.name.hasSuffix("Multipart") || call.arguments.contains(where: \.isOfFiles)
    if isOfParts, let parts = first(\.isMultipart) { return parts }
    let labels = Set(call.arguments.map { plain($0.label) })
    let counts = structured.map { content in
      properties(of: content, document).count { labels.contains(plain($0.key)) }
        + (labels.contains("additionalproperties") ? 1 : 0)
    }
    return zip(structured, counts).filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
      ?? (operation.requiresBody ? structured.first : nil)
  }

  static func properties(
    of content: DescribedOperation.Content, _ document: APIDocument
  ) -> [(key: String, value: APIDocument.Located)] {
    content.schema.map { properties(of: $0, document, depth: 0) } ?? []
  }

  /// Those of a schema, and of all that it is combined from, or chooses among.
  private static func properties(
    of schema: APIDocument.Located, _ document: APIDocument, depth: Int
  ) -> [(key: String, value: APIDocument.Located)] {
    let schema = document.resolve(schema)
    let inherited =
      depth < 12 ? ["allOf", "anyOf", "oneOf"].flatMap { schema[$0]?.elements ?? [] } : []
    return (schema["properties"]?.members ?? [])
      + inherited.flatMap { properties(of: $0, document, depth: depth + 1) }
  }

  /// A name that stands in two places has the place in front or a number behind it, and `options` says that it is none
  /// of the call's.
  private static func isCalled(
    _ label: String, _ parameter: DescribedOperation.Parameter
  ) -> Bool {
    let name = plain(parameter.name)
    return [name, parameter.location + name, name + "value"].contains(label)
      || label.last?.isNumber == true && label.trimmingSuffix(while: \.isNumber) == name
  }

  /// A name without what Swift's spelling of it changes.
  private static func plain(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}

extension DescribedOperation.Parameter {
  /// The client makes it.
  fileprivate var isIdempotencyKey: Bool { name.lowercased().hasSuffix("idempotency-key") }
}

extension String {
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
    String(reversed().drop(while: matches).reversed())
  }
}

extension DescribedOperation.Content {
  var type: MediaTypeName { MediaTypeName(mediaType) }
}

extension Interface.Argument {
  var isOfFiles: Bool { type.contains("UploadFile") }

  /// Callers write its text or bytes themselves, whatever the document says of them.
  fileprivate var isWritten: Bool {
    isOfFiles || type.hasPrefix("String") || type.hasPrefix("[String]")
  }
}

extension Tree {
  /// With texts in place of anything else.
  fileprivate func inWords(_ name: String) -> Tree {
    switch self {
    case .array(let elements): .array(elements.map { $0.inWords(name) })
    case .object: .string("text of \(name)")
    case .number, .bool: .string(writtenText)
    case .null, .string: self
    }
  }
}

/// A media type with its parameters, and the questions that are asked of it.
struct MediaTypeName: Equatable {
  /// `type/subtype` in lower case.
  var text: String
  /// Without those that say nothing of what it means: UTF-8, the rank in `Accept`, and the boundary of parts.
  var parameters: [String: String] = [:]

  init(_ text: String) {
    let parts = text.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    self.text = parts.first?.lowercased().replacing("*+json", with: "json") ?? ""
    for part in parts.dropFirst() {
      let halves = part.split(separator: "=", maxSplits: 1).map(String.init)
      let (name, value) = (halves[0].lowercased(), halves.last?.filter { $0 != "\"" } ?? "")
      if ["q", "boundary"].contains(name) || name == "charset" && value.lowercased() == "utf-8" {
        continue
      }
      parameters[name] = value
    }
  }

  var isOfStream: Bool {
    text == "text/event-stream" || text.contains("ndjson") || text.contains("jsonl")
      || text.hasSuffix("json-seq")
  }

  /// The types that a key of `content` or a header lists.
  static func list(_ key: String) -> [String] { key.split(separator: ",").map(String.init) }

  var isJSON: Bool { text == "application/json" || text.hasSuffix("+json") }
  var isForm: Bool { text == "application/x-www-form-urlencoded" }
  var isMultipart: Bool { text.hasPrefix("multipart/") }

  func overlaps(_ other: MediaTypeName) -> Bool { contains(other) || other.contains(self) }

  /// Says whether the other is of this range of types: `text/*`
  func contains(_ other: MediaTypeName) -> Bool {
    if text == "*/*" { return true }
    if text.hasSuffix("/*") { return other.text.hasPrefix(text.dropLast()) }
    return self == other
  }
}
