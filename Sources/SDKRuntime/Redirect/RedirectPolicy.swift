/// The redirects that a client follows. A redirect that is not followed is a response like any
/// other.
///
/// 307 and 308 send the body again, to another origin, too, with one exception: the body of a login
/// or token request never leaves its origin, and such a call fails with `unsafeRedirect`. That is a
/// request with a form, JSON or multipart body of which a name says that it holds a password,
/// secret or token, and each request with a body for which `auth` is `none` while the client has
/// security schemes. Where other bodies must not travel either, say `.sameOrigin`.
public enum RedirectPolicy: Hashable, Sendable {
  case never
  /// Redirects within scheme, host and port, up to 20.
  case sameOrigin
  /// Redirects to http and https, never from https to http; credentials stay with their origin, the
  /// bodies of logins included.
  case safe(max: Int)
}
