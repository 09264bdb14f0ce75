// Made by sdkgen for Puzzles. Do not edit.

import SDKContract
import SDKFake
import SDKRuntime

/// What Puzzles demands of requests and responses: `FakeServer(PuzzlesContract.self)`.
nonisolated enum PuzzlesContract: APIContract {
  static let contract = Contract(
    """
    $d)R''%+)(%,('*3$'.')/&-'$'+(-('%$'K[[))'(,'0*'$&$).)*)-)'(')(+'(('')'*(&&')'+''&(&')'(&)(\
    *''&),(+(')''(&'(()(((,*&()+)'))(')*(-*:**+*)(*))@(.(*&?61C&6.2616/($727.616-)))5+))'*'&4/\
    4.616'/D*6/6}#6)-A')(-z#+()')($O0R/&4*2)((&''$$$$*67)0)2)*5+*,]#RSU''(&'',7F1$,$Z4%8$$30%*\
    ()$#n$$:$$&$'=%$8$($/$.%$,&*S+%'.$m%$r%%$=%6P&$;,%$2'%&'(%*+$8%$4&*7+$0&%&(%_$L$I$W$t&(%&'\
    >(&$2,&$,2%5M$m$$_$'%|$}$~$._%`%a%b%c%d%e%f%g%h%i%#%/u%$U$6'%&'.%W/&%&.(%&>j&($l&$v&')-@?%\
    :_#$z&')-B1%6}&'*a#7+'%&>(%)1(*a#7S+$)$P$n'%p'q'?RTV<X[]#^#`#b#c#d#e#Cf#DEg#h#i#j#k#Fl#m#n\
    #o#p#7)r'@q#s'?Zr#-Gs#t#u#v#Bt'YHw#x#%I8%IJ&$|'{#&$4{#$4%$`(%$b(%d($$e(*1|#}#~#K]$^$&$;2%k\
    (l(&$'L%M5&<Fn($%1`$Na$b$c$d$z#e$f$g$h$i$j$k$$l$%$r(%%H&5Mt($9&$4_#%$U/n$Ko$p$q$r$s$t$u$Nv\
    $w$%$y($z(&$={(%-G%:J%|(}(&$~(])&$,;%m$L$5%$J%O0%OA%$^)%30%3A%$l$%3b)$x$$y$$y#$z$${$a$###?\
    %##9#3#1#7#/#=#5#'#A#K#C#-#G%'#;#)#I#E#^##U#r##W#O#S#M#`##x##&#n##`$#~##Q#h%#t##p##b##z(#j\
    ##^)#^$z###v##^&#~(#j*#h*#j+#d2#`'#f%#l4#^6#j5#r%#l-#f'$_8#`?&=#n+|#+#+#6l%##h$#v$#j$9##z#\
    'e$/#(&+#s&#b$##YG##|#a%#'#U##z&#~,#`%#l##t&#r)k%#O#S#2#D#w2`$'d&'z%%'l%'c&M&9'k%*##'3+1('\
    y#+-(')+'(($*'&Q&{%*#P'9'-X#^##&'0+-'a#$,'w'&y'*##(%(*14-)'.@$'w&($*('f'#&~'+-/($(*'O/&#*#\
    #.:L*##5R)'<+)(.$Q'Y+1''h&'/'Q'Z/&#*##'?'@'`#($*C'A1'%+#'B(%';6;']'E-#$E)&0#.#'%:-f#4E)&0#\
    &i'E--4E)&0#$#/&#($&1'G'v#(%(',='z#'e#']('K($'0+-C'm#'n#'m('Nz#$2=?'i#'k#-''.I'D'E'$($&]$(\
    $&-+)/)#c)$$#'^#'d#./#'T'V./#']#-,(A#'e''g'1)%+,+)D'h'-)'.#./#K########*##*##(%9:5`#($(h#*\
    ##']%($##L######################d####)'R'['c#'^%7####7####7####7####P##7####7####D##D##[##\
    ##b###e#c##f##j##m##p##q##s##u##v##w##%#N#~####N#####%#%#]$#%#%#^$#%#_$#%#%#`$2)#o%*(#)#s%\
    +(#)#v%-(#)#x%.(#)#|%0(#)#~%1(#)#^&3(#)#`&4(#)#e&6(#)#m&8(#)#o&9(#)#q&;(#)#s&<(#)#x&>(#)#|\
    &@(#)#j'C(#)#l'D(#)#o'E/#,3$%#%#,3$%#%#A3#%#s#3$%#%#6)$$#,3$%#%#A3#%#-,'.#}#'D$#6&~#,3.#,3\
    $%#%#,?$$#2y#h$)($&)#Cs$u#26E$$<)#Dv#b##)#Ev#|%#,&$$^$2#,,$$^$2#,($$_$2#,($$_$2#6'$$#B)#BO\
    #,'$$#;#,4$M#=#,'$$#;#>######2######;####2##(###;####2##(##O;####2##(###>######>######2##(\
    ###;####2##(##O2##'###2##'###]####d#####`####d###)###2##(###(4&1(]#d##1[*X(#(8*l#'#1#*#'m#\
    *b#*S*#*#(#f#3,%#%#%#%#%a#%#%#%9%#%#%#%#%#%#%#%#%?%#%#(*&#*#*#*#1r#*#'#p#3#%#%#%#%#%#%#(&'\
    #:#k##H7-/#($&w#t###7w#v#$2(1&#)x#*#(#*#'#*o#(#*#(#1#*#(#(#w#3#%#%#%#%#%#%#%#%#%#%#%#%#%#(\
    &'#H#H#{#7-/#t#{#(&(#1*14'v(&w((/&#(r#*#&#,#1#(#'#)#'x#*#*#]$3#%#%#%#%#%#%#%#%#%#%#%#($&f#\
    ,-$$#2#,-$$#2#k$$#O#+$#l$$|#H.m$$#K.o$$#9.(%'6G#(%'6G#(%&-*/r$$Q(%&-*#s$$2(%&-*#t$$`$'j%($\
    /#4##'p%)#q%J(#5P)'t%4/#'w%3.&0#5Q)'y%O/#'}%3.&0#']&4/#'_&3.&0#5S)'a&(%/#T#4U#'f&(&/#V#W#U\
    X#'n&3.&0Y5J)'p&4/#'r&3.&0#'u&3.&0#5Y)'y&3.&0#5Z)'~&(*/#[#]##^##_#e#Lg#Fi#4`##'k'(&a#e#Lg#\
    Fi#0.#4b##'m'3.&0j#c#J)'q#'r#'s#'t#'u#'H'w#'x#-)/$#-*C.#+(#-,n#9#1,%+#<=#h#)#e#&i#('.#?Gj#\
    ''.q#0G=)#$#k#<m#='($#l#,($#m#'#9#n#,&0(o#>#'1'|#'}#'~#']$'^$9'%+#q#'%+>+#F'%+#g##G(%####9\
    '%##G)%h#B##F+%+#i#B*#u#*#v#*##r#&u#l#v#u#n#Po##%#'`$'a$'b$'c$'d$'e$'f$'g$'h$'i$'j$'k$x#r#\
    7<<#=,3$q#=''.#I)#J'#-,'.#1'%+#y#,$$#+((8'%+*+#+,#6,$##+)#*#z#*##*#{#|#&z#&u('n$'o$'p$'q$'\
    r$'s$'t$'u$'v$'w$J,#I'#^$+$$#`$&$$#B#B(#8,%+*+#*##*##8)%+>+#d$'($V{##*#^#e$)%+#}#>(%&J5:i$\
    $.>.(%&J5`#j$$.>T-'($#-*'.I<'#n$''.4+'',-$$#/#,-$$#6#'z$'{$:-1++&&0A)#n%H(#3)&0K08#/&#0I#/\
    &#08#/&#Q-#$+&&0#S-S4+&#0@#:-#$U4&0#@-#4+&#T-X++&#+B0#08Y08#/&#V&#Y&#@-#4#4A^#-#++&#6#@-#0\
    U4#:-#++&&0#08j#/&#08#(%(#(#($(&(%*'#=(&(#1>1Fg#(###(%(71o#($'#&}'(%*(#''^('_('a((%(',('c(\
    'f((%$H2H($$;(%$02H+,()#g(|$[#)#h(|$@s#)#i(}$A#)#j(~$C#(%$02;'o#'F'l#(&(75#*#'q((%'?:#(%',\
    G#(%(*5G1,%+#-='.I-,n#9#(%*(#=)#s(s$g#y#($*/'j#(&'#B#F#(%'02#_$>|#?$.+93(%'?:#,,$$#;#'C'f#\
    A,#y##67$$<f$,#|##($(#(%(#(#($&#p$$`$($&#q$$#0?KN&M#M./L/&#./#/&#./#'b&R&R@#C&RC&#'g&-)($#\
    'i&-)($#'k&1)%+#/&#./#.B#.E#'^''_''`''a'6)$$#'c'1)%+#'d'*##./#/&#&u'&v'&x'($##(%M#5#*#p#+6\
    '(%'t#6t#(%'020'o('p(+#=<-#-,3A#(%(*1F--3.@,-$$#.#9-%##--($#,-$$k#6<(%&8*l#a$$9D#(%'#x##H7\
    J7#(%'#@#g$7]$'_)'`)'a)'x$'y$+,/./#1)%+N./#1)%+6./#.$#($(V(%(75W-,'A#./#1)%+Z,)$$#K#,)$$#I\
    #_#$,C#-,'.@'b#,)$$k#6<./A*##'z''{'($(F(%<h#15($&:?$#)#x(n#r%s#(%(:5Wb$#p##&*#}#*#~#c$&}#z\
    #~#*##*##8)%+5+N8)%+5+6*##6)$$#(%;*148)%+5+Z('&1(8*[*]#W$,C9D#Ea#(&&1(8*b#Z$,C9D#<#9'%##'p\
    #+1_#'g#'h#'X?$T+*_#+'D9'%##)#b'Cs(c#)#{&@r)c#Tests/SDKFakeTests/Puzzles/puzzles.openapi.y\
    amltypenameinrequiredschemalevelidresponsesitemsmadecontentapplication/jsonapairprefixItem\
    skindformatpropertyNameGETparametersenum1$refminItemsShapepropertiesstyletagsonbfile/compo\
    nents/schemas/Node/properties/name/components/schemas/Last/properties/inline/items/oneOf/0\
    /components/schemas/Last/properties/inline/items/oneOf/1CirclesecretnextallOfwriteOnlyopen\
    discriminatormappingtextkPUT2ValuesrequestBodyTuplesdefaultMembertext/plainFiltercodesizes\
    MoreTaggedLevelreadOnlyMaderouteUsualLastNodeSecretHereStartedEndedOneTwoRestSquareCardTra\
    nsferCashSizeoddmixedbighugeeitherdateemptynetnumberlargemaximumintsrestoldcloseddiffering\
    oneOfconstantwholetimeorNullonlydeepnames404listnullsplacedoubleconstanyOfunionbyPatternfu\
    rtherallinnernameOfanchoredinlinekepteventsradiuswidthibanamountserverspathscomponentsPuzz\
    leshttps://puzzles.example/values/tuples/members/shapes/texts/more/tagged/forms/parts/plac\
    es/{levels}/:name/{kind}/lastValues.listqueryinteger200/components/responses/Values/paths/\
    ~1values/getValues.replace/components/requestBodies/Values204/paths/~1values/putTuples.lis\
    tapplication/xml/paths/~1tuples/getTuples.replace/paths/~1tuples/putMembers.listarray8/pat\
    hs/~1members/getMembers.replace/paths/~1members/putShapes.list/paths/~1shapes/getShapes.re\
    place/paths/~1shapes/putTexts.listfilterstringobject/paths/~1texts/getMore.getAcceptheader\
    sizeexplodeform2XX/paths/~1more/getMore.replace/paths/~1more/putTagged.list/paths/~1tagged\
    /getTagged.replace/paths/~1tagged/putPOSTForms.createapplication/x-www-form-urlencodedbool\
    ean/paths/~1forms/postParts.createmultipart/form-data/paths/~1parts/post/requestBody/conte\
    nt/multipart~1form-data/schema/properties/pair/items/paths/~1parts/postDELETEPlaces.get/pl\
    aces/{levels}/{name}/{kind}modecookierangedeepObject/paths/~1places~1{levels}~1:name~1{kin\
    d}/get/parameters/1/schema/properties/pair/itemsX-Levelsusuallevelspathmatrixlabel7/paths/\
    ~1places~1{levels}~1:name~1{kind}/getPlaces.delete/paths/~1places~1{levels}~1:name~1{kind}\
    /deleteLast.replace205/paths/~1last/putschemassecuritySchemesweightmaybebytes1.5-1.5null34\
    smminimum922337203685477580818446744073709551615uint64int-or-stringbinarycontentEncodingBa\
    se64pattern^-?(?:0|[1-9]\\d*)$nullableexample192.0.2.1/components/schemas/Tuples/propertie\
    s/old/additionalItems/components/schemas/Tuples/properties/old/items/components/schemas/Tu\
    ples/properties/open/items/components/schemas/Tuples/properties/closed/itemscardsepa@typeb\
    ox2.50trueunix-timeadditionalProperties/components/schemas/Node/propertiesdefaultMapping0d\
    ate-time5/components/schemas/Last/properties/union/oneOf/2/itemspatternProperties^xunevalu\
    atedPropertiesxycontentMediaTypecontentSchemaatstartedendedfailedc
    """)
}

