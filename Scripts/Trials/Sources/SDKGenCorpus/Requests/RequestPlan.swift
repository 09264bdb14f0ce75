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
  /// Parameters that are not given.
  var omitted: [DescribedOperation.Parameter]
  /// The content type that the arguments are for; nil: no body is given.
  var content: DescribedOperation.Content?
  /// The body as JSON, whatever it is sent as.
  var body: Tree?
  var isMinimal: Bool
  /// Properties of the body that are no arguments, since they have one value.
  var constants: Set<String> = []
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
        guard let value = sampler.sample(content?.schema, name: "body") else {
          throw Unjudged(description: "no sample of the body")
        }
        body = value
        arguments.append((argument, value))
      } else if let index = rest.firstIndex(where: { Self.plain($0.name) == label }) {
        let parameter = rest.remove(at: index)
        try give(parameter, as: argument, if: isGiven, sampler)
      } else if let property = properties.first(where: {
        // A property that a parameter is called like has the body's name in front.
        [label, label.hasPrefix("body") ? String(label.dropFirst(4)) : label].contains(
          Self.plain($0.key))
      }) {
        guard isGiven else { continue }
        sampler.prefersFiles = argument.isOfFiles
        guard let value = sampler.sample(property.value, name: property.key) else {
          throw Unjudged(description: "no sample of '\(property.key)'")
        }
        fields.append((property.key, value))
        arguments.append((argument, value))
      } else {
        open.append(argument)
      }
    }
    guard open.isEmpty else {
      throw Unjudged(description: "no parameter is called '\(open[0].label)'")
    }
    if body == nil, !fields.isEmpty {
      for property in properties where !fields.contains(where: { $0.key == property.key }) {
        let schema = sampler.document.resolve(property.value)
        if schema["const"] != nil || schema["enum"]?.elements.count == 1 {
          constants.insert(property.key)
        }
      }
      body = .object(fields)
    }
    // Beside a method that asks for a stream there is one that asks for none.
    let isSwitch = { (name: String) in name == "stream" }
    if call.isMethod, case .object(let members)? = body,
      properties.contains(where: { isSwitch($0.key) })
    {
      constants.insert("stream")
      body = .object(members.filter { !isSwitch($0.key) })
    }
    if body == nil { content = nil }
    for parameter in rest {
      // Constants are no arguments.
      if parameter.isRequired, let value = sampler.sample(parameter.schema, name: parameter.name) {
        parameters.append((parameter, value))
      } else {
        omitted.append(parameter)
      }
    }
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
    let structured = [first(\.isJSON), first(\.isForm), first(\.isMultipart)].compactMap { $0 }
    if let type = call.arguments.first(where: { $0.label == "_" })?.type {
      if type.hasPrefix("HTTPBody") || type.hasPrefix("String") {
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
    }
    return zip(structured, counts).filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
  }

  private static func properties(
    of content: DescribedOperation.Content, _ document: APIDocument
  ) -> [(key: String, value: APIDocument.Located)] {
    content.schema.map { properties(of: $0, document, depth: 0) } ?? []
  }

  /// Those of a schema, and of all that it is combined from.
  private static func properties(
    of schema: APIDocument.Located, _ document: APIDocument, depth: Int
  ) -> [(key: String, value: APIDocument.Located)] {
    let schema = document.resolve(schema)
    let inherited = depth < 12 ? schema["allOf"]?.elements ?? [] : []
    return (schema["properties"]?.members ?? [])
      + inherited.flatMap { properties(of: $0, document, depth: depth + 1) }
  }

  /// A name without what Swift's spelling of it changes.
  private static func plain(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}

extension Interface.Argument {
  var isOfFiles: Bool { type.contains("UploadFile") }
}

/// The questions that are asked of a media type.
struct MediaTypeName {
  var text: String

  init(_ text: String) {
    self.text = text.prefix { $0 != ";" }.trimmingPrefix(" ").lowercased()
  }

  var isJSON: Bool { text == "application/json" || text.hasSuffix("+json") }
  var isForm: Bool { text == "application/x-www-form-urlencoded" }
  var isMultipart: Bool { text.hasPrefix("multipart/") }
}
