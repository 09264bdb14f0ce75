internal import Foundation
public import SDKCore

/// An endpoint that is read back from requests, so that handlers of a fake server have its types: generated beside a
/// contract, for every group of operations.
public protocol FakeEndpoint: Endpoint {
  /// Creates the case of the operation that a request is for; nil where it has none.
  ///
  /// - `fields`: `operation`, the ID; `path.id`, `query.limit` and so on, the parameters by their places and names;
  ///   `body`, and `body.name` for what is in it.
  /// - Throws: `DecodingError`.
  init?(reading fields: FieldDecoder) throws
}

extension FakeServer {
  /// Answers the requests of a group of operations. The handler that was added first is asked first; nil leaves a
  /// request to the next one, and after the last to the server.
  ///
  ///     shop.on(PetsEndpoint.self) { endpoint, store in
  ///       switch endpoint {
  ///       case .get(let id) where id == 13: .status(410)
  ///       case .create(let pet): try .encoding(Pet(id: 1, name: pet.name), status: 201)
  ///       default: nil
  ///       }
  ///     }
  ///
  /// What holds for handlers of one operation holds here. Where `judging` is `.lenient`, a request that no value stands
  /// for is answered with 500 and reported.
  public func on<Group: FakeEndpoint>(
    _ group: Group.Type,
    _ handler: @escaping @Sendable (_ endpoint: Group, _ store: FakeStore) throws -> FakeAnswer?
  ) {
    add(to: nil) { request, store in
      try request.endpoint(group).flatMap { try handler($0, store) }
    }
  }
}

extension FakeRequest {
  /// Returns the request as a case of a group's endpoints; nil where the group has no such operation.
  ///
  /// - Throws: `DecodingError`, where the spec does not allow what the request says.
  public func endpoint<Group: FakeEndpoint>(_ group: Group.Type) throws -> Group? {
    try fields.decode(Reading<Group>.self).endpoint
  }

  private var fields: JSON {
    var all = read.fields
    all["operation"] = .string(operationID)
    all["contentType"] = headers["Content-Type"].map { .string(MediaType($0).name) }
    if let body { all["body"] = body }
    if case .object(let members)? = body {
      for (name, value) in members { all["body.\(name)"] = value }
    }
    for file in read.files {
      let value: JSON = [
        "name": .string(file.name ?? ""), "type": .string(file.type),
        "data": .string(file.data.base64EncodedString()),
      ]
      guard let field = file.field else {
        all["file"] = value
        all["text"] = .string(String(decoding: file.data, as: UTF8.self))
        continue
      }
      if case .array(let others)? = all["file.\(field)"] {
        all["file.\(field)"] = .array(others + [value])
      } else {
        all["file.\(field)"] = [value]
      }
    }
    return .object(all)
  }
}

private struct Reading<Group: FakeEndpoint>: Decodable {
  let endpoint: Group?

  init(from decoder: any Decoder) throws {
    endpoint = try Group(reading: FieldDecoder(decoder))
  }
}

/// What a file of a request is in the fields of a `FakeEndpoint`.
private struct SentFile: Decodable {
  let name: String
  let type: String
  let data: Data

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    name = try fields.decode(String.self, "name")
    type = try fields.decode(String.self, "type")
    data = try fields.decode("data", as: .base64)
  }

  var upload: UploadFile { UploadFile(data: data, fileName: name, contentType: type) }
}

/// What generated endpoints read besides values.
extension FieldDecoder {
  /// Returns whether the body of a request is of a media type.
  public func hasBody(_ mediaType: String) -> Bool {
    (try? decodeIfPresent(String.self, "contentType")) == MediaType(mediaType).name
  }

  /// Returns the body of a request, where it is bytes.
  ///
  /// - Throws: `DecodingError`.
  public func httpBody() throws -> HTTPBody {
    try decodeIfPresent(SentFile.self, "file").map { .data($0.data) } ?? .none
  }

  /// Returns the file in a field of a form.
  ///
  /// - Throws: `DecodingError`, where there is none.
  public func uploadFile(_ field: String) throws -> UploadFile {
    guard let file = try uploadFileIfPresent(field) else {
      throw DecodingError.valueNotFound(
        UploadFile.self, .init(codingPath: [], debugDescription: "there is no file '\(field)'"))
    }
    return file
  }

  /// Returns the file in a field of a form; nil where there is none.
  ///
  /// - Throws: `DecodingError`.
  public func uploadFileIfPresent(_ field: String) throws -> UploadFile? {
    try uploadFiles(field).first
  }

  /// Returns the files in the fields of a form that have a name, none where there is no such field.
  ///
  /// - Throws: `DecodingError`.
  public func uploadFiles(_ field: String) throws -> [UploadFile] {
    try decodeIfPresent([SentFile].self, "file.\(field)")?.map(\.upload) ?? []
  }
}
