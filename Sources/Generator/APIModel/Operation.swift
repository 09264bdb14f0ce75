package import SDKGenDiagnostics

/// A request a client can make, and the meaning of its response. The defaults of its group and file are merged
/// in, except `ClientDefaults`, which the client adds to every request.
package struct Operation: Equatable, Sendable {
  /// The name as written: `get`.
  package var name: String
  package var swiftName: String?
  /// The name of its method, where the document states it beside the operation's own.
  package var methodName: String?
  /// The name that `rename` gives it, as `swiftName` or `methodName`.
  package var given: GivenName?
  package var naming = Naming.method
  /// The path to the operation in the spec, without file or line: `posts.get`.
  package var provenance: String
  package var about: String?
  /// What it returns.
  package var returnsAbout: String?
  package var deprecation: Deprecation?
  /// The HTTP method, in upper case: `GET`.
  package var method: String
  package var path: [PathPart]
  /// The path as the document writes it, with what is not sent: `/files/{id}#move`; nil: as it is sent.
  package var writtenPath: String?
  /// What stands behind `#` in it: `move`.
  package var fragment: String?
  package var query: [Parameter] = []
  package var headers: [Parameter] = []
  package var cookies: [Parameter] = []
  package var body: Body?
  /// The content type of a JSON body or form; nil for the standard one.
  package var bodyContentType: String?
  /// Indicates that a raw or text body may be left out.
  package var isBodyOptional = false
  /// The bodies that may be sent instead, each of another kind.
  package var otherBodies: [OfferedBody] = []
  /// The media types to ask for, best first; none to ask for what the response's type suggests.
  package var accept: [String] = []
  package var response = Response()
  /// Indicates that 201 is the only success that the spec has.
  package var onlyCreates = false
  package var stream: StreamResponse?
  /// The same stream in other forms, each of another kind.
  package var otherStreams: [StreamResponse] = []
  package var pagination: Pagination?
  package var options = CallOptions()
  /// The schemes it needs; nil for the API's default.
  package var security: SecurityRequirement?
  /// The name of the server or host that serves this operation, or a path in place of that of the client's server.
  package var server: String?
  package var examples: [OperationExample] = []
  package var location: SourceLocation

  /// The origin of an operation's name, which decides how its method is called.
  package enum Naming: Equatable, Sendable {
    /// The name of the method itself, among those of its group.
    case method
    /// The only one of its kind in the whole document, which says its group again.
    case identifier
    /// Made of the HTTP method and the path, since the document has none.
    case path
  }

  package init(
    name: String, provenance: String, method: String, path: [PathPart], location: SourceLocation
  ) {
    self.name = name
    self.provenance = provenance
    self.method = method
    self.path = path
    self.location = location
  }

  /// The method and the path as the document has it, what it does not send included: `PUT /files/{id}#move`.
  package var requestLine: String { "\(method) \(writtenPath ?? pathText)" }

  /// The parameters in the path, each once, however often it stands there.
  package var pathParameters: [Parameter] {
    var seen: Set<String> = []
    return path.compactMap { part in
      guard case .parameter(let parameter) = part, seen.insert(parameter.name).inserted else {
        return nil
      }
      return parameter
    }
  }

  /// The path as it is written in a spec, without types: `/posts/{id}`.
  package var pathText: String {
    path.map { part in
      switch part {
      case .literal(let text): text
      case .parameter(let parameter): "{\(parameter.name)}"
      }
    }.joined()
  }
}

/// Returns whether a spec can have a parameter of this name in its path: nothing of the name means something else in
/// braces, as types, operators and spaces do.
package func isPathName(_ name: String) -> Bool {
  !name.isEmpty && !name.utf8.contains { ":{},".utf8.contains($0) } && name.utf8.last != 0x2A
    && !name.utf8.prefix(1).contains { "+#./;?&".utf8.contains($0) }
    && name == name.split(separator: " ").joined(separator: " ")
}

package enum PathPart: Equatable, Sendable {
  /// Percent-encoded text as it goes out, slashes included.
  case literal(String)
  case parameter(Parameter)
}

/// The payload of a request.
///
/// A new kind of body is a new case here; the compiler then lists the places that must handle it.
package enum Body: Equatable, Sendable {
  case json(TypeReference)
  /// A form: `application/x-www-form-urlencoded`.
  case form([Parameter])
  /// A form whose fields are those of one value: `a[b]=1`. Fields without a style are written with brackets.
  case formValue(TypeReference, styles: [FieldStyle])
  case multipart([Parameter])
  /// A string with this content type.
  case text(contentType: String)
  /// Bytes with this content type.
  case raw(contentType: String)
}

