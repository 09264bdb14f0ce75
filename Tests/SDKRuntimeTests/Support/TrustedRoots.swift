#if os(Linux) || os(macOS)
  import Foundation
  import SDKRuntime
  import TestSupport

  /// A child process in whose file system the system's roots are others: a mount of its own, which
  /// needs no rights where the kernel allows namespaces to all.
  enum TrustedRoots {
    /// Where URLSession on Linux looks first.
    private static let roots = "/etc/ssl/certs/ca-certificates.crt"
    private static let variable = "SDKGEN_TRUSTED_ROOTS"

    /// The directory of the identities that are trusted; nil where this process is no such child.
    static let directory = ProcessInfo.processInfo.environment[variable].map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }

    static let isPossible: Bool = {
      #if os(Linux)
        guard directory == nil, TLSServer.isAvailable, FileManager.default.fileExists(atPath: roots)
        else { return false }
        return (try? run(["mount", "--bind", "/dev/null", roots]))?.status == 0
      #else
        return false
      #endif
    }()

    /// Runs the tests of that name with all identities of `directory`, which this makes, among the
    /// roots.
    static func run(_ tests: String, in directory: URL) throws -> (status: Int32, text: String) {
      var trusted = Data()
      for kind in TLSIdentity.Kind.allCases {
        trusted += try Data(contentsOf: TLSIdentity.make(kind, in: directory).certificate)
      }
      let file = directory.appendingPathComponent("roots.pem")
      try trusted.write(to: file)
      let script = #"mount --bind "$1" "$2" && shift 2 && exec "$@""#
      return try run(
        [
          "sh", "-c", script, "sh", file.path, roots, CommandLine.arguments[0],
          "--testing-library", "swift-testing", "--filter", tests,
        ], [variable: directory.path])
    }

    private static func run(
      _ command: [String], _ variables: [String: String] = [:]
    ) throws -> (status: Int32, text: String) {
      let run = try ChildProcess.run(
        "unshare", ["--map-root-user", "--mount"] + command, environment: variables)
      return (run.status, run.output + run.error)
    }
  }
#endif
