// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public typealias StreamingResponseBody = JSON
