/// The body that an endpoint sends. A nil JSON value is no body at all.
///
/// A new kind of body is a new case here; the compiler then lists the switches that need it.
public enum RequestBody: Sendable {
  case none
  /// `application/json`
  case json(any Encodable & Sendable)
  /// `application/x-www-form-urlencoded`
  case form(RequestItems)
  /// The same from the properties of one value: `a[b]=1&a[c][0]=2`, where `styles` say nothing else
  /// for a property, nor `others` for all that they do not name. A nil value, or one without properties, is no body at
  /// all; null is `a=`. `reserved` names the properties of which `:/?@!$'()*+,;=` and whole `%XX` go out as they are.
  case formValue(
    any Encodable & Sendable, styles: [String: ParameterStyle] = [:],
    others: ParameterStyle = .deepObject, reserved: Set<String> = [])
  /// `multipart/form-data`; with a file from disk it is written to a temporary file first, so
  /// that memory stays small and the length is known. Without parts it is no body at all.
  case multipart([MultipartPart])
  /// Text, in the charset that the content type names; UTF-8 where it names none. Nil: no body.
  case text(String?, contentType: String)
  /// Bytes as they are. Nil: no body.
  case raw(HTTPBody?, contentType: String)
  /// A body with another content type than its own.
  indirect case labelled(RequestBody, contentType: String)

  /// JSON, the value written in a format of its own.
  public static func json<Value>(_ value: Value, as format: ValueFormat<Value>) -> Self {
    .json(Formatted(value, format))
  }

  /// JSON, the value written in a format of its own; nil is no body at all.
  public static func json<Value>(_ value: Value?, as format: ValueFormat<Value>) -> Self {
    value.map { .json(Formatted($0, format)) } ?? .none
  }

  /// Returns the body under another content type: JSON as `application/merge-patch+json`.
  public func contentType(_ type: String) -> Self { .labelled(self, contentType: type) }
}

extension RequestBody: CustomStringConvertible, CustomReflectable {
  /// The kind alone: values may be secret.
  public var description: String {
    switch self {
    case .none: "none"
    case .json: "json"
    case .form, .formValue: "form"
    case .multipart: "multipart"
    case .text(_, let contentType), .raw(_, let contentType), .labelled(_, let contentType):
      contentType
    }
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension RequestBody {
  /// True if the time it takes to send is that of the network rather than of the server: bytes, and
  /// what has files in it.
  var isTransfer: Bool {
    switch self {
    case .none, .json, .form, .formValue, .text: false
    case .raw(let body, _): body != nil
    case .multipart(let parts): parts.contains(where: \.hasFiles)
    case .labelled(let body, _): body.isTransfer
    }
  }
}

/// A part of a multipart body, or none, or several of the same name.
public struct MultipartPart: Sendable, CustomReflectable {
  enum Content: Sendable {
    case text((any QueryValue)?)
    case jsons([(any Encodable & Sendable)?])
    case encoded((any Encodable & Sendable)?)
    case files([UploadFile])
    case parts([MultipartPart])
  }

  let name: String
  let content: Content

  fileprivate var hasFiles: Bool {
    switch content {
    case .files(let files): !files.isEmpty
    case .parts(let parts): parts.contains(where: \.hasFiles)
    case .text, .jsons, .encoded: false
    }
  }

  /// Nil: by the kind of content.
  let contentType: String?
  /// Headers besides those that every part has.
  let headers: KeyValuePairs<String, String>

  private init(
    name: String, content: Content, contentType: String?,
    headers: KeyValuePairs<String, String> = [:]
  ) {
    self.name = name
    self.content = content
    self.contentType = contentType
    self.headers = headers
  }

  /// Text; nil leaves the part out, an array repeats it. An object's properties are parts of their own: under their
  /// own names, or as `name[property]` in the style `deepObject`.
  public static func text(
    _ name: String, _ value: (any QueryValue)?, contentType: String? = nil,
    headers: KeyValuePairs<String, String> = [:]
  ) -> Self {
    Self(name: name, content: .text(value), contentType: contentType, headers: headers)
  }

  /// JSON; nil leaves the part out.
  public static func json(
    _ name: String, _ value: (any Encodable & Sendable)?, contentType: String? = nil,
    headers: KeyValuePairs<String, String> = [:]
  ) -> Self {
    Self(name: name, content: .jsons([value]), contentType: contentType, headers: headers)
  }

  /// JSON values of the same name, a part each.
  public static func jsons(
    _ name: String, _ values: [any Encodable & Sendable]?, contentType: String? = nil,
    headers: KeyValuePairs<String, String> = [:]
  ) -> Self {
    Self(name: name, content: .jsons(values ?? []), contentType: contentType, headers: headers)
  }

  /// Parts of which a dictionary's keys are the names, in their order.
  public static func each<Value>(
    _ values: [String: Value]?, _ part: (_ name: String, _ value: Value) -> Self
  ) -> Self {
    let parts = (values ?? [:]).sorted(byName: \.key).map { part($0.key, $0.value) }
    return Self(name: "", content: .parts(parts), contentType: nil)
  }

  /// A part as the value encodes: scalars are text, objects JSON, and a list repeats the part. Nil
  /// leaves it out.
  public static func encoded(
    _ name: String, _ value: (any Encodable & Sendable)?, contentType: String? = nil,
    headers: KeyValuePairs<String, String> = [:]
  ) -> Self {
    Self(name: name, content: .encoded(value), contentType: contentType, headers: headers)
  }

  /// A file; nil leaves the part out. The file's own content type wins over this one.
  public static func file(
    _ name: String, _ file: UploadFile?, contentType: String? = nil,
    headers: KeyValuePairs<String, String> = [:]
  ) -> Self {
    Self(
      name: name, content: .files(file.map { [$0] } ?? []), contentType: contentType,
      headers: headers)
  }

  /// Files of the same name, a part each.
  public static func files(
    _ name: String, _ files: [UploadFile]?, contentType: String? = nil,
    headers: KeyValuePairs<String, String> = [:]
  ) -> Self {
    Self(name: name, content: .files(files ?? []), contentType: contentType, headers: headers)
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}
