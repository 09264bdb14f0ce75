// Made by sdkgen for Bird Watch. Do not edit.

import Foundation
public import SDKContract
public import SDKDemoBirdWatch
public import SDKFake
public import SDKRuntime

/// What Bird Watch demands of requests and responses: `FakeServer(BirdWatchContract.self)`.
public nonisolated enum BirdWatchContract: APIContract {
  public static let contract = Contract(
    """
    $e&'?'%%)*+,+((&-*&*(('').*'/*(&..&+),)--(,(('+/*,,+(')(*+)%&&-0(/0('&,*(-->-2.=()-1'()@(*\
    %('-'(3;@90&&:()0''&?4?A5&B46+)').;3)K-440D(-6*2,')),+,((+7%'(*,('**,**(*)'))()#r#$#$]$&#*\
    H$($3$_$%#F%#-%*3'&0+,$t%'&@+,$2&%'('%'*(%2l$$7$/'%h#i#j#)m#n#o#p#q#r#%/7(&s#0+,&8u#-%#1(%\
    '|#:('%':(%21$`$$>$?'Bd$e$1&/g$h$(&0@+,$o$$r$#$u$%(v$&4.x$$4$z$$B$J'%'*3$^%$a%&MNb%%Oc%%e%\
    f%4;<=ACDEGIKLPQRSTU%Vg%%-9&Wi%j%))X.5k%l%$n%&&Yo%&#Fp%%#q%%Zr%$[%#H%)5%]#^#%)_#'#*`#a#$b#\
    &#).%#c#$w%%#x%%a#`#%b#}%%d#e#&6f#~%&6g#]&%>?%#^&&#%'m###%#%'#9#?#5#7#=''#1#/#3#K#;#'%++##\
    C)#)'#Y#Q#A'##[-'+'#d#1##W#S#E///#I+6*o#.$+-+6+e%.L++Au%*='e&.+//+#h#i'*-/1+#M{'*;'$#^-+U#\
    v$##Uy%#7##+t##]##k###-j%#y###n#3##`#d,+r*J'w$'w#%'z#(%2#$#'^$'v#'}$')*(%)$a$}&(#(#*&%'#*)\
    %.+#'k$81@)A)&4#+##*)''6'8'9'-'}#+##+##+##'&'j$'.'y$'N'h%(%,%.E*('*,+'T'U)$d&$$#F#/G#/.+#/\
    &#0)%'4'I';'A'C<########E&#-/?'k#($##=############Z####-;#'l#>####I######:##;##;##:##[[#]#\
    #^##`##a##c##3#d##e##g##3#?#3#h##3#j##3#v#l##$#+##)$b$8(#)$f$O(#)$m$f#(#)$p$o#(#)$s$z#(#)$\
    {$^$(#)$~$t$(#)$_%}$(#)$d%f%(#,%$$#$#,%$$#$#,%$$#$#,%$$#$#a#%#,%$$#$#,%$$#$#g#%$$#,+$$#$#,\
    %$$#$#k#%$$#$#$#,%$$#$#,%$$#$#o#%#q#+#5#,%$$#$#,%$$#$#w#(#0#x#,#'#*#'=?########F(5##<###G(\
    3######6/J####6###K(3######N(5##6###P(3######T(3######X(5##=###Z/($&#]#%2$#(%&;,:^#%#$#($&\
    #_#'-_#2@7('&,(#(B,#`#%0$#$6$#$#$#(%2>$#($&#e#'77#($&#f#'#h#%0$G(%&#f##i#'H8H(%&,(#j#'07#(\
    $&1l#B1(%2#$#(%&1-,m#'#@076(%&1-#n#'#;#(%2#$#(%2#$#r#%8$#(%&8-#t#'#A#8G(%&8-#u#'#8#k##'_&'\
    `&'a&'b&'c&'t#@#9####('##C#$#D#DE##.'c$2%&$#H=35#5##.'i$($H59I3#.'n$($J52%&$#6<3'q$($L5LM#\
    't$2%&$#SO#'|$($Q#9R##.']%($U#6V#'`%2%&$#6Y#'V**+1()*?*9F'W'X'50&%'#*(#+##10)*#,#$$#$#'Z0-\
    %'#'[0-%'4']#'^#'_#*'++##+##4.#'c#4.#*B'*#%p#1%'#+#I+#Js#&Ii#J'f#4.#*,%'g#4.#**'*&+($#:($#\
    ;)$x#{&(#71#**&#B#<$*:#$&$=C#,$*:#$#.+#/&#.+#.+#K%#MN%#.+#81+'A)&47.S#U1<0*&&4#.+#W%#.+#'m\
    %(%,'(E'R+##(%&@b##b#%#$#$#'s%'P'Q'u%'v%(',#(#(#&#'d#'e#7)9'*&2'y#A)'9#'~#$1))*-/&#-/>/&#/\
    &#->#O%#?#/%#T&#/&#V&#-%#/%#'S'Yc#-%'4'&*0Fd#($'#'y%'z%'{%'|%&{#-/#-/#-/#+##,%$$#$#Q0#-%#-\
    *#-/=-W#,%$$#$#-%#*A%+##+##+##'G(%&#,BP%#$6$#R(#1))*#0)%'C+##(%&#-DX%#$#$#,%$$#$#'<'D'E'40\
    (%'C1.)*-'J+##'L'M*.%00%'D1()*-($&#Y'#>#'K'O*4%*''typeSpecs/birdwatch.openapi.yamlnameidin\
    schemaspeciesrequiredresponsessecurityitemsplaceGETparametersdefault200contentsoundcountki\
    ndPOSTcursornext_cursorexplodeAreaSightingPageProblemtokenkeyrequestBodyNewSighting201Sigh\
    tingReviewDuplicateformatCorrectionpropertiesPlaceaudio/wavGuessEventuserpasswordaccess_to\
    kenArrivalDepartureBehaviourEvidencePhotoSongcentertitleseen_atobserverticketoflatlonconfi\
    dencediscriminatoroneOfpropertyNameafter_secondsphotosongurlrecordingserverspathscomponent\
    sBird Watchhttps://eu.birds.example/v1/sightings/sightings/{id}/recordings/recordings/{num\
    ber}/sound/live/loginpaginationSightings.listnextquerystring/components/parameters/cursorl\
    imitinteger50styleareadeepObject$refarrayapplication/jsonapplication/problem+json/componen\
    ts/responses/Problem/paths/~1sightings/getSightings.add202409/paths/~1sightings/postPATCHD\
    ELETESightings.getpathuuid404/paths/~1sightings~1{id}/getSightings.correctapplication/merg\
    e-patch+json/paths/~1sightings~1{id}/patchSightings.withdraw204/paths/~1sightings~1{id}/de\
    leteRecordings.uploadmultipart/form-dataencodingobjecttagsbinarycontentType/paths/~1record\
    ings/postRecordings.soundnumber/paths/~1recordings~1{number}~1sound/getLive.watchtext/even\
    t-stream/paths/~1live/getAccount.logInapplication/x-www-form-urlencodedscopeexpires_in/pat\
    hs/~1login/postschemassecuritySchemesradius_kmnulldetailstatusbehaviourevidencedate-timeal\
    lOflinksreadOnlyadditionalPropertiesbydateconstarrivaldepartureanyOfenumfeedingsingingin-f\
    lightnestingmappingwidthsecondsschemehttpbearerapiKeyX-Keyheader
    """)
}

