import SDKGenDiagnostics

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
    """.listed)

  private static let combineTypes = Set(
    """
    AnyCancellable AnyPublisher Cancellable Fail Future Just ObservableObject Published Publisher Publishers \
    Subject Subscriber Subscribers
    """.listed)

  /// Returns whether generated code itself says this name, so that even a nested type would take its meaning away.
  static func isUsedByGeneratedCode(_ name: String) -> Bool {
    owners[name] == "SDKRuntime" || usedTypes.contains(name) || saidInClients.contains(name)
  }

  /// Returns whether Swift, or the code of models and endpoints, says this name, so that no type nested in one of them may have it.
  static func isSaidInTypes(_ name: String) -> Bool {
    usedTypes.contains(name) || saidInTypes.contains(name)
  }

  /// The same names, each with the reason why no member may have it: in the code of types nested beside the member it
  /// would be the member.
  static let saidInNestedTypes = Dictionary(
    uniqueKeysWithValues: usedTypes.union(saidInTypes).map {
      ($0, "the code of types inside says '\($0)'")
    })

  private static let saidInClients: Set = ["Actor", "AsyncThrowingStream", "DispatchQueue"]

  private static let saidInTypes = Set(
    """
    AllCases Boxed CodingKeys Day EncodedValue Endpoint EndpointRequest EventDecoder FieldDecoder FieldEncoder \
    Formatted Foundation HTTPBody HashableModel ID JSON Nullable OpenEnum PropertyPairs Protocol QueryValue \
    RawValue ResponseDecoder \
    ResponseRules SDKRuntime Self ServerConstant ServerSentEvent SuccessRule Swift Type UnionMembers UnionPattern \
    UploadFile
    """.listed)

  private static let owners: [String: String] = {
    var owners: [String: String] = [:]
    let modules = [
      ("SDKRuntime", runtimeTypes), ("Dispatch", dispatchTypes), ("Darwin", darwinTypes),
      ("ObjectiveC", objectiveCTypes), ("CoreFoundation", coreFoundationTypes),
      ("Foundation", foundationTypes), ("Swift", swiftTypes),
    ]
    for (module, types) in modules {
      for type in types.listed { owners[type] = module }
    }
    return owners
  }()

  private static let usedTypes = Set(
    """
    Any AnyObject Array Bool CaseIterable Codable CodingKey Data Date Decimal Decodable Decoder \
    DecodingError Dictionary Double Duration Encodable Encoder EncodingError Equatable Error Float \
    Hashable Hasher Identifiable Int Int8 Int16 Int32 Int64 Never Optional RawRepresentable Result \
    Sendable Set String UInt UInt8 UInt16 UInt32 UInt64 URL UUID Void
    """.listed)
}

/// Public types of SDKRuntime, which generated code imports.
let runtimeTypes = """
  AdHocRequest ResponseDecoder ResponseRules AnyCredential APIClient APIError APIResponse AuthorizationCodeFlow
  AuthorizationError AuthorizationRequest AuthRequirement BasicCredential BearerToken Boxed
  ByteStream CachePolicy CallHandle ClassicEndpoint ClientParameter Coders CombinedLogger CompletionHandler CookieJar Credential CredentialRejected
  CursorLocation Day Decorator DecodingProblem DeviceCodeFlow DeviceCodeRequest DownloadResumption Empty EncodedValue Endpoint EndpointRequest
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

