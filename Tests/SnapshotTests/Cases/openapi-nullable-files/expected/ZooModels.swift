// Made by sdkgen for Zoo. Do not edit.

public import Foundation
import SDKRuntime

public typealias Photo = Data