nonisolated extension SDKDemoBirdWatch.SightingsEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Sightings.list":
      self = try .list(
        cursor: fields.decodeIfPresent(String.self, "query.cursor"),
        limit: fields.decodeIfPresent(Int.self, "query.limit"),
        area: fields.decodeIfPresent(Area.self, "query.area"),
        species: fields.decodeIfPresent([String].self, "query.species"))
    case "Sightings.add": self = try .add(fields.decode(NewSighting.self, "body"))
    case "Sightings.get": self = try .get(id: fields.decode(UUID.self, "path.id"))
    case "Sightings.correct":
      self = try .correct(
        id: fields.decode(UUID.self, "path.id"), fields.decode(Correction.self, "body"))
    case "Sightings.withdraw": self = try .withdraw(id: fields.decode(UUID.self, "path.id"))
    default: return nil
    }
  }
}

nonisolated extension SDKDemoBirdWatch.RecordingsEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Recordings.upload":
      self = try .upload(
        sound: fields.uploadFile("sound"), place: fields.decode(Place.self, "body.place"),
        tags: fields.decodeIfPresent([String].self, "body.tags"))
    case "Recordings.sound": self = try .sound(number: fields.decode(Int.self, "path.number"))
    default: return nil
    }
  }
}

nonisolated extension SDKDemoBirdWatch.LiveEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Live.watch": self = try .watch(area: fields.decode(Area.self, "query.area"))
    default: return nil
    }
  }
}