nonisolated extension PuzzlesClient.ValuesEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Values.list": self = try .list(level: fields.decode(ListLevel.self, "query.level"))
    case "Values.replace":
      self = try .replace(fields.decode(PuzzlesClient.Values.Input.self, "body"))
    default: return nil
    }
  }
}

nonisolated extension PuzzlesClient.TuplesEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Tuples.list": self = .list
    case "Tuples.replace": self = try .replace(fields.decode(PuzzlesClient.Tuples.self, "body"))
    default: return nil
    }
  }
}

nonisolated extension PuzzlesClient.MembersEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Members.list": self = .list
    case "Members.replace": self = try .replace(fields.decode([PuzzlesClient.Member].self, "body"))
    default: return nil
    }
  }
}

nonisolated extension PuzzlesClient.ShapesEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Shapes.list": self = .list
    case "Shapes.replace": self = try .replace(fields.decode([PuzzlesClient.Shape].self, "body"))
    default: return nil
    }
  }
}

nonisolated extension PuzzlesClient.TextsEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Texts.list":
      self = try .list(
        filter: fields.decode(PuzzlesClient.Filter.self, "query.filter"),
        code: fields.decodeIfPresent(String.self, "query.code"))
    default: return nil
    }
  }
}

nonisolated extension PuzzlesClient.MoreEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "More.get":
      self = try .get(
        size: fields.decodeIfPresent(GetSizeBody.self, "query.size"),
        sizes: fields.decodeIfPresent([GetSizeBody2].self, "query.sizes"))
    case "More.replace": self = try .replace(fields.decode(PuzzlesClient.More.self, "body"))
    default: return nil
    }
  }
}

