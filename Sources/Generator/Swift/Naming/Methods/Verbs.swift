internal import SDKGenAPIModel
internal import SDKGenDiagnostics

/// The part that a word plays in the name of a method.
enum WordRole {
  /// Words that begin the names of methods and rarely name things.
  static let verbs = Set(
    """
    accept acknowledge activate add advance allow analyze append apply approve archive ask assign attach authenticate \
    authorize backfill begin block book boost build buy calculate call cancel capture change charge check checkout claim \
    classify clear clone close collect commit compact compare complete compute confirm connect consume convert copy count \
    create deactivate decline decrement delete deliver deploy describe destroy detach detect dial disable disconnect \
    dismiss dispatch download duplicate edit enable end enqueue enroll estimate evaluate execute exchange expire explain \
    export extend extract fail fetch finalize find finish flush follow forget fork freeze fulfill fund generate get grant \
    handle hide hold import increment index init initialize initiate insert inspect install invalidate invite invoke issue \
    join kick launch leave like link list lock login logout lookup make mark merge migrate modify move mute notify open \
    overwrite patch pause pay perform pin ping poll post predict prepare present preview print process promote provision \
    publish purge put query queue read reapply rebuild receive recommend reconcile record recover redeem refer refresh \
    refund regenerate register reject release reload remix remove rename render renew reopen reorder replace reply report \
    request resend reset resize resolve restart restore resume retire retrieve retry respond return reveal reverse revert review \
    revoke rollback rotate run save scan schedule score search select send serve set settle share show shutdown sign simulate \
    skip snooze sort split start stop store stream submit subscribe succeed summarize suspend swap switch sync synchronize \
    tag terminate test timeout toggle touch track train transcribe transfer transform translate trigger trim unarchive unassign \
    unban unblock undelete undo unfollow unfreeze uninstall unlike unlink unlock unmark unmute unpin unpublish unregister unset \
    unsubscribe unwatch update upgrade upload upsert use validate verify view void vote watch withdraw write
    """.listed)

  /// Words at the end of a path that name a thing in singular, so that `POST` creates it.
  private static let nouns = Set(
    """
    account address agreement alert attachment audio avatar background banner batch body bundle card cart certificate \
    comment config content context contract cover customer data database device discount document domain draft email \
    event favorite feedback file folder form group history icon identity image info inbox item job key label language layout \
    lead ledger letter line list location logo media member message metadata method milestone mode model name note number \
    object offer option owner page parent part password payload person phone photo picture plan policy position price \
    product profile project property quota quote rating reaction receipt role rule schema secret service session \
    sheet snapshot source star state status subject summary table target task tax team template thread thumbnail ticket \
    token topic transaction type user value vendor version video wallet watermark webhook website window
    """.listed)

  /// Verbs that stand in front of plurals as nouns: `test_clocks`, `login_links`.
  private static let nounsBeforePlurals = Set(
    """
    access account book build call charge check checkout claim contact copy display download export feature import \
    index invite invoice issue label like link list login logout mark note notify order pay pin ping poll preview print \
    process query queue record refund release reply report request review run scan schedule search share sign sort \
    split start store stream tag test timeout touch track train transfer trigger upgrade upload use view vote watch
    """.listed)

  private static let nounEndings = ["tion", "sion", "ment", "ity", "ness", "ance", "ence", "ship"]

  /// Verbs that say nothing without a thing, since most classes have a method of that name.
  static let bareVerbs: Set = [
    "add", "count", "create", "delete", "destroy", "fetch", "find", "get", "index", "list", "patch",
    "read", "remove", "replace", "restore", "save", "search", "show", "store", "update",
  ]

  /// Verbs that name things more often, in front of things in the names of functions.
  static let verbsOfProcedures: Set = ["answer", "ban", "forward", "log", "restrict"]

  static let articles: Set = ["a", "an", "the"]

  /// Words that need one behind them.
  static let prepositions: Set = [
    "of", "for", "by", "in", "to", "from", "with", "at", "on", "as", "into", "via", "within",
    "without",
  ]

  static let conjunctions: Set = ["and", "or"]

  /// Verbs of which a preposition at the end is a part: `signIn`, `turnOn`.
  private static let phrasalVerbs: [String: Set<String>] = [
    "in": ["cash", "check", "clock", "dial", "log", "opt", "plug", "punch", "sign", "tap"],
    "on": ["clock", "log", "power", "sign", "switch", "turn"],
  ]

