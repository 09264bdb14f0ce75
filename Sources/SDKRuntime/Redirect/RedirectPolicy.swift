/// Which redirects a client follows. A redirect that is not followed is an answer like any other.
public enum RedirectPolicy: Hashable, Sendable {
  case never
  /// Those within scheme, host and port, up to 20.
  case sameOrigin
  /// Those to http and https, never from https to http; credentials stay with their origin.
  case safe(max: Int)
}
