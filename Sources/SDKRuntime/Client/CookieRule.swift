import Foundation

/// What a client does about cookies, where it keeps any.
struct CookieRule: Sendable {
  /// Takes in the cookies of the response to a request.
  typealias Store = @Sendable (HTTPResponse, HTTPRequest) -> Void

  let jar: any Sendable
  /// Returns what tells the users of a URL apart; nil where no cookie does.
  let identity: @Sendable (URL) -> String?
  /// Returns the number of times that all cookies were removed.
  let removals: @Sendable () -> Int
  /// Adds the cookies to a request that is about to travel, redirects included, and notes for whom they are.
  let add: @Sendable (inout HTTPRequest, Exchange) throws(RequestBuildingError) -> Store
}
