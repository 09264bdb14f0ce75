internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Mistakes in bodies and responses, and content without a Swift type.
extension DiagnosticRule {
  static let otherContent = note(
    "openapi-other-content",
    "A body or response is offered in several content types. JSON is preferred to forms, "
      + "multipart, text and data; files and bytes can be sent beside it.")
  static let rawContent = warning(
    "openapi-raw-content",
    "The content type, such as XML, has no Swift type for its contents; it is raw data. A range "
      + "of types, such as 'image/*', is none: callers state the type in the headers of a call.")
  static let bodyNotAllowed = warning(
    "openapi-body-not-allowed",
    "Requests with this method have no body; servers and proxies may drop it. Neither have "
      + "responses of the statuses 204, 205 and 304.")
  static let bodyShape = warning(
    "openapi-body-shape",
    "Forms and multipart bodies consist of the properties of an object. Files are parts of a "
      + "multipart body: JSON has no bytes, so 'format: binary' in it is a string.")
  static let encoding = warning(
    "openapi-encoding",
    "A key of 'encoding' is a property of the body, and its value describes how that is written.")
  static let unreadItems = warning(
    "openapi-unread-items",
    "'itemSchema' describes the pieces of JSON lines, json-seq and events, and of no other content. "
      + "'prefixEncoding' and 'itemEncoding' describe parts without names; a body of such is data, "
      + "and so is what a part of several parts consists of. "
      + "Events that no name tells apart are whole events, whose data is text, and so are those without 'data'. "
      + "The JSON in a text ('contentSchema') has a type in events; elsewhere it is a string, as it is sent. "
      + "The fields of an 'in: querystring' are written as those of a form, whatever its 'encoding' says."
  )
  static let badStatus = warning(
    "openapi-bad-status",
    "The keys of 'responses' are a status, a class of them or 'default': '404', '4XX'.")
  static let noResponse = note(
    "openapi-no-response",
    "The document does not state what the operation returns, so nothing is returned.")
  static let redirect = note(
    "openapi-redirect",
    "The transport follows redirects. Where an operation declares no other response, the response "
      + "at the end of the redirect is returned as data.")
  static let exampleValue = warning(
    "openapi-example-value",
    "An example has 'value' alone, or else 'dataValue' and one of 'serializedValue' and "
      + "'externalValue'. 'value' is preferred.")
  static let exampleMismatch = note(
    "openapi-example-mismatch",
    "Examples appear in documentation, samples and mocks if they fit their schemas. The others are "
      + "skipped.")
}

extension Diagnostic {
  static func rawContent(_ media: MediaType) -> Self {
    about(.rawContent, at: media.element, "'\(media.name)' has no Swift type; it is raw data")
  }

  static func unreadText(_ media: MediaType) -> Self {
    about(
      .rawContent, at: media.element,
      "the schema is no text, and '\(media.name)' does not say how it is written; it is a string")
  }

  static func unreadItems(_ member: Element, of media: String) -> Self {
    about(
      .unreadItems, at: member,
      "'\(member.name)' is not followed in \(media), whose content is read and sent as a whole")
  }

  static func exampleValues(_ second: Element, beside first: String) -> Self {
    about(.exampleValue, at: second, "an example with '\(first)' has no '\(second.name)'")
  }

  static func itemsBesideEncoding(_ member: Element) -> Self {
    about(
      .unreadItems, at: member,
      "'\(member.name)' is of parts without names, and 'encoding' of those with names; it is left out"
    )
  }

  static func unreadPayload(_ item: Element) -> Self {
    about(
      .unreadItems, at: item,
      "'contentSchema' is not followed, since not every kind of event has a name of its own in 'event'; "
        + "the stream has whole events, whose data is text")
  }

  static func droppedPayload(_ schema: Element) -> Self {
    about(
      .unreadItems, at: schema,
      "'contentSchema' is not followed, since the text of the event is not always its JSON")
  }

