/// The types whose names a public model must not have, since everyone who imports the generated module
/// would find two: those of Swift and the runtime, and what `import Foundation` alone has on every Apple platform.
///
/// What only some files see is not avoided in a spec: on macOS the types of CoreServices (`Comment`, `Component`, `Marker`),
/// which come with Foundation there; SwiftUI's, Combine's and Testing's. A module's own types hide imported ones, so
/// that an alias in the app settles it.
enum PublicTypes {
  /// Returns the module with a public type of this name: `Foundation`.
  static func owner(of name: String) -> String? { owners[name] }

  /// Returns the module with a type of this name that app code says in nearly every file: `SwiftUI`.
  ///
  /// Asked for the names of other people's documents only; the author of a spec knows the app.
  static func appOwner(of name: String) -> String? {
    swiftUITypes.contains(name) ? "SwiftUI" : combineTypes.contains(name) ? "Combine" : nil
  }

  private static let swiftUITypes = Set(
    """
    Alert Alignment Angle Animation App Axis Binding Button Capsule Circle Color ContentMode Divider Edge \
    Ellipse Environment EnvironmentObject EnvironmentValues FocusState Font ForEach Form Gesture Grid \
    GridItem GridRow Group HStack Image Label LabelStyle Layout Link List Menu Namespace NavigationLink \
    NavigationStack Path Picker PreviewProvider ProgressView Rectangle Scene ScrollView Section Shape Slider \
    Spacer State StateObject Stepper TabView Table TableColumn Text TextField Toggle Toolbar Transaction \
    VStack View ViewBuilder ViewModifier Window WindowGroup ZStack
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let combineTypes = Set(
    """
    AnyCancellable AnyPublisher Cancellable Fail Future Just ObservableObject Published Publisher Publishers \
    Subject Subscriber Subscribers
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Returns whether generated code itself says this name, so that even a nested type would take its meaning away.
  static func isUsedByGeneratedCode(_ name: String) -> Bool {
    owners[name] == "SDKRuntime" || usedTypes.contains(name)
  }

  /// Returns whether Swift, or the code of models and endpoints, says this name, so that no type nested in one of them may have it.
  static func isSaidInTypes(_ name: String) -> Bool {
    usedTypes.contains(name) || saidInTypes.contains(name)
  }

  private static let saidInTypes = Set(
    """
    AllCases Boxed CodingKeys Day EncodedValue Endpoint EndpointRequest EventDecoder FieldDecoder FieldEncoder \
    Formatted Foundation HTTPBody HashableModel ID JSON Nullable OpenEnum PropertyPairs Protocol QueryValue \
    RawValue ResponseDecoder \
    ResponseRules SDKRuntime Self ServerConstant ServerSentEvent SuccessRule Swift Type UnionMembers UnionPattern \
    UploadFile
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let owners: [String: String] = {
    var owners: [String: String] = [:]
    let modules = [
      ("SDKRuntime", runtimeTypes), ("Dispatch", dispatchTypes), ("Darwin", darwinTypes),
      ("ObjectiveC", objectiveCTypes), ("CoreFoundation", coreFoundationTypes),
      ("Foundation", foundationTypes), ("Swift", swiftTypes),
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
  AdHocRequest ResponseDecoder ResponseRules AnyCredential APIClient APIError APIResponse AuthorizationCodeFlow
  AuthorizationError AuthorizationRequest AuthRequirement BasicCredential BearerToken Boxed
  ByteStream CachePolicy CallHandle ClassicEndpoint ClientParameter Coders CombinedLogger CompletionHandler CookieJar Credential CredentialRejected
  CursorLocation Day Decorator DecodingProblem DownloadResumption Empty EncodedValue Endpoint EndpointRequest
  EquatableEndpoint
  ErrorBodies ErrorMessages ErrorTexts EventDecoder Exchange ExchangeMetrics ExchangeReport
  FieldDecoder FieldEncoder FieldKey FileLogger FileTokenStore Formatted FunctionLogger HashableModel HTTPBody
  HTTPHeaders HTTPMethod HTTPRequest HTTPResponse Interceptor InvalidPublicKeyPin JSON JSONShape
  LogEntry LogLevel MemoryTokenStore MockCalls MultipartPart NetworkMetrics NetworkOptions NextInterceptor
  Nullable OAuth2 OpenEnum Pages PageStep ParameterStyle PathTemplate ProgressHandler PropertyPairs
  PublicKeyPins QueryValue RateLimit Receiving Redaction RedirectPolicy
  RefreshingCredential RequestBody RequestBuildingError RequestItems RequestLogger RequestOptions
  RequestSummary ResponseCache RetryBudget RetryPolicy SampleResponse SampleTransport SampleValue SecurityScheme Server ServerChoice
  ServerConstant ServerSentEvent StatusRange Styled SuccessRule TextNumber TokenFileError TokenProvider
  TokenStore TransferProgress Transport TransportError UnionMembers UnionPattern UnsetMock UploadFile
  URLSessionTransport ValueFormat WebhookUnion WritingContext WrittenValue
  """