/// Top-level public types of the modules every file imports: `Swift`, `_Concurrency`, `_StringProcessing`.
///
/// From the symbol graphs of Swift 6.3, without those that are gone or deprecated.
private let swiftTypes = """
  Actor AdditiveArithmetic AnyBidirectionalCollection AnyClass AnyCollection AnyHashable
  AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence
  Array ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
  AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence
  AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
  AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
  AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
  AsyncThrowingStream BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable
  Bool BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong
  CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong
  CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError
  CaseIterable Character CheckedContinuation Clock ClosedRange Codable CodingKey
  CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne
  CommandLine Comparable ContiguousArray ContinuousClock Copyable CountableClosedRange
  CountablePartialRangeFrom CountableRange CustomConsumingRegexComponent
  CustomDebugStringConvertible CustomLeafReflectable CustomPlaygroundDisplayConvertible
  CustomReflectable CustomStringConvertible Decodable Decoder DecodingError DefaultIndices
  DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral
  DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration
  DurationProtocol EmptyCollection Encodable Encoder EncodingError EnumeratedIterator
  EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral
  ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
  ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
  ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
  ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterType
  FixedWidthInteger FlattenCollection FlattenSequence Float Float16 Float32 Float64 Float80
  FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule
  FloatingPointSign GlobalActor Hashable Hasher Identifiable IndexingIterator InlineArray
  InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralType IteratorProtocol
  IteratorSequence JobPriority JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
  KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
  LazyCollection LazyCollectionProtocol LazyDropWhileCollection LazyDropWhileSequence
  LazyFilterCollection LazyFilterSequence LazyMapCollection LazyMapSequence
  LazyPrefixWhileCollection LazyPrefixWhileSequence LazySequence LazySequenceProtocol
  LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror
  MirrorPath MutableCollection MutableRawSpan MutableSpan Never Numeric ObjectIdentifier
  OpaquePointer OptionSet Optional OutputRawSpan OutputSpan PartialKeyPath PartialRangeFrom
  PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook PrefixSequence RandomAccessCollection
  RandomNumberGenerator Range RangeExpression RangeReplaceableCollection RangeSet
  RawRepresentable RawSpan ReferenceWritableKeyPath Regex RegexComponent RegexRepetitionBehavior
  RegexSemanticLevel RegexWordBoundaryKind Repeated Result ReversedCollection SIMD SIMD16 SIMD2
  SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Sendable SendableMetatype
  Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger SignedNumeric
  SingleValueDecodingContainer SingleValueEncodingContainer Slice Span StaticBigInt StaticString
  StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String
  StringInterpolationProtocol StringLiteralType StringProtocol Substring SuspendingClock
  SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority
  TextOutputStream TextOutputStreamable ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt
  UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_
  UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar
  UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob
  UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeContinuation
  UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
  UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
  UnsafeRawPointer UnsafeThrowingContinuation UnsignedInteger Void WritableKeyPath Zip2Sequence
  """