  /// Returns whether words end in a verb with its preposition.
  static func endInPhrasalVerb(_ words: [Word]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return phrasalVerbs[last.text]?.contains(words[words.count - 2].text) == true
  }

  /// Verbs that name what there is at the path of a group: `GET /queue`.
  static let collections: Set = [
    "book", "issue", "link", "order", "post", "queue", "record", "schedule", "tag", "track", "view",
  ]

  /// Plurals that may mean one thing.
  static let wholes: Set = ["analytics", "credentials", "details", "metrics"]

  /// Properties that lists stand in, in singular.
  static let lists: Set = [
    "array", "collection", "content", "data", "doc", "document", "edge", "element", "embedded",
    "entry", "hit", "item", "list", "node", "object", "page", "record", "response", "result", "row",
    "value",
  ]

  /// Verbs that stand in front of things as nouns, too: `exchange-rate`, `lock-file`.
  private static let nounsBeforeNouns: Set = [
    "exchange", "freeze", "fund", "hold", "leave", "lock", "move", "pause", "present", "return",
    "set", "stop", "swap", "switch", "touch",
  ]

  /// Returns whether a word is a verb and names nothing.
  static func isOnlyVerb(_ word: String) -> Bool {
    verbs.contains(word) && !nouns.contains(word) && !nounsBeforePlurals.contains(word)
  }

  /// Verbs that are only meant as such at the end of a path: `PUT /snapshot/load`.
  static let verbsAtEnds = Set(
    """
    anonymise anonymize authorise boot bookmark commission decide decrypt dump elevate encrypt feed lease load moderate \
    reboot reconstruct reinvite scroll setup unload unmoderate vend
    """.listed)

  /// Verbs of reading that name nothing in front of a parameter: `/users/find/{email}`.
  static let readingVerbs: Set = [
    "calculate", "compute", "describe", "fetch", "find", "get", "lookup", "read", "resolve",
    "retrieve", "validate", "verify",
  ]

  /// Returns whether a word is a verb and no thing, whatever stands behind it.
  static func isCertainVerb(_ word: String) -> Bool {
    isOnlyVerb(word) && !nounsBeforeNouns.contains(word) && !collections.contains(word)
  }

  /// Returns whether a path of several words is nothing but something to do, whatever is sent there:
  /// `update-password`; not `change-log`.
  static func isCertainVerbPhrase(_ words: [Word]) -> Bool {
    guard isVerbPhrase(words), let first = words.first?.text, let last = words.last?.text else {
      return false
    }
    return !nounsBeforePlurals.contains(first) && !nounsBeforeNouns.contains(first)
      && !["history", "list", "log", "on", "order", "request", "set"].contains(singular(last))
  }

  /// Words between a verb and what it acts on that do not name a thing.
  static let modifiers: Set = [
    "all", "batch", "bulk", "current", "many", "multiple", "my", "new", "single",
  ]

  /// Returns two words that were written as one, where the first ends as only nouns do and the second is a noun that
  /// names a thing: `corporationhistory`; other words as they are.
  static func separated(_ word: Word) -> [Word] {
    let text = word.text
    guard text.utf8.count > 9, word.capitals == nil else { return [word] }
    for ending in nounEndings {
      guard let range = text.firstRange(of: ending) else { continue }
      let (first, second) = (text[..<range.upperBound], String(text[range.upperBound...]))
      if first.utf8.count > 6, nouns.contains(singular(second)) {
        return [Word(String(first)), Word(second)]
      }
    }
    return [word]
  }

  static func isNoun(_ word: String) -> Bool {
    if verbs.contains(word) { return nouns.contains(word) }
    return nouns.contains(word) || isMassNoun(word) || isPlural(word)
      || nounEndings.contains { word.hasSuffix($0) }
  }

  /// Returns whether a segment of several words begins with a verb: `add_lines`, `refund_payment`; not `test_clocks`.
  static func isVerbPhrase(_ words: [Word]) -> Bool {
    guard words.count > 1, let first = words.first?.text, let last = words.last?.text,
      verbs.contains(first)
    else { return false }
    return !isPlural(last) || !nounsBeforePlurals.contains(first)
  }
}
