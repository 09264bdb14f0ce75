// Made by sdkgen for Riddles. Do not edit.

import SDKContract
import SDKFake
import SDKRuntime

/// What Riddles demands of requests and responses: `FakeServer(RiddlesContract.self)`.
nonisolated enum RiddlesContract: APIContract {
  static let contract = Contract(
    """
    $d#'+'R%,*(+('-('&''&))'(+($&'*(-*:*&&4&3)6.8&6*2)('*'$$(*3*)$$)$(#B$#$%&#+.%%9&#U$'=>?@$C\
    %DE%'($G$)$H$I&'K(%+)$M#%OP&*,--/012356784%%$&#:$%#$$X'#YZ[%#:&#$.$;%b#$$<%#9?##%##3#?#1#/\
    #-#5#9#A#K#C%'#=#7#^##|(9+#~##x##G#t##;#S#)#d$&##Ev#.%'S'Q','`#5+#:'R(%###%+#'']#)&c#$$#6-\
    #'T/########+##'A($##0##;###*'*'B1####<4#=#$#)&J)(#)&N*(#,/&$#$#,*&&#>#H%(&$2####7##'###(-\
    +#'#(#)#(#(#)#%#%#(#=/#$#$#$#$#$#$#$#$#$#($+#G&#'F3-#'L8,$.)93*'/'0'1'2'3'4'5'6'7'8>#'5$-#\
    ##$-#'#$?%#0#6$.%,,#7$A1#B1.&#9$:#.%#&#&$C*+0#F'#<$'<*'.42)'-(%#+#%@*,,$(%'#)#(%%-8#&^#&_#\
    (%#(#%(%'#;#D*#&$.#($%-&V&W*#%';'a#(%#&#%E&#*)(typenullable$refTests/SDKFakeTests/Puzzles/\
    riddles.openapi.yamlidresponsescontentThingrequiredPlaceMadepropertiesplacemadeownpairsize\
    anyeitherlimitscodepairsreadOnlyitemsalatnameserverspathscomponentsRiddleshttps://riddles.\
    example/thingsGETPUTRiddles.getThings200application/jsonschema/paths/~1things/getrequestBo\
    dyRiddles.replaceThings204/paths/~1things/putschemassecuritySchemesobjectarraynullintegere\
    num12anyOfminimumexclusiveMinimummaximumnumber05stringballOf
    """)
}

nonisolated extension RiddlesClient.RiddlesEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Riddles.getThings": self = .getThings
    case "Riddles.replaceThings":
      self = try .replaceThings(fields.decode(RiddlesClient.Thing.Input.self, "body"))
    default: return nil
    }
  }
}
