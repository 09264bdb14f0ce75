#if os(Linux) || os(macOS)
  import Foundation
  import TestSupport
  import Testing

  /// The child processes of tests.
  @Suite(.timeLimit(.minutes(15))) struct SpawnTests {
    @Test func aChildHasTheDescriptorsThatItIsGivenAndNoOther() async throws {
      // As a socket of a library that does not keep it from children.
      let inherited = dup(open("/dev/null", O_RDONLY))
      let pipe = Pipe()
      defer { close(inherited) }
      let script = "test -e /dev/fd/0 && test ! -e /dev/fd/\(inherited) && echo told >&2; cat"
      try pipe.fileHandleForWriting.write(contentsOf: Data("in".utf8))
      try pipe.fileHandleForWriting.close()
      try await withTemporaryDirectory { directory in
        let (output, error) = (
          directory.appendingPathComponent("output"), directory.appendingPathComponent("error")
        )

        let child = try ChildProcess(
          "sh", arguments: ["-c", script],
          input: .descriptor(pipe.fileHandleForReading.fileDescriptor), output: .file(output),
          error: .file(error))

        #expect(child.wait().isSuccess)
        #expect(try String(contentsOf: output, encoding: .utf8) == "in")
        #expect(try String(contentsOf: error, encoding: .utf8) == "told\n")
      }
    }

    @Test func aProgramThatIsNotThereIsAnError() {
      #expect(throws: ChildProcess.Failure.self) {
        _ = try ChildProcess("sdkgen-there-is-no-such-program", arguments: [])
      }
    }
  }
#endif
