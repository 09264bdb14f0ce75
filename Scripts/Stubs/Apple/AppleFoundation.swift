// Stands in for Apple's Foundation: what swift-corelibs-foundation has, and in place of FoundationNetworking the
// loading system as Apple declares it, as far as the package uses it. Each group names the page that documents it.
//
// Apple's delegate methods are optional. Those that the package has are required here, of each delegate in it, so that
// one whose name or types are not quite Apple's, which URLSession would never call, does not compile.
@_exported import Darwin
@_exported import Foundation
@_exported import ObjectiveC

// Core Foundation has classes of its own, which `as` turns into these and back.
// developer.apple.com/documentation/corefoundation
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFArray = NSArray
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject

// developer.apple.com/documentation/corefoundation/cfrunloop
public final class CFRunLoop {}
public func CFRunLoopGetCurrent() -> CFRunLoop! { nil }
public func CFRunLoopCopyCurrentMode(_ rl: CFRunLoop!) -> CFRunLoopMode! { nil }
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {}
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

// developer.apple.com/documentation/corefoundation/cfrunloopmode
public struct CFRunLoopMode: Hashable, RawRepresentable, @unchecked Sendable {
  public let rawValue: CFString
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public static let defaultMode: CFRunLoopMode! = nil
}

// developer.apple.com/documentation/foundation/urlsession
open class URLSession: NSObject, @unchecked Sendable {
  public enum ResponseDisposition: Int, @unchecked Sendable {
    case cancel, allow, becomeDownload, becomeStream
  }
  public enum AuthChallengeDisposition: Int, @unchecked Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
  }
  @available(*, deprecated)
  override public init() {}
  public convenience init(configuration: URLSessionConfiguration) { fatalError() }
  public convenience init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) { fatalError() }
  open class var shared: URLSession { fatalError() }
  open func finishTasksAndInvalidate() {}
  open func invalidateAndCancel() {}
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { fatalError() }
  open func dataTask(with url: URL) -> URLSessionDataTask { fatalError() }
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    fatalError()
  }
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { fatalError() }
  open func downloadTask(with url: URL) -> URLSessionDownloadTask { fatalError() }
}
extension URLSession {
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { fatalError() }
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { fatalError() }
}
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension URLSession {
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { fatalError() }
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { fatalError() }
}

// developer.apple.com/documentation/foundation/urlsessionconfiguration
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  @available(*, deprecated)
  override public init() {}
  open class var `default`: URLSessionConfiguration { fatalError() }
  open class var ephemeral: URLSessionConfiguration { fatalError() }
  open var requestCachePolicy: NSURLRequest.CachePolicy = .useProtocolCachePolicy
  open var timeoutIntervalForRequest: TimeInterval = 0
  open var waitsForConnectivity = false
  open var httpShouldSetCookies = true
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var httpCookieStorage: HTTPCookieStorage?
  open var urlCredentialStorage: URLCredentialStorage?
  open var urlCache: URLCache?
  open var protocolClasses: [AnyClass]?
}

// developer.apple.com/documentation/foundation/urlsessiontask
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, @unchecked Sendable { case running, suspended, canceling, completed }
  open var taskIdentifier: Int { 0 }
  open var response: URLResponse? { nil }
  open var countOfBytesSent: Int64 { 0 }
  open var state: State { .running }
  open var error: (any Error)? { nil }
  open var priority: Float = 0
  open func cancel() {}
  open func suspend() {}
  open func resume() {}
  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

// developer.apple.com/documentation/foundation/urlsessiondelegate
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

// developer.apple.com/documentation/foundation/urlsessiontaskdelegate
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

// developer.apple.com/documentation/foundation/urlsessiondatadelegate
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

// developer.apple.com/documentation/foundation/urlsessiondownloaddelegate
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

// developer.apple.com/documentation/foundation/urlsessiontaskmetrics
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  open var transactionMetrics: [URLSessionTaskTransactionMetrics] { [] }
}

// developer.apple.com/documentation/foundation/urlsessiontasktransactionmetrics
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  open var fetchStartDate: Date? { nil }
  open var domainLookupStartDate: Date? { nil }
  open var domainLookupEndDate: Date? { nil }
  open var connectStartDate: Date? { nil }
  open var secureConnectionStartDate: Date? { nil }
  open var secureConnectionEndDate: Date? { nil }
  open var connectEndDate: Date? { nil }
  open var responseStartDate: Date? { nil }
  open var networkProtocolName: String? { nil }
  open var isReusedConnection: Bool { false }
}

// developer.apple.com/documentation/foundation/nsurlrequest
open class NSURLRequest: NSObject, @unchecked Sendable {
  public enum CachePolicy: UInt, @unchecked Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case
      returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case
      reloadRevalidatingCacheData = 5
  }
  public enum NetworkServiceType: UInt, @unchecked Sendable {
    case `default` = 0
    @available(*, deprecated)
    case voip = 1
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
    case avStreaming = 8
    case
      responsiveAV = 9
    case callSignaling = 11
  }
}

