// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public typealias Marks = [String: JSON]

public typealias Visits = [Date]
