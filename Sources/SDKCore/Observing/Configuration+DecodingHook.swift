extension APIClient.Configuration {
  /// The function that is told of decoding problems, for the app's hook and the logger.
  var decodingHook: (@Sendable (DecodingProblem) -> Void)? {
    guard let logger, logger.level <= .warning else { return onDecodingProblem }
    let hook = onDecodingProblem
    return { problem in
      hook?(problem)
      let path = problem.path.isEmpty ? "" : "\(problem.path): "
      let message = "decoding problem: \(path)\(problem.reason)"
      logger.log(LogEntry(.warning, problem.operationID, message))
    }
  }
}
