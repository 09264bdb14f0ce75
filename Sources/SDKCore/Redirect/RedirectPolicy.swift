/// The redirects that a client follows. A redirect that is not followed is a response like any
/// other.
///
/// 307 and 308 ask for the same request once more, body included, and so do 301 and 302 of a PUT, PATCH
/// or DELETE (RFC 9110, 15.4). To another origin such redirects are followed where no policy was chosen
/// only for requests without a body and without a credential: other calls fail with `unsafeRedirect`.
/// A POST becomes a GET by 301 and 302, as in browsers; by 303 each request but HEAD does. `.safe` allows bodies to travel, and sends the request on without its
/// credential. The body of a login or token request never leaves its origin, whatever the policy.
/// That is a request with a form, JSON or multipart body of which a name says that it holds a
/// password, secret or token, and each request with a body for which `auth` is `none` while the
/// client has security schemes.
public enum RedirectPolicy: Hashable, Sendable {
  case never
  /// Redirects within scheme, host and port, up to 20.
  case sameOrigin
  /// Redirects to http and https, never from https to http; credentials stay with their origin, the
  /// bodies of logins included.
  case safe(max: Int)
}
