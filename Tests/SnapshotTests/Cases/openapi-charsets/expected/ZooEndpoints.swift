// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /form`
  case addForm(AddFormBody)
  /// `POST /profile-form`
  case addProfileForm(AddProfileFormBody)
  /// `POST /latin-form`
  case addLatinForm(AddLatinFormBody)
  /// `POST /text`
  case addText(String)
  /// `POST /json`
  case addJSON(AddJSONBody)
  /// `POST /parts`
  case addParts(name: String)
  /// `GET /text-of`
  case getText
  /// `GET /csv`
  case getCSV
  /// `GET /json-of`
  case getJSON
  /// `GET /listed`
  case getListed
  /// `GET /listed-json`
  case getListedJSON

  public var request: EndpointRequest {
    switch self {
    case .addForm(let body):
      return EndpointRequest(
        .post, "/form",
        body: .formValue(body).contentType("application/x-www-form-urlencoded; charset=UTF-8"))
    case .addProfileForm(let body):
      return EndpointRequest(
        .post, "/profile-form",
        body: .formValue(body).contentType("application/x-www-form-urlencoded; profile=charsets"))
    case .addLatinForm(let body):
      return EndpointRequest(.post, "/latin-form", body: .formValue(body))
    case .addText(let body):
      return EndpointRequest(
        .post, "/text", body: .text(body, contentType: "text/plain; charset=iso-8859-1"))
    case .addJSON(let body):
      return EndpointRequest(.post, "/json", body: .json(body))
    case .addParts(let name):
      return EndpointRequest(.post, "/parts", body: .multipart([.text("name", name)]))
    case .getText:
      return EndpointRequest(
        .get, "/text-of", response: .init(accept: ["text/plain; charset=utf-8"]))
    case .getCSV:
      return EndpointRequest(
        .get, "/csv", response: .init(accept: ["text/csv; header=present; charset=utf-8"]))
    case .getJSON:
      return EndpointRequest(.get, "/json-of")
    case .getListed:
      return EndpointRequest(
        .get, "/listed", response: .init(accept: ["text/csv; header=present", "text/plain"]))
    case .getListedJSON:
      return EndpointRequest(.get, "/listed-json")
    }
  }

  public var operationID: String {
    switch self {
    case .addForm: return "Zoo.addForm"
    case .addProfileForm: return "Zoo.addProfileForm"
    case .addLatinForm: return "Zoo.addLatinForm"
    case .addText: return "Zoo.addText"
    case .addJSON: return "Zoo.addJSON"
    case .addParts: return "Zoo.addParts"
    case .getText: return "Zoo.getText"
    case .getCSV: return "Zoo.getCSV"
    case .getJSON: return "Zoo.getJSON"
    case .getListed: return "Zoo.getListed"
    case .getListedJSON: return "Zoo.getListedJSON"
    }
  }
}
