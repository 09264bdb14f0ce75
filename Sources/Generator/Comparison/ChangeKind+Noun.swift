extension ChangeKind {
  /// The subject of a message about such a change.
  var noun: String {
    switch self {
    case .requestLine: "the request"
    case .server: "the server"
    case .security: "the credential"
    case .wireName: "the name and place on the wire"
    case .wireFormat: "the format"
    case .style: "the style"
    case .defaultValue: "the default"
    case .constant: "what is always sent"
    case .body: "the body"
    case .response: "the response"
    case .success: "the rule of success"
    case .errorType: "the type of the error"
    case .stream: "the stream"
    case .null: "a missing value"
    case .rawValue: "the value"
    case .unionTag: "what decides"
    case .options: "the options"
    case .paging: "the paging"
    case .deprecated: "it is deprecated"
    case .undeprecated: "it is not deprecated any more"
    case .documentation: "the documentation"
    default: rawValue
    }
  }
}