nonisolated extension PuzzlesClient.TaggedEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Tagged.list": self = .list
    case "Tagged.replace": self = try .replace(fields.decode([PuzzlesClient.Tagged].self, "body"))
    default: return nil
    }
  }
}

nonisolated extension PuzzlesClient.FormsEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Forms.create": self = try .create(fields.decode(CreateBody.self, "body"))
    default: return nil
    }
  }
}

nonisolated extension PuzzlesClient.PartsEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Parts.create":
      self = try .create(
        level: fields.decode(PuzzlesClient.Level.self, "body.level"),
        file: fields.uploadFile("file"), pair: fields.decodeIfPresent([Int].self, "body.pair"))
    default: return nil
    }
  }
}

nonisolated extension PuzzlesClient.PlacesEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Places.get":
      self = try .get(
        levels: fields.decode([PuzzlesClient.Level].self, "path.levels"),
        name: fields.decode(String.self, "path.name"), kind: fields.decode(Int.self, "path.kind"),
        range: fields.decodeIfPresent(GetRange.self, "query.range"),
        usual: fields.decodeIfPresent(PuzzlesClient.Usual.self, "query.usual") ?? 5,
        xLevels: fields.decodeIfPresent([GetXLevel].self, "header.X-Levels"),
        mode: fields.decodeIfPresent(GetMode.self, "cookie.mode"))
    case "Places.delete":
      self = try .delete(
        levels: fields.decode([PuzzlesClient.Level].self, "path.levels"),
        name: fields.decode(String.self, "path.name"), kind: fields.decode(Int.self, "path.kind"),
        fields.decode(DeleteBody.self, "body"))
    default: return nil
    }
  }
}

nonisolated extension PuzzlesClient.LastEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Last.replace": self = try .replace(fields.decode(PuzzlesClient.Last.Input.self, "body"))
    default: return nil
    }
  }
}
