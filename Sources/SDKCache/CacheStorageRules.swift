import SDKCore

/// The rules by which responses may be kept.
final class CacheStorageRules: Sendable {
  private let configuration: APIClient.Configuration
  private let reader: ResponseReader

  init(_ configuration: APIClient.Configuration) {
    self.configuration = configuration
    // The call itself reads the response, and reports what is wrong with it.
    reader = ResponseReader(configuration, reportsProblems: false)
  }

  /// Allows only whole responses that succeed, by the endpoint's rule too: an error, a rejection or
  /// the page of a captive portal must not come back from the cache. `no-store` counts whatever the
  /// policy.
  func allow(
    _ response: HTTPResponse, to request: HTTPRequest, policy: CachePolicy, in call: Call
  ) -> Bool {
    guard [200, 203, 204].contains(response.status), case .data = response.body,
      !CacheControl(request.headers).isNoStore,
      !VariedHeader.names(in: response.headers).contains("*")
    else { return false }
    let control = CacheControl(response.headers)
    return !control.isNoStore && (policy != .http || isWorthKeeping(response, control))
      && isUsable(response, to: request, call)
  }

  /// Returns whether a response is fresh for a while by its headers, or easily confirmed; and came
  /// from the URL itself, for a redirect may lead elsewhere tomorrow.
  private func isWorthKeeping(_ response: HTTPResponse, _ control: CacheControl) -> Bool {
    response.metrics.redirects == 0
      && (control.maxAge ?? 0 > 0 || response.headers["Expires"] != nil
        || response.headers["ETag"] != nil || response.headers["Last-Modified"] != nil)
  }

  private func isUsable(
    _ response: HTTPResponse, to request: HTTPRequest, _ call: Call
  ) -> Bool {
    let received = ReceivedResponse(
      request: request, rules: call.rules, http: response, reader: reader, call: call)
    guard (try? reader.checkSuccess(of: received)) != nil else { return false }
    guard request.headers["Accept"] == "application/json", !response.data.isEmpty,
      request.options.acceptsAnyContentType != true,
      let type = response.headers["Content-Type"]
    else { return true }
    return MediaType(type).isJSON
  }

  /// Returns whether a response that is not kept says that the one before it is no longer true, or
  /// no longer this user's to see.
  func isEndOfOlder(_ response: HTTPResponse) -> Bool {
    response.isSuccess || [401, 403, 404, 410].contains(response.status)
  }
}
