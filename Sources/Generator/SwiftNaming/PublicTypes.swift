/// The types whose names a public model must not have, since everyone who imports the generated module
/// would find two.
enum PublicTypes {
  /// Who has a public type of this name: `Foundation`.
  static func owner(of name: String) -> String? { owners[name] }

  /// Whether generated code itself says this name, so that even a nested type would take its meaning away.
  static func isUsedByGeneratedCode(_ name: String) -> Bool {
    owners[name] == "SDKRuntime" || usedTypes.contains(name)
  }

  private static let owners: [String: String] = {
    var owners: [String: String] = [:]
    let modules = [
      ("SDKRuntime", runtimeTypes), ("Dispatch", dispatchTypes), ("Foundation", foundationTypes),
      ("Swift", swiftTypes),
    ]
    for (module, types) in modules {
      for type in types.split(whereSeparator: \.isWhitespace) { owners[String(type)] = module }
    }
    return owners
  }()

  private static let usedTypes = Set(
    """
    Any AnyObject Array Bool CaseIterable Codable CodingKey Data Date Decimal Decodable Decoder \
    DecodingError Dictionary Double Duration Encodable Encoder EncodingError Equatable Error Float \
    Hashable Hasher Identifiable Int Int8 Int16 Int32 Int64 Never Optional RawRepresentable Result \
    Sendable Set String UInt UInt8 UInt16 UInt32 UInt64 URL UUID Void
    """.split(separator: " ").map(String.init))
}

/// Public types of SDKRuntime, which generated code imports.
let runtimeTypes = """
  NextInterceptor
  ByteStream CallHandle ClassicEndpoint CookieJar CredentialRejected ErrorMessages ErrorTexts
  ExchangeReport FileLogger FileTokenStore FunctionLogger KeychainError KeychainTokenStore LogEntry
  LogLevel MemoryTokenStore RateLimit Redaction RefreshingCredential RequestLogger RetryBudget
  SystemLogger Token TokenProvider TokenStore
  CachePolicy CursorPlace EventDecoder OAuth2 Pages PageStep ProgressHandler RedirectPolicy
  RetryPolicy ServerSentEvent TransferProgress
  APIClient APIError APIResponse AnswerRules ArrayStyle AuthRequirement BasicCredential Boxed
  Coders Credential Day DecodingProblem DeepObject Empty Endpoint EndpointRequest ErrorBodies
  Exchange ExchangeMetrics FieldDecoder FieldEncoder FieldKey Formatted HTTPBody HTTPHeaders
  HTTPMethod HTTPRequest HTTPResponse Interceptor JSON JSONShape MultipartPart Nullable OpenEnum
  PathTemplate QueryItems QueryValue RawBody Receiving RequestBody RequestBuildingError
  RequestItems RequestOptions RequestSummary SecurityScheme Server ServerChoice ServerConstant
  StatusRange Styled SuccessRule TextNumber Transport TransportError URLSessionTransport
  UploadFile ValueFormat WritingContext WrittenValue
  """
