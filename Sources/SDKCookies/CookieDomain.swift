import SDKCore

/// The hosts a cookie goes to, by its `Domain` attribute.
enum CookieDomain {
  /// The domain of a cookie that goes to more than one host; nil: to the one that set it.
  struct Scope: Equatable, Sendable {
    let domain: String?
  }

  /// Returns the scope of a cookie; nil where the host may not set a cookie for the domain.
  ///
  /// The list of public suffixes is not at hand. A domain that may be one by its form, or is a known
  /// one that strangers share, gets no cookie; it stays with the host that set it.
  static func scope(of attribute: String?, setBy host: String) -> Scope? {
    let domain = Origin.canonical(
      attribute.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? "")
    if domain.isEmpty { return Scope(domain: nil) }
    guard domain == host || contains(domain, host) else { return nil }
    let isShared = mayBePublicSuffix(domain) || isSharedByStrangers(domain)
    return Scope(domain: isAddress(host) || isShared ? nil : domain)
  }

  /// Returns whether the host is the domain or one below it (RFC 6265, §5.1.3).
  static func contains(_ domain: String, _ host: String) -> Bool {
    host == domain || host.hasSuffix("." + domain) && !isAddress(host)
  }

  private static func isAddress(_ host: String) -> Bool {
    host.contains(":")
      || host.split(separator: ".").last?.isWithin(.digits) ?? true
  }

  /// Returns whether a domain has one label, or two as in `co.uk`: at most three letters before a
  /// country's two.
  private static func mayBePublicSuffix(_ domain: String) -> Bool {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count < 2 || labels.contains("")
      || labels.count == 2 && labels[1].utf8.count == 2 && labels[0].utf8.count <= 3
  }

  /// Returns whether everybody can have a host below the domain: a site, an app or a bucket.
  private static func isSharedByStrangers(_ domain: String) -> Bool {
    sharedDomains.contains(domain)
      || regionalDomains.contains { domain == $0 || domain.hasSuffix("." + $0) }
  }

  /// Well-known ones, most of them of the private part of the public suffix list (publicsuffix.org).
  private static let sharedDomains: Set<String> = [
    "appspot.com", "azurestaticapps.net", "azurewebsites.net", "b-cdn.net", "bitbucket.io",
    "blogspot.com", "cloudapp.net", "cloudfront.net", "deno.dev",
    "firebaseapp.com", "fly.dev", "framer.app", "github.io", "gitlab.io", "glitch.me",
    "herokuapp.com", "hf.space", "loca.lt", "myshopify.com", "netlify.app", "ngrok-free.app",
    "ngrok-free.dev", "ngrok.app", "ngrok.dev", "ngrok.io", "notion.site", "now.sh",
    "onrender.com", "pages.dev", "readthedocs.io", "repl.co", "replit.app",
    "replit.dev", "streamlit.app", "supabase.co", "surge.sh",
    "trycloudflare.com", "up.railway.app", "vercel.app", "vercel.dev", "web.app", "webflow.io",
    "wixsite.com", "workers.dev",
  ]

  /// Those with regions or kinds between them and the hosts: `s3.eu-west-1.amazonaws.com`. No domain
  /// below is somebody's own for sure.
  private static let regionalDomains = [
    "amazonaws.com", "awsapprunner.com", "azurecontainerapps.io", "azurefd.net",
    "backblazeb2.com", "cloudapp.azure.com", "core.windows.net", "devtunnels.ms",
    "digitaloceanspaces.com", "elasticbeanstalk.com", "on.aws", "ondigitalocean.app",
    "oraclecloud.com", "r2.dev", "run.app",
  ]
}
