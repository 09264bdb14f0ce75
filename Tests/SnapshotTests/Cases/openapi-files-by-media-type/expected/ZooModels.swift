// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public typealias Scan = String