/// Top-level public types that come with `import Foundation`.
///
/// From the symbol graphs of Swift 6.3 on Linux (`Foundation` and the modules it is made of), and those that
/// Foundation has on Apple platforms only.
private let foundationTypes = """
  AffineTransform AlignmentOptions AsyncCharacterSequence AsyncLineSequence
  AsyncUnicodeScalarSequence AttributeContainer AttributeDynamicLookup AttributeScope
  AttributeScopeCodableConfiguration AttributeScopes AttributedString
  AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
  AttributedSubstring AutoreleasingUnsafeMutablePointer BlockOperation Bundle
  ByteCountFormatStyle ByteCountFormatter CachedURLResponse Calendar CharacterSet CocoaError
  CodableAttributedStringKey CodableConfiguration CodableWithConfiguration ComparableComparator
  Comparator ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data
  DataProtocol Date DateComponents DateComponentsFormatter DateFormatter DateInterval
  DateIntervalFormatter Decimal DecodableAttributedStringKey DecodableWithConfiguration
  DecodingConfigurationProviding DescriptiveNumberFormatConfiguration Dimension
  DiscontiguousAttributedSubstring DiscreteFormatStyle DistributedNotificationCenter
  EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
  EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager
  FileManagerDelegate FileProtectionType FileWrapper FloatingPointFormatStyle
  FloatingPointParseStrategy FormatStyle FormatStyleCapitalizationContext Formatter HTTPCookie
  HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Host ISO8601DateFormatter IndexPath
  IndexSet InflectionConcept InflectionRule InlinePresentationIntent InputStream
  IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization
  KeyPathComparator LengthFormatter ListFormatStyle ListFormatter Locale LocalizedError
  LocalizedStringResource MachError MachErrorCode MachPort MarkdownDecodableAttributedStringKey
  MassFormatter Measurement MeasurementFormatter MessagePort Morphology MutableDataProtocol
  NSAffineTransform NSAffineTransformStruct NSAppleEventDescriptor NSAppleEventManager
  NSAppleScript NSArchiver NSArray NSAssertionHandler NSAttributedString NSAutoreleasePool
  NSBackgroundActivityScheduler NSBinarySearchingOptions NSBundleResourceRequest NSCache
  NSCacheDelegate NSCalendar NSCalendarIdentifier NSCharacterSet NSClassDescription NSCoder
  NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSConnection
  NSCopying NSCountedSet NSData NSDataDetector NSDate NSDateComponents NSDateInterval
  NSDecimalNumber NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSDistributedLock
  NSEdgeInsets NSEnumerationOptions NSEnumerator NSError NSErrorDomain NSErrorPointer NSException
  NSExceptionName NSExpression NSExtensionContext NSExtensionItem NSExtensionRequestHandling
  NSFastEnumeration NSFastEnumerationIterator NSFileAccessIntent NSFileCoordinator
  NSFilePresenter NSFileProviderService NSFileSecurity NSFileVersion NSHashTable NSIndexPath
  NSIndexSet NSIndexSetIterator NSInteger NSInvocation NSInvocationOperation NSItemProvider
  NSItemProviderReading NSItemProviderWriting NSKeyValueChangeKey NSKeyValueObservation
  NSKeyValueObservedChange NSKeyValueObservingOptions NSKeyValueSharedObservers NSKeyedArchiver
  NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLinguisticTagScheme
  NSLinguisticTagger NSLocale NSLocalizedStringFormatting NSLock NSLocking NSMachPort
  NSMachPortDelegate NSMapTable NSMeasurement NSMetadataItem NSMetadataQuery
  NSMetadataQueryDelegate NSMethodSignature NSMorphology NSMutableArray NSMutableAttributedString
  NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet
  NSMutableOrderedSet NSMutableSet NSMutableString NSMutableURLRequest NSNotification
  NSNotificationName NSNull NSNumber NSObject NSObjectProtocol NSOrderedSet NSOrthography
  NSPersonNameComponents NSPoint NSPointArray NSPointPointer NSPointerArray NSPointerFunctions
  NSPredicate NSProgress NSProgressReporting NSProtocolChecker NSProxy NSPurgeableData NSRange
  NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock NSRegularExpression
  NSScriptCommand NSScriptObjectSpecifier NSSecureCoding NSSecureUnarchiveFromDataTransformer
  NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor NSSortOptions NSSpecifierTest
  NSSpellServer NSString NSStringEncodingConversionOptions NSTermOfAddress NSTextCheckingKey
  NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSURLConnection NSURLDownload NSURLHandle
  NSURLQueryItem NSURLRequest NSURLSession NSUUID NSUbiquitousKeyValueStore NSUnarchiver
  NSUndoManager NSUserActivity NSUserActivityDelegate NSUserAppleScriptTask NSUserAutomatorTask
  NSUserNotification NSUserNotificationCenter NSUserScriptTask NSUserUnixTask NSValue
  NSValueTransformerName NSXMLParser NSXPCCoder NSXPCConnection NSXPCInterface NSXPCListener
  NSXPCListenerDelegate NSXPCListenerEndpoint NSXPCProxyCreating NSZone NetService
  NetServiceBrowser NetServiceBrowserDelegate NetServiceDelegate Notification NotificationCenter
  NotificationQueue NumberFormatStyleConfiguration NumberFormatter ObjCBool
  OperatingSystemVersion Operation OperationQueue OutputStream POSIXError POSIXErrorCode
  ParseStrategy ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Pipe Port
  PortDelegate PortMessage Predicate PredicateBindings PredicateError PredicateExpression
  PredicateExpressions PresentationIntent Process ProcessInfo Progress ProgressKind
  ProgressManager ProgressReporter ProgressReporting ProgressUserInfoKey PropertyListDecoder
  PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError
  ReferenceConvertible RelativeDateTimeFormatter RunLoop SSLContext SSLProtocol Scanner
  ScopedAttributeContainer Selector SocketNativeHandle SocketPort SortComparator SortDescriptor
  SortOrder StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue
  StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel
  StringEncodingDetectionOptionsKey StringStyle StringTransform Subprogress TermOfAddress Thread
  TimeInterval TimeZone Timer URL URLAuthenticationChallenge URLAuthenticationChallengeSender
  URLCache URLComponents URLCredential URLCredentialStorage URLError URLFileResourceType
  URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem URLRequest URLResourceKey
  URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate
  URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
  URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
  URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
  URLSessionWebSocketDelegate URLSessionWebSocketTask URLUbiquitousItemDownloadingStatus
  URLUbiquitousSharedUserPermissions URLUbiquitousSharedUserRole UUID UndoManager Unit
  UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear
  UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
  UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
  UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
  UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults ValueTransformer XMLDTD
  XMLDTDNode XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate
  """

