/// The way to treat two things of one scope that would have the same name.
package enum ClashPolicy: Sendable {
  /// An error: the spec's author can rename them.
  case errors
  /// Other names, the same on every run, and a note: the document is someone else's.
  case resolved
}
