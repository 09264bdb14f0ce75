/// Top-level public types that come with `import Foundation`.
///
/// From the symbol graphs of Swift 6.3 on Linux (`Foundation` and the modules it is made of), and those that
/// Foundation has on Apple platforms only.
let foundationTypes = """
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
let coreFoundationTypes = """
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
let objectiveCTypes = """
  Category IMP Ivar Method
  """

/// C comes with Foundation: on Apple platforms the typedefs of `MacTypes.h` too, which CoreFoundation includes.
///
/// Without those that the compiler replaces by its own types (`MappedTypes.def`): `Boolean`, `Byte`, `ByteCount`, `ItemCount`.
let darwinTypes = """
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
let dispatchTypes = """
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
