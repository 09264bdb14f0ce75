// Made by sdkgen for Riddles. Do not edit.

import SDKContract
import SDKFake
import SDKRuntime

/// What Riddles demands of requests and responses: `FakeServer(RiddlesContract.self)`.
nonisolated enum RiddlesContract: APIContract {
  static let contract = Contract(
    """
    $W'+'R%,*(+('('&''&+&'*(-*:*&&4&3)6.8&6*2-)(('*'$$())#=$%&#+J%%4'6789$<%=>%'($@$)$A$B&'D(%\
    +)$F#%HI&*,-)./0123%%$&#L$%#$&#P$%S$$5$#%#4:##%##1#3#9#A#/#?#K%'#-#5#^##C#|(9+#~##=#x##G#d\
    $&##Eb#*%',3'#8'K'N(%###))&V$$#4+#'O-########*##':($##.##9###''*';/####:2#8#$#)&C)(#)&G*(#\
    +,($#$#+.(*#9#C&#*$0####5##%###()'#%#)#-#)#)#;,#$#$#$#$#$#($'#A*#'U'?1+#'E6($0&71''.'/'0'1\
    '2'3<#%3$,###$,#%#$=&#4#5$?&*(#6$@%#7$'5B%#2/&'-(%###)>.*($(%%#-#($&#'T'M&Q&R*#%typenullab\
    le$refTests/SDKFakeTests/Puzzles/riddles.openapi.yamlidresponsescontentThingrequiredPlaceM\
    adeplacemadeownpairsizeanyreadOnlylatnameserverspathscomponentsRiddleshttps://riddles.exam\
    ple/thingsGETPUTRiddles.getThings200application/jsonschema/paths/~1things/getrequestBodyRi\
    ddles.replaceThings204/paths/~1things/putschemassecuritySchemespropertiesobjectitemsarrayn\
    ullintegerenum12allOfnumberstring
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
