/// What an endpoint sends. A nil JSON value is no body at all.
///
/// A new kind of body is a new case here; the compiler then lists the places that must answer.
public enum RequestBody: Sendable {
  case none
  /// `application/json`
  case json(any Encodable & Sendable)
  /// `application/x-www-form-urlencoded`
  case form(RequestItems)
  /// `multipart/form-data`; with a file from disk it is written to a temporary file first, so
  /// that memory stays small and the length is known.
  case multipart([MultipartPart])
  /// Bytes as they are. Nil: no body.
  case raw(RawBody?, contentType: String)

  /// JSON, the value written in a format of its own.
  public static func json<Value>(_ value: Value, as format: ValueFormat<Value>) -> Self {
    .json(Formatted(value, format))
  }
}

extension RequestBody: CustomStringConvertible, CustomReflectable {
  /// The kind alone: values may be secret.
  public var description: String {
    switch self {
    case .none: "none"
    case .json: "json"
    case .form: "form"
    case .multipart: "multipart"
    case .raw(_, let contentType): contentType
    }
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A part of a multipart body, or none, or several of the same name.
public struct MultipartPart: Sendable, CustomReflectable {
  enum Content: Sendable {
    case text((any QueryValue)?)
    case jsons([(any Encodable & Sendable)?])
    case files([UploadFile])
  }

  let name: String
  let content: Content
  /// Nil: by the kind of content.
  let contentType: String?

  /// Text; nil leaves the part out, an array repeats it.
  public static func text(
    _ name: String, _ value: (any QueryValue)?, contentType: String? = nil
  ) -> Self {
    Self(name: name, content: .text(value), contentType: contentType)
  }

  /// JSON; nil leaves the part out.
  public static func json(
    _ name: String, _ value: (any Encodable & Sendable)?, contentType: String? = nil
  ) -> Self {
    Self(name: name, content: .jsons([value]), contentType: contentType)
  }

  /// JSON values of the same name, a part each.
  public static func jsons(
    _ name: String, _ values: [any Encodable & Sendable]?, contentType: String? = nil
  ) -> Self {
    Self(name: name, content: .jsons(values ?? []), contentType: contentType)
  }

  /// A file; nil leaves the part out. The file's own content type wins over this one.
  public static func file(
    _ name: String, _ file: UploadFile?, contentType: String? = nil
  ) -> Self {
    Self(name: name, content: .files(file.map { [$0] } ?? []), contentType: contentType)
  }

  /// Files of the same name, a part each.
  public static func files(
    _ name: String, _ files: [UploadFile]?, contentType: String? = nil
  ) -> Self {
    Self(name: name, content: .files(files ?? []), contentType: contentType)
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}