/// CoreFoundation, and what CFNetwork has of its kind, come with Foundation on Apple platforms.
private let coreFoundationTypes = """
  CFAbsoluteTime CFAllocator CFArray CFAttributedString CFBag CFBinaryHeap CFBit CFBitVector
  CFBoolean CFBundle CFByteOrder CFCalendar CFCharacterSet CFComparisonResult CFData CFDate
  CFDateFormatter CFDictionary CFError CFFTPStream CFFileDescriptor CFFileSecurity
  CFGregorianDate CFGregorianUnits CFHTTPAuthentication CFHTTPMessage CFHashCode CFHost CFIndex
  CFLocale CFMachPort CFMessagePort CFMutableArray CFMutableAttributedString CFMutableBag
  CFMutableBitVector CFMutableCharacterSet CFMutableData CFMutableDictionary CFMutableSet
  CFMutableString CFNetService CFNetServiceBrowser CFNetServiceMonitor CFNotificationCenter
  CFNotificationName CFNull CFNumber CFNumberFormatter CFNumberType CFOptionFlags CFPlugIn
  CFPlugInInstance CFPropertyList CFPropertyListFormat CFRange CFReadStream CFRunLoop
  CFRunLoopActivity CFRunLoopMode CFRunLoopObserver CFRunLoopRunResult CFRunLoopSource
  CFRunLoopTimer CFSet CFSocket CFSocketError CFSocketSignature CFStreamError CFStreamEventType
  CFStreamStatus CFString CFStringEncoding CFStringTokenizer CFTimeInterval CFTimeZone CFTree
  CFTypeID CFTypeRef CFURL CFURLEnumerator CFURLError CFUUID CFUUIDBytes CFUserNotification
  CFWriteStream CFXMLDocumentInfo CFXMLElementInfo CFXMLNode CFXMLParser CFXMLTree
  CGAffineTransform CGAffineTransformComponents CGFloat CGPoint CGRect CGRectEdge CGSize CGVector
  HRESULT IUnknownVTbl LPVOID REFIID ULONG
  """

/// The Objective-C runtime comes with Foundation on Apple platforms: `objc.h` and `runtime.h` of objc4. What it has in
/// common with Foundation on Linux is listed there.
private let objectiveCTypes = """
  Category IMP Ivar Method
  """

/// C comes with Foundation: on Apple platforms the typedefs of `MacTypes.h` too, which CoreFoundation includes.
///
/// Without those that the compiler replaces by its own types (`MappedTypes.def`): `Boolean`, `Byte`, `ByteCount`, `ItemCount`.
private let darwinTypes = """
  ACTION AbsoluteTime ByteOffset BytePtr CharParameter CompTimeValue ConstHFSUniStr255Param
  ConstLogicalAddress ConstStr15Param ConstStr255Param ConstStr27Param ConstStr31Param
  ConstStr32Param ConstStr63Param ConstStrFileNameParam ConstStringPtr DIR DarwinBoolean ENTRY
  FILE FTS FTSENT Fixed FixedPoint FixedPtr FixedRect Float32Point Float96 FourCharCode Fract
  FractPtr HFSUniStr255 Handle LangCode LogicalAddress NumVersion NumVersionVariant
  NumVersionVariantHandle NumVersionVariantPtr OSErr OSStatus OSType OSTypePtr OptionBits
  PBVersion PRefCon PhysicalAddress Point PointPtr ProcHandle ProcPtr ProcessSerialNumber
  ProcessSerialNumberPtr Ptr Rect RectPtr RegionCode Register68kProcPtr ResType ResTypePtr
  SRefCon ScriptCode ShortFixed ShortFixedPtr Size Str15 Str255 Str27 Str31 Str32 Str32Field
  Str63 StrFileName StringHandle StringPtr Style StyleField StyleParameter TimeBase
  TimeBaseRecord TimeRecord TimeScale TimeValue TimeValue64 URefCon UTF16Char UTF32Char UTF8Char
  UniChar UniCharCountPtr UniCharPtr UnicodeScalarValue UniversalProcHandle UniversalProcPtr
  UnsignedFixed UnsignedFixedPtr UnsignedWide UnsignedWidePtr VHSelect VISIT VersRec VersRecHndl
  VersRecPtr WidePtr
  """

/// Dispatch comes with Foundation.
private let dispatchTypes = """
  DispatchConcurrentQueue DispatchData DispatchDataIterator DispatchGroup DispatchIO
  DispatchObject DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore
  DispatchSerialQueue DispatchSource DispatchSourceFileSystemObject DispatchSourceHandler
  DispatchSourceMachReceive DispatchSourceMachSend DispatchSourceMemoryPressure
  DispatchSourceProcess DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal
  DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr
  DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime
  DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem
  DispatchWorkItemFlags DispatchWorkloop
  """
