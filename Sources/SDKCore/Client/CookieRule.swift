package import Foundation

/// What a client does about cookies, where it keeps any.
package struct CookieRule: Sendable {
  /// Takes in the cookies of the response to a request.
  package typealias Store = @Sendable (HTTPResponse, HTTPRequest) -> Void

  package let jar: any Sendable
  /// Returns what tells the users of a URL apart; nil where no cookie does.
  package let identity: @Sendable (URL) -> String?
  /// Returns the number of times that all cookies were removed.
  let removals: @Sendable () -> Int
  /// Adds the cookies to a request that is about to travel, redirects included, and notes for whom they are.
  package let add: @Sendable (inout HTTPRequest, Exchange) throws(RequestBuildingError) -> Store

  package init(
    jar: any Sendable, identity: @escaping @Sendable (URL) -> String?,
    removals: @escaping @Sendable () -> Int,
    add:
      @escaping @Sendable (inout HTTPRequest, Exchange) throws(RequestBuildingError) -> Store
  ) {
    self.jar = jar
    self.identity = identity
    self.removals = removals
    self.add = add
  }
}
