internal import Foundation

/// Prints a line at once: a run takes minutes.
package func show(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
