/// What to do when two things of one scope would have the same name.
package enum ClashPolicy: Sendable {
  /// Say so: the spec's author can rename them.
  case errors
  /// Find others, the same on every run, and say so in a note: the document is someone else's.
  case resolved
}