/// A body in which an operation takes its request.
package struct OfferedBody: Equatable, Sendable {
  package var body: Body
  /// nil: the one that goes with the kind of body.
  package var contentType: String?
  /// Indicates that a raw or text body may be left out.
  package var isOptional: Bool
  /// The Boolean field of the body that asks for a stream.
  package var switchField: String?

  package init(
    _ body: Body, contentType: String? = nil, isOptional: Bool = false, switchField: String? = nil
  ) {
    self.body = body
    self.contentType = contentType
    self.isOptional = isOptional
    self.switchField = switchField
  }
}

extension Operation {
  /// Returns the operation with another body, and with no others beside it.
  package func taking(_ offered: OfferedBody) -> Operation {
    var operation = self
    operation.body = offered.body
    operation.bodyContentType = offered.contentType
    operation.isBodyOptional = offered.isOptional
    operation.stream?.switchField = offered.switchField
    for index in operation.otherStreams.indices {
      operation.otherStreams[index].switchField = offered.switchField
    }
    operation.otherBodies = []
    return operation
  }
}

extension Body {
  /// The fields of a form or multipart body; none for other bodies.
  package var fields: [Parameter] {
    switch self {
    case .form(let fields), .multipart(let fields): fields
    case .json, .formValue, .raw, .text: []
    }
  }

  /// The type of the one value that it is made of; nil where it is made of several, or of text or bytes.
  package var value: TypeReference? {
    switch self {
    case .json(let type), .formValue(let type, _): type
    case .form, .multipart, .text, .raw: nil
    }
  }
}

extension Operation {
  /// The fields of a form or multipart body; none for other bodies, which setting them leaves alone.
  package var fields: [Parameter] {
    get { body?.fields ?? [] }
    set {
      switch body {
      case .form: body = .form(newValue)
      case .multipart: body = .multipart(newValue)
      case .json, .formValue, .text, .raw, nil: break
      }
    }
  }
}

/// The style of a field of a form.
package struct FieldStyle: Equatable, Sendable {
  /// The name on the wire; nil: all fields that are not declared.
  package var field: String?
  package var style: Parameter.Style
  /// The styles of lists within the list, from the outside in.
  package var elementStyles: [Parameter.Style] = []
  /// Indicates that reserved characters are sent as they are.
  package var allowsReserved = false

  package init(field: String?, style: Parameter.Style) {
    self.field = field
    self.style = style
  }
}

package struct OperationExample: Equatable, Sendable {
  package var name: String
  package var status: Int
  package var body: Literal

  package init(name: String, status: Int, body: Literal) {
    self.name = name
    self.status = status
    self.body = body
  }
}

/// Returns whether a method asks for a representation: GET, and QUERY, which asks with its body (RFC 10008). HEAD asks for
/// none.
package func isRead(_ method: String) -> Bool { method == "GET" || method == "QUERY" }

/// Returns whether a segment of a path is a version: `v1`, `V2.1`, `2024-10-01`.
package func isVersion(_ segment: String) -> Bool {
  let rest = segment.first.map { "vV".contains($0) } == true ? segment.dropFirst() : segment[...]
  return rest.first?.isNumber == true && rest.allSatisfy { $0.isNumber || ".-_".contains($0) }
}

/// Returns whether a segment in front of a path tells nothing about its operations: `api`, `v1`.
package func isPathPrefix(_ segment: String) -> Bool {
  isVersion(segment) || ["api", "rest"].contains(segment.lowercased())
}

/// Returns the parts of a segment that is a whole path and names what is done, or what there is, of a thing: `vm` and
/// `add-disk` of `vm.add-disk`; nil for others, and for files.
package func dottedParts(_ segment: String) -> (owner: String, name: String)? {
  guard let dot = segment.lastIndex(of: ".") else { return nil }
  let (owner, name) = (segment[..<dot], segment[dot...].dropFirst())
  let isName =
    name.first?.isLetter == true
    && name.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
  guard isName, owner.first?.isLetter == true, !fileExtensions.contains(name.lowercased()) else {
    return nil
  }
  return (String(owner), String(name))
}

/// What files are called behind a dot.
private let fileExtensions = Set(
  """
  ashx asmx asp aspx atom axd bin bmp cfm cgi css csv do doc docx geojson gif gz htm html ico \
  ics jpeg jpg js json jsonl jsp kml log m3u8 map md mjs mp3 mp4 mpd mvt ndjson pbf pdf php \
  phtml pl png proto rdf rss svc svg tar tgz toml tsv ttl txt vcf wasm webmanifest webp wsdl \
  xls xlsx xml xsd yaml yml zip
  """.listed)
