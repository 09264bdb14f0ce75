// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public typealias Birthday = Day

public typealias Seen = Date
