// All of the runtime by one name: what clients and their tests import unless they need less.

@_exported public import SDKCache
@_exported public import SDKCookies
@_exported public import SDKCore
@_exported public import SDKMocks
@_exported public import SDKOAuth
@_exported public import SDKPages
@_exported public import SDKStreams