// developer.apple.com/documentation/foundation/urlrequest
public struct URLRequest: Hashable, @unchecked Sendable, CustomStringConvertible {
  public typealias CachePolicy = NSURLRequest.CachePolicy
  public typealias NetworkServiceType = NSURLRequest.NetworkServiceType
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60.0
  ) { fatalError() }
  public var url: URL?
  public var cachePolicy: CachePolicy
  public var timeoutInterval: TimeInterval
  public var networkServiceType: NetworkServiceType
  public var allowsCellularAccess: Bool
  public var allowsExpensiveNetworkAccess: Bool
  public var allowsConstrainedNetworkAccess: Bool
  public var httpMethod: String?
  public var allHTTPHeaderFields: [String: String]?
  public var httpBody: Data?
  public var httpBodyStream: InputStream? {
    get { nil }
    set {}
  }
  public var httpShouldHandleCookies: Bool
  public func value(forHTTPHeaderField field: String) -> String? { nil }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {}
  public var description: String { "" }
}

// developer.apple.com/documentation/foundation/urlresponse
open class URLResponse: NSObject, @unchecked Sendable {
  open var url: URL? { nil }
  open var expectedContentLength: Int64 { -1 }
}

// developer.apple.com/documentation/foundation/httpurlresponse
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?
  ) { nil }
  open var statusCode: Int { 0 }
  open var allHeaderFields: [AnyHashable: Any] { [:] }
  open func value(forHTTPHeaderField field: String) -> String? { nil }
}

// developer.apple.com/documentation/foundation/httpcookiepropertykey
public struct HTTPCookiePropertyKey: Hashable, RawRepresentable, @unchecked Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(""), value = Self(""), domain = Self(""), path = Self("")
  public static let secure = Self(""), expires = Self(""), discard = Self("")
}

// developer.apple.com/documentation/foundation/httpcookie
open class HTTPCookie: NSObject, @unchecked Sendable {
  public init?(properties: [HTTPCookiePropertyKey: Any]) { nil }
  open var name: String { "" }
  open var value: String { "" }
  open var expiresDate: Date? { nil }
  open var domain: String { "" }
  open var path: String { "" }
  open var isSecure: Bool { false }
  open var isHTTPOnly: Bool { false }
}

// developer.apple.com/documentation/foundation/httpcookiestorage
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  open class var shared: HTTPCookieStorage { fatalError() }
  open var cookies: [HTTPCookie]? { nil }
  open func cookies(for URL: URL) -> [HTTPCookie]? { nil }
  open func setCookie(_ cookie: HTTPCookie) {}
}

// developer.apple.com/documentation/foundation/urlcache
open class URLCache: NSObject, @unchecked Sendable {
  open class var shared: URLCache {
    get { fatalError() }
    set {}
  }
  public enum StoragePolicy: UInt, @unchecked Sendable {
    case allowed, allowedInMemoryOnly, notAllowed
  }
}
open class CachedURLResponse: NSObject, @unchecked Sendable {}

// developer.apple.com/documentation/foundation/urlcredential
open class URLCredential: NSObject, @unchecked Sendable {}
open class URLCredentialStorage: NSObject, @unchecked Sendable {}

// developer.apple.com/documentation/foundation/urlprotectionspace
open class URLProtectionSpace: NSObject, @unchecked Sendable {
  open var host: String { "" }
  open var port: Int { 0 }
  open var authenticationMethod: String { "" }
  override open func isProxy() -> Bool { false }
}
public let NSURLAuthenticationMethodServerTrust: String = ""
public let NSURLAuthenticationMethodClientCertificate: String = ""
public let NSURLAuthenticationMethodNegotiate: String = ""
public let NSURLAuthenticationMethodNTLM: String = ""

// developer.apple.com/documentation/foundation/urlauthenticationchallenge
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  open var protectionSpace: URLProtectionSpace { fatalError() }
  open var failureResponse: URLResponse? { nil }
}

// developer.apple.com/documentation/foundation/urlprotocolclient
public protocol URLProtocolClient: NSObjectProtocol, Sendable {
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}

// developer.apple.com/documentation/foundation/urlprotocol
open class URLProtocol: NSObject {
  public init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {}
  public convenience init(
    task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) { fatalError() }
  open var client: (any URLProtocolClient)? { nil }
  open var request: URLRequest { fatalError() }
  open var cachedResponse: CachedURLResponse? { nil }
  open var task: URLSessionTask? { nil }
  open class func canInit(with request: URLRequest) -> Bool { false }
  open class func canInit(with task: URLSessionTask) -> Bool { false }
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  open func startLoading() {}
  open func stopLoading() {}
}
// Its header is audited for sendability and does not mark it, from which Swift concludes this.
@available(*, unavailable)
extension URLProtocol: Sendable {}
