import SDKGenAPIModel

extension OperationGroup {
  /// The path that all its operations are at or below, without `/`: `v1/charges`. nil where there is none, or one
  /// that tells nothing, such as `v1`.
  private var commonPath: [String]? {
    let paths = operations.map(\.fixedSegments)
    guard let first = paths.first else { return nil }
    let common = paths.dropFirst().reduce(first) { common, path in
      zip(common, path).prefix { $0 == $1 }.map(\.0)
    }
    return common.allSatisfy(isPathPrefix) ? nil : common
  }

  /// A sentence about a group that has no description.
  var summaryOfPaths: String? {
    commonPath.map { path in
      let isAll = operations.allSatisfy { $0.segments.count == path.count }
      return "Requests to `/\(path.joined(separator: "/"))`\(isAll ? "" : " and below")."
    }
  }
}

extension Operation {
  /// The segments in front of the first parameter.
  fileprivate var fixedSegments: [String] {
    Array(segments.prefix { segment in !segment.utf8.contains { "{?#".utf8.contains($0) } })
  }

  fileprivate var segments: [String] {
    pathText.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
