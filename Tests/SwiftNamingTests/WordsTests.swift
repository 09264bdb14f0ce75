import Testing

@testable import SDKGenSwift

@Suite struct WordsTests {
  @Test(arguments: [
    ("HTTPServer_id", ["http", "server", "id"]), ("OAuth2Token", ["oauth2", "token"]),
    ("petId", ["pet", "id"]),
    ("pm10Value24", ["pm10", "value24"]), ("pm10Grade1h", ["pm10", "grade1h"]),
    ("w52_hgpr_date", ["w52", "hgpr", "date"]), ("o3Grade", ["o3", "grade"]),
    ("tmX", ["tm", "x"]), ("FID_COND_MRKT_DIV_CODE", ["fid", "cond", "mrkt", "div", "code"]),
    ("admin-api-keys-list", ["admin", "api", "keys", "list"]), ("userIDs", ["user", "ids"]),
    ("URLsOfPages", ["urls", "of", "pages"]), ("IPsecTunnels", ["ipsec", "tunnels"]),
    ("getAPIv2Users", ["get", "apiv2", "users"]), ("IPv4Address", ["ipv4", "address"]),
    ("APIvalue", ["ap", "ivalue"]), ("aBC", ["a", "bc"]), ("3MONTH", ["3", "month"]),
    ("256x256", ["256x256"]), ("project_ids[]", ["project", "ids"]), ("+1", ["plus", "1"]),
    ("-1", ["minus", "1"]), ("gpt-4", ["gpt", "4"]), ("A+", ["a", "plus"]),
    ("FONT_SIZE_%", ["font", "size", "percent"]), ("*", ["asterisk"]), ("_", ["underscore"]),
    ("", ["empty"]), (" ", ["space"]), ("user's", ["users"]), ("도시대기", ["도시대기"]),
    ("미세먼지Value", ["미세먼지", "value"]), ("m²", ["m", "superscript", "two"]),
    ("🐶", ["dog", "face"]), ("\u{0}", ["u0"]), ("Éa_b", ["éa", "b"]),
  ])
  func split(name: String, into expected: [String]) {
    #expect(words(in: name).map(\.text) == expected)
  }

  @Test func capitalsTellAWordOnlyBesideSmallLetters() {
    #expect(words(in: "myKISToken").map(\.capitals) == [nil, "KIS", nil])
    #expect(words(in: "MY_KIS_TOKEN").map(\.capitals) == [nil, nil, nil])
  }

  @Test(arguments: [
    ("html_url", "htmlURL"), ("user_id", "userID"), ("userId", "userID"), ("id", "id"),
    ("ids", "ids"), ("+1", "plus1"), ("pm10Value24", "pm10Value24"),
    ("w52_hgpr_date", "w52HgprDate"), ("o3Grade", "o3Grade"), ("tmX", "tmX"),
    ("rt_cd", "rtCd"), ("msg1", "msg1"), ("output2", "output2"), ("_page", "page"),
    ("project_ids[]", "projectIDs"), ("api_key.created", "apiKeyCreated"),
    ("admin-api-keys-list", "adminAPIKeysList"), ("hate/threatening", "hateThreatening"),
    ("256x256", "_256x256"), ("3ds", "_3ds"), ("3MONTH", "_3Month"), ("1.5", "_1_5"),
    ("gpt-4.1-mini", "gpt4_1Mini"), ("$id", "id"), ("default", "`default`"),
    ("extension", "`extension`"), ("await", "`await`"), ("Content-Type", "contentType"),
    ("X-Request-ID", "xRequestID"), ("server_ipv4", "serverIPv4"), ("oauth_token", "oauthToken"),
    ("my_oauth", "myOAuth"), ("file_utf8", "fileUTF8"), ("userId2", "userID2"),
    ("enterprise_{enterprise_id}", "enterpriseEnterpriseID"), ("Etc/GMT+0", "etcGMTPlus0"),
    ("myKISToken", "myKISToken"), ("시도명", "시도명"), ("", "empty"), ("_", "underscore"),
    ("->", "minusGreater"), ("iOS", "iOS"), ("eTag", "eTag"), ("URLSession", "urlSession"),
    ("IPsecTunnels", "ipsecTunnels"), ("updateIPsecTunnel", "updateIPsecTunnel"),
    ("ipsec_tunnel", "ipsecTunnel"), ("APIv2Users", "apiv2Users"), ("useAPIv2", "useAPIv2"),
    ("IPv6Address", "ipv6Address"), ("TLSv1_2", "tlsv1_2"),
  ])
  func lowerCamelCase(name: String, is expected: String) {
    #expect(Casing().lower(name).text == expected)
  }

  @Test(arguments: [
    ("apps.secret", "AppsSecret"), ("File--Full", "FileFull"), ("html_url", "HTMLURL"),
    ("posts", "Posts"), ("KRX", "KRX"), ("pm10", "Pm10"), ("3ds", "_3ds"), ("날씨", "날씨"),
    ("JSONPlaceholder", "JSONPlaceholder"), ("AirKorea", "AirKorea"), ("user-v2", "UserV2"),
    ("GitHub", "GitHub"), ("", "Empty"), ("self", "`Self`"),
  ])
  func upperCamelCase(name: String, is expected: String) {
    #expect(Casing().upper(name).text == expected)
  }

  @Test func anAPIMayHaveAcronymsOfItsOwn() {
    let casing = Casing(acronyms: ["KRX"])

    #expect(casing.lower("main_krx_code").text == "mainKRXCode")
    #expect(casing.lower("main_krxs").text == "mainKRXs")
    #expect(Casing().lower("main_krx_code").text == "mainKrxCode")
  }
}
