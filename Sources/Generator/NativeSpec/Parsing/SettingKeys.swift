import SDKGenAPIModel

/// The keys that `defaults`, groups and endpoints share.
enum SettingKeys {
  static let query = Key(
    "query", .parameters,
    "parameters of the query by name: a type, [a constant or the long form](#parameters). In `defaults` a type becomes an argument of the client's initialiser",
    #""query": { "limit": "Int?", "version": { "is": "1.0" } }"#)
  static let headers = Key(
    "headers", .headers, "headers, in the same forms", #""headers": { "X-Trace": "UUID?" }"#)
  static let success = Key(
    "success", .success,
    "what a 2xx response must contain to count as a success: the value at path `at` equals `is`; `message` is the path of the error message. Checked before `unwrap`; anything else, a body that is not JSON included, throws `APIError` of kind `.rejected`, a page of HTML of kind `.contentType`. `none` switches off the rule of the group or `defaults`, which does not apply to bytes, files, text, streams, HEAD and the statuses 204 and 205",
    #""success": { "at": "header.code", "is": "00", "message": "header.text" }"#,
    #""success": "none""#)
  static let errors = Key(
    "errors", .errors,
    "the type of error bodies by status: `404`, `4xx`, `default`. The decoded body is `APIError.declared`",
    #""errors": { "404": "Problem", "4xx": "Problem", "default": "Problem" }"#)
  static let timeout = Key(
    "timeout", .duration,
    "how long a call may go without progress: seconds, or `500ms`, `30s`, `5m`, `1h`, `2d`",
    #""timeout": 2.5"#, #""timeout": "500ms""#)
  static let deadline = Key(
    "deadline", .duration,
    "how long a call may take with all its attempts. Without it a minute, and no limit for streams, downloads to files, bodies of bytes or files, and calls with progress",
    #""deadline": 30"#, #""deadline": "5m""#)
  static let retries = Key(
    "retries", .retries,
    "further attempts after the first, up to 10, or an object",
    #""retries": 3"#, #""retries": { "max": 3, "statuses": [503], "baseDelay": "200ms" }"#)
  static let cache = Key(
    "cache", .cache,
    "`off` (the default), `http`, how long a response is fresh, or an object with `fresh` and `stale`",
    #""cache": "http""#, #""cache": "5m""#, #""cache": { "fresh": "1m", "stale": "1h" }"#)
  static let share = Key(
    "share", .bool,
    "whether equal GET and HEAD requests of one user that are under way at the same time share one exchange; `false` by default",
    #""share": true"#)
  static let auth = Key(
    "auth", .auth,
    "a scheme, several that are all needed, or `none`; or a list of lists, of which any will do and the first is preferred. By default the first scheme",
    #""auth": "key""#, #""auth": ["token", "key"]"#, #""auth": [["token"], ["key"], []]"#,
    #""auth": "none""#)

  static let all: [any KeyDescription] = [
    query, headers, success, errors, timeout, auth, retries, cache, share, deadline,
  ]
  static let object = ObjectFormat(all)
}

extension ValueFormat<SpecSettings> {
  static var settings: Self {
    Self(.named("defaults", SettingKeys.object.schema)) { node, what in
      var keys = ObjectReader(node, what, as: SettingKeys.object)
      let settings = keys.settings()
      return keys.finish(settings)
    }
  }
}

extension ObjectReader {
  /// The settings among the members.
  mutating func settings() -> SpecSettings {
    SpecSettings(
      query: read(SettingKeys.query) ?? [],
      headers: read(SettingKeys.headers) ?? [],
      success: locate(SettingKeys.success),
      errors: read(SettingKeys.errors) ?? [],
      options: CallOptions(
        timeout: read(SettingKeys.timeout), deadline: read(SettingKeys.deadline),
        retries: read(SettingKeys.retries), cache: read(SettingKeys.cache),
        share: read(SettingKeys.share)),
      auth: read(SettingKeys.auth))
  }
}
