// What the runtime uses of Foundation, Codable and its own locks, as far as types go: for
// Scripts/check-32-bit, whose targets have none of them. Nothing of it is ever run.
public struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable,
  Sendable
{
  public typealias SubSequence = Data
  var bytes: [UInt8] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { bytes = Array(elements) }
  public init(repeating byte: UInt8, count: Int) { bytes = Array(repeating: byte, count: count) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { bytes.count }
  public subscript(i: Int) -> UInt8 {
    get { bytes[i] }
    set { bytes[i] = newValue }
  }
  public subscript(r: Range<Int>) -> Data {
    get { Data(bytes[r]) }
    set {}
  }
  public mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C)
  where C.Element == UInt8 {}
  public mutating func append(_ other: Data) { bytes += other.bytes }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public func range(of data: Data) -> Range<Int>? { nil }
}
public struct Date: Hashable, Sendable {
  public var timeIntervalSince1970: Double
  public init(timeIntervalSince1970 t: Double) { timeIntervalSince1970 = t }
  public init() { self.init(timeIntervalSince1970: 0) }
  public func timeIntervalSince(_ d: Date) -> Double { 0 }
  public static func <= (a: Date, b: Date) -> Bool { true }
  public func addingTimeInterval(_ t: Double) -> Date { self }
}
public typealias TimeInterval = Double
public struct TimeZone: Hashable, Sendable { public func secondsFromGMT(for d: Date) -> Int { 0 } }
public func pow(_ a: Double, _ b: Double) -> Double { a }
public struct Mirror { public init<C: Collection>(_ subject: Any, children: C) {} }
public protocol CustomReflectable { var customMirror: Mirror { get } }
public protocol CodingKey: Sendable {
  var stringValue: String { get }
  var intValue: Int? { get }
  init?(stringValue: String)
  init?(intValue: Int)
}
public struct CodingUserInfoKey: Hashable, Sendable {
  public init?(rawValue: String) { return nil }
}
public protocol Encoder {
  var codingPath: [any CodingKey] { get }
  func container<K: CodingKey>(keyedBy: K.Type) -> KeyedEncodingContainer<K>
  func unkeyedContainer() -> any UnkeyedEncodingContainer
  func singleValueContainer() -> any SingleValueEncodingContainer
}
public protocol Decoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: any Sendable] { get }
  func container<K: CodingKey>(keyedBy: K.Type) throws -> KeyedDecodingContainer<K>
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
  func singleValueContainer() throws -> any SingleValueDecodingContainer
}
public protocol Encodable { func encode(to encoder: any Encoder) throws }
public protocol Decodable { init(from decoder: any Decoder) throws }
public typealias Codable = Encodable & Decodable
public protocol SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decode<T: Decodable>(_ t: T.Type) throws -> T
  func decodeNil() -> Bool
}
public protocol UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var currentIndex: Int { get }
  var count: Int? { get }
  var isAtEnd: Bool { get }
  mutating func decode<T: Decodable>(_ t: T.Type) throws -> T
  mutating func superDecoder() throws -> any Decoder
}
public protocol SingleValueEncodingContainer {
  mutating func encode<T: Encodable>(_ t: T) throws
  mutating func encodeNil() throws
}
public protocol UnkeyedEncodingContainer { mutating func encode<T: Encodable>(_ t: T) throws }
public struct KeyedDecodingContainer<K: CodingKey> {
  public var codingPath: [any CodingKey]
  public var allKeys: [K]
  public func contains(_ k: K) -> Bool { false }
  public func decode<T: Decodable>(_ t: T.Type, forKey: K) throws -> T { throw E() }
  public func decodeIfPresent<T: Decodable>(_ t: T.Type, forKey: K) throws -> T? { nil }
  public func decodeNil(forKey: K) throws -> Bool { true }
  public func superDecoder(forKey: K) throws -> any Decoder { throw E() }
  public func nestedUnkeyedContainer(forKey: K) throws -> any UnkeyedDecodingContainer { throw E() }
}
public struct KeyedEncodingContainer<K: CodingKey> {
  public mutating func encode<T: Encodable>(_ t: T, forKey: K) throws {}
  public mutating func encodeNil(forKey: K) throws {}
  public mutating func encodeIfPresent<T: Encodable>(_ t: T?, forKey: K) throws {}
}
struct E: Error {}
public enum DecodingError: Error {
  public struct Context: Sendable {
    public var codingPath: [any CodingKey]
    public var debugDescription: String
    public var underlyingError: (any Error)?
    public init(
      codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil
    ) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case typeMismatch(any Sendable.Type, Context)
  case valueNotFound(any Sendable.Type, Context)
  case keyNotFound(any CodingKey, Context)
  case dataCorrupted(Context)
}
public enum EncodingError: Error {
  public typealias Context = DecodingError.Context
  case invalidValue(any Sendable, Context)
}
extension Int: Codable {}
extension Int8: Codable {}
extension Int16: Codable {}
extension Int32: Codable {}
extension Int64: Codable {}
extension UInt: Codable {}
extension UInt8: Codable {}
extension UInt16: Codable {}
extension UInt32: Codable {}
extension UInt64: Codable {}
extension Double: Codable {}
extension Float: Codable {}
extension String: Codable {}
extension Bool: Codable {}
public struct Decimal: Codable, Hashable, Sendable {
  public init(from decoder: any Decoder) throws { throw E() }
  public func encode(to encoder: any Encoder) throws {}
  public init?(string: String) { return nil }
  public var description: String { "" }
  public var isFinite: Bool { true }
}
public struct URL: Hashable, Sendable {
  public var absoluteString: String
  public init?(string: String) { return nil }
  public var query: String? { nil }
  public var host: String? { nil }
  public var scheme: String? { nil }
  public var port: Int? { nil }
  public var path: String { "" }
  public func path(percentEncoded: Bool) -> String { "" }
  public func query(percentEncoded: Bool) -> String? { nil }
  public var user: String? { nil }
  public var isFileURL: Bool { false }
  public var lastPathComponent: String { "" }
}
struct Locked<Value> {
  init(_ v: Value) {}
  func with<R, F: Error>(_ b: (inout Value) throws(F) -> R) throws(F) -> R {
    var v: Value? = nil
    return try b(&v!)
  }
}
extension Locked: @unchecked Sendable {}
public struct CancellationError: Error { public init() {} }
public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}
public final class JSONDecoder: @unchecked Sendable {
  public init() {}
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  public func decode<T: Decodable>(_ t: T.Type, from: Data) throws -> T { throw E() }
  public enum DateDecodingStrategy { case custom((any Decoder) throws -> Date) }
  public var dateDecodingStrategy: DateDecodingStrategy?
}
public final class JSONEncoder {
  public init() {}
  public func encode<T: Encodable>(_ t: T) throws -> Data { throw E() }
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let sortedKeys = Self(rawValue: 1)
    public static let withoutEscapingSlashes = Self(rawValue: 2)
  }
  public var outputFormatting: OutputFormatting = []
  public enum DateEncodingStrategy { case custom((Date, any Encoder) throws -> Void) }
  public var dateEncodingStrategy: DateEncodingStrategy?
}
extension Data: Codable {
  public init(from decoder: any Decoder) throws { throw E() }
  public func encode(to encoder: any Encoder) throws {}
  public func base64EncodedString() -> String { "" }
}
extension Date: Codable {
  public init(from decoder: any Decoder) throws { throw E() }
  public func encode(to encoder: any Encoder) throws {}
}
extension Array: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { throw E() }
}
extension Array: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}
extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  public init(from decoder: any Decoder) throws { throw E() }
}
extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}
extension Optional: Decodable where Wrapped: Decodable {
  public init(from decoder: any Decoder) throws { throw E() }
}
extension Optional: Encodable where Wrapped: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}
extension KeyedDecodingContainer {
  public func nestedContainer<N: CodingKey>(keyedBy: N.Type, forKey: K) throws
    -> KeyedDecodingContainer<N>
  { throw E() }
}
public struct CharacterSet: Sendable { public static var whitespaces: Self { Self() } }
extension StringProtocol {
  public var removingPercentEncoding: String? { nil }
  public func range(of text: String) -> Range<String.Index>? { nil }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func replacingOccurrences(of a: String, with b: String) -> String { "" }
}
public struct AsyncThrowingStream<Element: Sendable, Failure: Error>: Sendable {}
public struct ByteStream: Sendable { public init(_ data: Data) {} }
extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Self(), ascii = Self(), isoLatin1 = Self(), isoLatin2 = Self(),
      windowsCP1250 = Self(), windowsCP1251 = Self(), windowsCP1252 = Self(),
      windowsCP1253 = Self(), windowsCP1254 = Self(), utf16 = Self(), utf16LittleEndian = Self(),
      utf16BigEndian = Self(), utf32 = Self(), shiftJIS = Self(), japaneseEUC = Self(),
      iso2022JP = Self()
  }
  public init<T>(describing value: T) { self = "" }
  public func data(using: Encoding) -> Data? { nil }
}
extension StringProtocol {
  public func contains(_ other: String) -> Bool { false }
  public func replacing(_ a: String, with b: String) -> String { "" }
}
extension Mirror {
  public init(reflecting subject: Any) {}
  public enum DisplayStyle: Sendable { case `enum`, `struct` }
  public var displayStyle: DisplayStyle? { nil }
  public struct Child {
    public var label: String?
    public var value: Any
  }
  public var children: [Child] { [] }
}
public protocol LocalizedError: Error { var errorDescription: String? { get } }
extension TimeZone {
  public init?(identifier: String) { return nil }
  public init?(secondsFromGMT: Int) { return nil }
}