nonisolated extension SDKDemoBirdWatch.AccountEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Account.logIn": self = try .logIn(fields.decode(LogInBody.self, "body"))
    default: return nil
    }
  }
}

extension SDKDemoBirdWatch.Area: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      center: fields.decode(String.self, "center"),
      kilometers: fields.decodeIfPresent(Double.self, "radius_km"))
  }
}

extension SDKDemoBirdWatch.NewSighting: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      species: fields.decode(String.self, "species"), seenAt: fields.decode(Date.self, "seen_at"),
      place: fields.decode(Place.self, "place"), count: fields.decodeIfPresent(Int.self, "count"),
      behaviour: fields.decodeIfPresent(Behaviour.self, "behaviour"),
      evidence: fields.decodeIfPresent([Evidence].self, "evidence"))
  }
}

extension SDKDemoBirdWatch.Sighting: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(species, "species")
    try fields.encode(seenAt, "seen_at")
    try fields.encode(place, "place")
    try fields.encodeOrNull(count, "count")
    try fields.encodeIfPresent(behaviour, "behaviour")
    try fields.encodeIfPresent(evidence, "evidence")
    try fields.encode(id, "id")
    try fields.encodeOrNull(observer, "observer")
    try fields.encodeIfPresent(links, "links")
  }
}

extension SDKDemoBirdWatch.SightingPage: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(items, "items")
    try fields.encodeOrNull(nextCursor, "next_cursor")
  }
}

extension SDKDemoBirdWatch.Correction: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      species: fields.decodeIfPresent(String.self, "species"),
      count: fields.decodeIfPresent(Int.self, "count"))
  }
}

extension SDKDemoBirdWatch.Review: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(ticket, "ticket")
    try fields.encodeIfPresent(by, "by")
  }
}

extension SDKDemoBirdWatch.Duplicate: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(of, "of")
  }
}

extension SDKDemoBirdWatch.Guess: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(species, "species")
    try fields.encode(confidence, "confidence")
  }
}

extension SDKDemoBirdWatch.Event: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .arrival(let value): try value.encode(to: encoder)
    case .departure(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension SDKDemoBirdWatch.Arrival: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(species, "species")
    try fields.encodeIfPresent(place, "place")
  }
}

extension SDKDemoBirdWatch.Departure: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(afterSeconds, "after_seconds")
  }
}

extension SDKDemoBirdWatch.Problem: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(title, "title")
    try fields.encodeIfPresent(detail, "detail")
    try fields.encodeIfPresent(status, "status")
  }
}

extension SDKDemoBirdWatch.AccountEndpoint.LogInResponse: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(accessToken, "access_token")
    try fields.encodeIfPresent(expiresIn, "expires_in")
  }
}

extension SDKDemoBirdWatch.AccountEndpoint.LogInBody: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      user: fields.decode(String.self, "user"), password: fields.decode(String.self, "password"),
      scope: fields.decodeIfPresent([String].self, "scope"))
  }
}

extension SDKDemoBirdWatch.SightingConfirmedPayload: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(at, "at")
    try fields.encode(sighting, "sighting")
  }
}

extension SDKDemoBirdWatch.SightingWithdrawnPayload: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(id, "id")
  }
}

extension SDKDemoBirdWatch.WebhookDelivery: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .sightingConfirmed(let value): try value.encode(to: encoder)
    case .sightingWithdrawn(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}