  static func eventWithoutData(_ item: Element) -> Self {
    about(
      .unreadItems, at: item,
      "events without 'data' never arrive, so that only whole ones are read, by their other fields; "
        + "if this is the data of each, state it as the 'contentSchema' of 'data'", severity: .note)
  }

  static func emitter(_ media: MediaType) -> Self {
    about(
      .rawContent, at: media.element,
      "the schema is that of the server's own object and says nothing of its events; each is any JSON"
    )
  }

  static func rangeOfTypes(_ media: MediaType) -> Self {
    about(
      .rawContent, at: media.element,
      "'\(media.name)' is a range of types; it is sent as '\(media.sent)' unless the headers of a call say otherwise",
      severity: .note)
  }

  static func mediaTypeList(_ member: Element) -> Self {
    about(
      .otherContent, at: member,
      "a key of a content is one media type; '\(member.name)' is read as several",
      severity: .warning)
  }

  static func bodyNotAllowed(_ method: String, _ body: Element) -> Self {
    about(.bodyNotAllowed, at: body, "a \(method) request has no body; it is left out")
  }

  /// - `outcome`: what becomes of it.
  static func bodyShape(_ media: MediaType, _ what: String, _ outcome: String) -> Self {
    about(
      .bodyShape, at: media.element,
      "\(what) consists of an object's properties, and this schema has none; \(outcome)")
  }

  static func bytesInText(_ name: String, _ media: MediaType, _ notation: String) -> Self {
    about(
      .bodyShape, at: media.element,
      "\(notation) has no bytes, so '\(name)' is sent as a string; "
        + "if it is a file, the body is 'multipart/form-data'")
  }

  static func bytesInPart(_ path: String, _ media: MediaType) -> Self {
    about(
      .bodyShape, at: media.element,
      "JSON has no bytes, so '\(path)' is sent as a string in the JSON of its part; "
        + "if it is a file, it is a part of its own")
  }

  static func rawPart(_ name: String, _ type: String, _ media: Element) -> Self {
    about(
      .rawContent, at: media,
      "'\(type)' of the part '\(name)' has no Swift type; callers write it themselves")
  }

  /// - `what`: `a form` or `a part`.
  static func encodingStyle(
    _ what: String, _ field: String, _ written: Element, _ outcome: String
  ) -> Self {
    aboutValue(
      .encoding, at: written,
      "\(what) has no style '\(written.node.string ?? "?")'; '\(field)' is \(outcome)")
  }

  static func formCharset(_ media: MediaType) -> Self {
    about(
      .encoding, at: media.element,
      "the fields of a form are sent in UTF-8; the charset in '\(media.name)' is left out")
  }

  static func unknownEncoding(_ member: Element, known: [String]) -> Self {
    about(
      .encoding, at: member,
      "the body has no property '\(member.name)'" + suggestion(for: member.name, among: known))
  }

  static func schemaBesideContent(_ name: String, _ schema: Element) -> Self {
    about(
      .parameterContent, at: schema,
      "'\(name)' has 'content', which says what it is; the 'schema' beside it is left out")
  }

  static func deepObjectOfOther(_ name: String, _ style: Element) -> Self {
    aboutValue(
      .parameterStyle, at: style,
      "'deepObject' is for objects, and '\(name)' is none; it is sent as '\(name)=…'")
  }

  static func badStatus(_ member: Element) -> Self {
    about(
      .badStatus, at: member,
      "'\(member.name)' is not a status; expected '200', '4XX' or 'default'; it is left out")
  }

  static func redirect(_ response: Element) -> Self {
    about(
      .redirect, at: response,
      "redirects are followed, and the response there is not declared; it is returned as data")
  }

  static func exampleMismatch(_ example: Element, _ reason: String) -> Self {
    aboutValue(.exampleMismatch, at: example, "the example does not fit its schema: \(reason)")
  }

  static func exampleMismatch(of property: Property, in model: Model, _ reason: String) -> Self {
    Diagnostic(
      .exampleMismatch, at: property.location,
      "the example of '\(property.name)' does not fit its schema and is left out: \(reason)",
      pointer: model.provenance)
  }
}