// What the compiler writes where it knows Codable.
extension Decodable { public init(from decoder: any Decoder) throws { throw E() } }
extension Encodable { public func encode(to encoder: any Encoder) throws {} }

// Types of the runtime's own that wait for something, as far as the files name them that do not.

public struct APIClient: Sendable {
  public struct Configuration: Sendable {
    var coders: Coders
    var decodingHook: (@Sendable (DecodingProblem) -> Void)?
    static func isCredential(_ name: String) -> Bool { false }
    var onDecodingProblem: (@Sendable (DecodingProblem) -> Void)?
  }
}
struct ContentEncoder: Encoder {
  var node: ContentNode
  var codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: any Sendable] { [:] }
  func container<K: CodingKey>(keyedBy: K.Type) -> KeyedEncodingContainer<K> {
    KeyedEncodingContainer()
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { None() }
  func singleValueContainer() -> any SingleValueEncodingContainer { None() }
  struct None: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    mutating func encode<T: Encodable>(_ t: T) throws {}
    mutating func encodeNil() throws {}
  }
}
struct CacheKey: Hashable, Sendable {}
struct VariedHeader: Hashable, Sendable {
  let name: String
  func fits(_ request: HTTPRequest, isNamed: Bool) -> Bool { false }
  static func names(in headers: HTTPHeaders) -> Set<String> { [] }
  static func telling(_ request: HTTPRequest) -> [String] { [] }
  static func all(in headers: HTTPHeaders, of request: HTTPRequest) -> [VariedHeader] { [] }
}
struct Stage {
  enum Place { case cache }
}
struct Feature: Sendable {
  let place: Stage.Place
}
extension RequestOptions {
  public var cache: CachePolicy? {
    get { nil }
    set {}
  }
  public var sharesExchange: Bool? {
    get { nil }
    set {}
  }
}
extension [Feature] {
  subscript(place: Stage.Place) -> Feature? {
    get { nil }
    set {}
  }
}
public protocol Credential: Sendable {}
final class ReceivedResponse: Sendable {
  let request: HTTPRequest
  let http: HTTPResponse
  let reader: ResponseReader
  let rules: ResponseRules
  init(request: HTTPRequest, rules: ResponseRules, http: HTTPResponse, reader: ResponseReader) {
    self.request = request
    self.rules = rules
    self.http = http
    self.reader = reader
  }
}
final class ResponseReader: Sendable {
  let coders: Coders
  let messages: ErrorMessages
  init(coders: Coders, messages: ErrorMessages) {
    self.coders = coders
    self.messages = messages
  }
}
public struct Locale: Sendable {
  public static var preferredLanguages: [String] { [] }
}
extension ObjectIdentifier {
  public init(_ type: any Error.Type) { self = unsafeBitCast(0, to: Self.self) }
}

