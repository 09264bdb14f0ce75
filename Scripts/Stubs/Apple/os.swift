// Stands in for Apple's os.
@_exported import Darwin

// developer.apple.com/documentation/os/oslogtype
public struct OSLogType: Hashable, RawRepresentable, @unchecked Sendable {
  public var rawValue: UInt8
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static var `default`: OSLogType { OSLogType(0) }
  public static var info: OSLogType { OSLogType(1) }
  public static var debug: OSLogType { OSLogType(2) }
  public static var error: OSLogType { OSLogType(16) }
  public static var fault: OSLogType { OSLogType(17) }
}

// developer.apple.com/documentation/os/oslogprivacy
@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogPrivacy {
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
}

// developer.apple.com/documentation/os/oslogstringalignment
@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogStringAlignment {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
}

// developer.apple.com/documentation/os/osloginterpolation
@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
}

// developer.apple.com/documentation/os/oslogmessage
@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public init(stringInterpolation: OSLogInterpolation) {}
  public init(stringLiteral value: String) {}
}

// developer.apple.com/documentation/os/logger
@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct Logger: @unchecked Sendable {
  public init(subsystem: String, category: String) {}
  public init() {}
  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
}
