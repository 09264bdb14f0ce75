import Foundation

extension HTTPRequest {
  /// Returns a command line that sends this request, quoted for a shell. Values are masked as
  /// `redaction` says, the path's included; the standard one can be pasted anywhere. Of the server's
  /// path it shows `api` and versions only, since the URL of a webhook has its secret there.
  public func curl(redacting redaction: Redaction = .standard) -> String {
    // Without globbing, braces and brackets are themselves.
    var words = ["curl", "--globoff", "--request", Self.quoted(method.rawValue)]
    words.append(Self.quoted(shownURL(redaction)))
    for (name, value) in headers {
      let shown = redaction.text(ofHeader: name, value)
      // A colon alone would take the header away.
      words += ["--header", Self.quoted(shown.isEmpty ? "\(name);" : "\(name): \(shown)")]
    }
    switch body {
    case .none: break
    case .data(let data):
      let text = redaction.text(of: data, contentType: headers["Content-Type"])
      words += ["--data-raw", Self.quoted(text ?? "<\(data.count) bytes>")]
    default: words += ["--data-raw", Self.quoted("<a body that is not in memory>")]
    }
    return words.joined(separator: " ")
  }

  /// Returns the URL without user info and fragment, its values masked.
  func shownURL(_ redaction: Redaction) -> String {
    var text = "\(url.scheme ?? "")://"
    if let host = url.host { text += host.contains(":") ? "[\(host)]" : host }
    if let port = url.port { text += ":\(port)" }
    let full = url.path(percentEncoded: true)
    if redaction.showsPathValues {
      text += full
    } else if full.hasSuffix(path) {
      text += redaction.text(ofServerPath: full.dropLast(path.count)) + pathTemplate
    } else {
      // After a redirect or an interceptor it is not known which segments are values.
      text += "/\(Redaction.mask)"
    }
    guard let query = url.query(percentEncoded: true) else { return text }
    return text + "?" + redaction.pairs(query, shows: redaction.shows(query:))
  }

  /// Puts text in single quotes, inside which a shell reads nothing.
  private static func quoted(_ text: String) -> String {
    "'" + text.onOneLine.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }
}