extension URL {
  public init?(string: String, relativeTo: URL?) { return nil }
  public var absoluteURL: URL { self }
}

struct Exchange: Sendable {}

public struct DownloadResumption: Sendable {}
package final class PartialDownload: Sendable {}

func memcmp(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Int32 { 0 }
func memchr(_ bytes: UnsafeRawPointer, _ byte: Int32, _ count: Int) -> UnsafeMutableRawPointer? { nil }

/// Reads the properties of a JSON object, as far as the formats and unions ask for them.
public struct FieldDecoder {
  public init(_ decoder: any Decoder) throws {}
  var isEmpty: Bool { true }
  func contains(_ name: String) -> Bool { false }
  func text(_ name: String) -> String? { nil }
  func hasContainer(at name: String) -> Bool { false }
  func decode<T: Decodable>(_ t: T.Type, _ name: String) throws -> T { throw E() }
  func additionalProperties<Value>(
    besides names: Set<String>, as format: ValueFormat<Value>
  ) throws -> [String: Value] { [:] }
}
struct JSONTape {
  var problems: DecodingProblemSink? { nil }
  init(_ bytes: UnsafeBufferPointer<UInt8>, userInfo: [CodingUserInfoKey: any Sendable]) throws {}
  func kind(at path: [any CodingKey]) -> JSONKinds? { nil }
  var unionOutcomes: UnionOutcomes {
    get { UnionOutcomes() }
    nonmutating set {}
  }
  func missing(_ key: FieldKey, of object: TapePosition) -> DecodingError {
    .keyNotFound(key, DecodingError.Context(codingPath: [], debugDescription: ""))
  }
  func text(at position: TapePosition) -> String? { nil }
  func kind(at position: TapePosition) -> TapeEntry.Kind { .null }
}
struct TapeValue: Decoder, SingleValueDecodingContainer {
  var tape: JSONTape
  var position: TapePosition
  var isNull: Bool { true }
  var jsonKind: JSONKinds { .null }
  var firstElement: JSON? { nil }
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: any Sendable] { [:] }
  static func cast(_ decoder: any Decoder) -> TapeValue? { nil }
  func container<K: CodingKey>(keyedBy: K.Type) throws -> KeyedDecodingContainer<K> { throw E() }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw E() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw E() }
  func decode<T: Decodable>(_ t: T.Type) throws -> T { throw E() }
  func decodeNil() -> Bool { true }
}
extension JSON {
  init(_ value: TapeValue) throws { throw E() }
  init(text: Data) throws { throw E() }
}
enum JSONBytes {
  static func withUTF8<Result>(
    of data: Data, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) throws -> Result { throw E() }
  static func place(ofByte offset: Int, in data: Data) -> Int? { nil }
}
struct DecodingWork {
  struct OfOtherDecoder { func spend() throws {} }
  static var ofOtherDecoder: OfOtherDecoder? { nil }
}
struct BodyDecoder: Sendable {
  static func tape(userInfo: [CodingUserInfoKey: any Sendable]) -> Self { Self() }
  func decode<T: Decodable>(_ t: T.Type, from: Data) throws -> T { throw E() }
}
extension Coders {
  struct BodyEncoderStub {
    func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
  }
  var bodyEncoder: BodyEncoderStub { BodyEncoderStub() }
  func bodyDecoder(userInfo: [CodingUserInfoKey: any Sendable] = [:]) -> BodyDecoder {
    BodyDecoder()
  }
}

struct JSONBodyEncoder {
  static var writer: JSONBodyEncoder { JSONBodyEncoder() }
  func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}
struct JSONFrame { enum Check { case none, names, order } }
struct JSONPlace {
  static func cast(_ encoder: any Encoder) -> JSONPlace? { nil }
  func openObject(_ check: JSONFrame.Check) {}
  func write(_ value: some Encodable, named name: String) throws {}
  func writeNull(named name: String) throws {}
}
