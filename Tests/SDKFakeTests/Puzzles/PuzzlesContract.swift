// Made by sdkgen for Puzzles. Do not edit.

import SDKContract
import SDKFake
import SDKRuntime

/// What Puzzles demands of requests and responses: `FakeServer(PuzzlesContract.self)`.
nonisolated enum PuzzlesContract: APIContract {
  static let contract = Contract(
    """
    $q'R''%+)(*3('.)'%,'$($'%'')'(/*&$'))+)-)'-(')(+'$&&'')'+'')&()&')'(&)(,*''&'),(0+'(')''(&\
    '(()()(')*(-*:**+*)(*))&-.(*&?6.1C&6.2616/*($727.616-)))5+))'(*'&4/4.616'/D*6/6}#6*2)((&''\
    $$$$*67)0)2)*5+*,]#RSU''(&'',($7F1$,$#x#$$$B$(%$3&$'J$+&1x$2%'*%$,$*${$%@p$$u$%12&$E,%$J%$\
    /&1q$2%$.$3'%&'($G$]&&$.,&$,.%p#q#$='%b$c$d$,g$h$i$j$k$l$m$n$o$#%+~$$a%$@'%&'*%G+&%&*$6&%&\
    ((%&t%u%($w%$_&')-87%BO$c&')-9:%f&g&7CDF5HLMNPRSTU;VWXYZ[7)h&8]#i&7K^#-_#`#a#b#c#9j&I<d#e#\
    %=3%=h#&$r&i#&$/i#$/%$x&%$z&%|&$$}&*:j#k#l#m#n#o#&$E.%>?%a'b'&$'q#%?>&5;d'$%1r#s#t#u#v#w#g\
    #x#y#z#{#|#}#~#$]$$h'$p#%$j'%%<&>?l'$4&$/O%06%0Q%$]$%0o'$^$$_$$f#$`$$a$%$h#r###%##?#1#3#9#\
    /#7#=#K#5#A#-#C#'%'#G#)#U#I#^##;#O#S#`##r##&#W#E#t##p##b##x##j##`$#~##Q#^$#^&#~(#j*#h*#j+#\
    d2#`'#f%#l4#z(#n##^6#j5r#+#+#6#Mf$##h$#v$#j$9##z#'e$/#(&+#m%#[##YG##|#}##'#^$#Q##v#2#D#g$#\
    h.b#'b%'t$'n%%'m%G&4'f#'0's$*1(')&A&c%+#F'4+##*1%'m&*'($'-T###''`&#&t&+##*1+*/(/(#+##,<B+#\
    #4K)'5**(,%G'I'K/(#+##'7'82'$+#'9($)('c#(%&%-6&o&'g#'u&*1;'W'X'c'($)%($&*q#%7:>'R'T($(,**+\
    )#p'$$#'N'P'U,,#'D'F,,#'M--(=#E########+##+##(%5#4#'e$($##F##################W###)'C'L'6'Q\
    'f$5####5####5####5####J##5####5####@##@##XV#Z#_##b##e##f##h##j##k##l##$#$#$#m##$#o##$#$#p\
    #7q##)#w$*(#)#|$+(#)#]%-(#)#_%.(#)#d%0(#)#f%1(#)#h%3(#)#j%4(#)#o%6(#)#x%8(#)#z%9(#)#|%;(#)\
    #~%<(#)#a&>(#)#e&@(#.2&$#$#.2&$#$#C2#$#h#2&$#$#9*&%#.2&$#$#C2#$#--%.#t#'Q%#6'.&&%a#3#.&&%a\
    #3#9'&%#.;&%#3^#D*#Dn##.'&%#>#.8&H#:#.'&%#>#~#*(%';######0######7####0##&###7####0##&##E7#\
    ###0##&###;######;######0##&###7####0##&##E0##'###0##'###(4(/&NW#/M)J&#&9)#'#/#)#'R)P)I)#)\
    #&#Y24$#$#$#$#$O$#$#$:$#$#$#$#$#$#$#$#$>$#$#(*(#)#)#)#/#)#'#d#2#$#$#$#$#$#$#(&'#<#`##f#?,,\
    #($(Zi###?Zk#%7(1(#*#)#&#)#'#)U&#)#&#/#)#&#&#l#2#$#$#$#$#$#$#$#$#$#$#$#$#$#(&'#A#A#r#?,,#i\
    #`#(&&#/*/0'n'u#%#A@v#%#D@x#%#5@($(#(%'2@#(%'2@#(%(,)+{#%G(%(,)#|#%7(%(,)#}#%b#'r$($,#6##'\
    y$)#z$E(#4I)'}$6,#'^%1.'0#4J)'`%I,#'e%1.'0#'g%6,#'i%1.'0#4L)'k%(%,#M#6N#'p%(&,#O#P#QQ#'y%1\
    .'0K4R)'{%6,#'}%1.'0#'^&1.'0#4T)'b&1.'0#4U)']#'^#'_#'`#'a#'b#'<'d#'e#-*+%#-);.#*&#--S5#2-$\
    +#=:#[*#X']#&%.#;=^#'%.V0=:*#%#_#9R:'(%#`#-(%#a#'#5#b#-'0(c#Y#':'j#'k#'l#'m#'n#'o#<'$+#e#'\
    $+T+#A'$+#[#B&$####<'$##B*$]#8##A+$+#^#8+#X+#Y+##g#(Xa#Yj#c#Fd##$#'r#'s#'t#'u#'v#'w#'x#'y#\
    'z#'{#'|#'}#'~#m#g#3=9#:-[%V:'%.#n#*#o#'#--%.#2'$+#p#-&%#*&(8'$+*+#*-#9-&##**#+#_#+##+#`#s\
    #(_#&m'-'%.]#w#'%.0*'%'%.1&%#,#.1&%#6#'`$'a$>1/+-('0#)#v$C(#1*'0A37#/(#3B#/(#37#/(#K1#%-('\
    0#M1I8-(#3C#>1#%#8'0#O1#8-(#P1J+-(#+80#37K37#/(#R(#U(#(%&#&#($&'(%)%#6(&&#/T/<Z&###(%&3/U(\
    $'#&s&(%)(#%'v&'w&'y&(%&%-('{&'~&(%%?3?($%5(%%.3?*-()#]'c$[#)#^'c$@#)#_'d$A#)#`'e$C#(%%.35\
    'Y';'V(&&34#)#'g'(%'><#(%'4@#(%&*4=2-$+#-:%.]#--S5#(%)(#6)#k'|#g#^#($)+'S($(#y#%b#($(#z#%#\
    -*%.#3;AH(C#C,,B/(#,,#/(#,,#'l%L(HC#?(H?(#'q%'r%-*(%#'s%-*(%#'v%2*$+#/(#,,#,S#,G#&k&&l&&n&\
    ($##(%H#4#+##*6%($'.(%'W6W(%'.3.'e''f'*#6=1#--[=#(%&*/<'^$'_$*-+(%&*/0,,#2*$+D,,#2*$+2,,#,\
    %#($&#(%&34#--%=#,,#2*$+L.*&%#D#.*&%#B#+##'p&'q&'[($&<(%9#/18*$+1+D8*$+1+2+##9*&%#'+'A(%>*\
    /08*$+1+L('(/&9)M)NS%4E:F#GO(&(/&9)PV%4E:F#9#'Z&i''HN%#*)#*'Q<'$##*/%($);)#d&@r)#(%'565Tes\
    ts/SDKFakeTests/Puzzles/puzzles.openapi.yamltypenameinrequiredschemalevelcontentapplicatio\
    n/jsonitemsmadeprefixItemsformatkindidresponsesenum1ShapeatagsonfilepairCirclenextallOfpro\
    pertyNamemappingGET2$refValuesTuplesminItemsMembertext/plainFiltercodepropertiessizesMoreT\
    aggedLevelreadOnlyMadebOneTwoRestNodeSquareCardTransferCashSizeSecretoddmixedsecretbighuge\
    eitherdateemptynetnumberlargewriteOnlymaximumintsrestoldopencloseddifferingoneOfdiscrimina\
    torconstanttextwholetimeorNullonlydeepnames404listnullsplacedoubleconstradiuswidthibanamou\
    ntserverspathscomponentsPuzzleshttps://puzzles.example/values/tuples/members/shapes/texts/\
    more/tagged/forms/partsPUTparametersValues.listqueryinteger200/components/responses/Values\
    /paths/~1values/getrequestBodyValues.replace/components/requestBodies/Values204/paths/~1va\
    lues/putTuples.listapplication/xml/paths/~1tuples/getTuples.replace/paths/~1tuples/putMemb\
    ers.listdefaultarray8/paths/~1members/getMembers.replace/paths/~1members/putShapes.list/pa\
    ths/~1shapes/getShapes.replace/paths/~1shapes/putTexts.listfilterstringobject/paths/~1text\
    s/getMore.getAcceptheadersizestyleexplodeform2XX/paths/~1more/getMore.replace/paths/~1more\
    /putTagged.list/paths/~1tagged/getTagged.replace/paths/~1tagged/putPOSTForms.createapplica\
    tion/x-www-form-urlencodedboolean/paths/~1forms/postParts.createmultipart/form-data/paths/\
    ~1parts/post/requestBody/content/multipart~1form-data/schema/properties/pair/items/paths/~\
    1parts/postschemassecuritySchemesweightmaybebytes1.5-1.5null34smminimum9223372036854775808\
    18446744073709551615uint64int-or-stringbinarycontentEncodingBase64pattern^-?(?:0|[1-9]\\d*\
    )$nullableexample192.0.2.1/components/schemas/Tuples/properties/old/additionalItems/compon\
    ents/schemas/Tuples/properties/old/items/components/schemas/Tuples/properties/open/items/c\
    omponents/schemas/Tuples/properties/closed/itemscardsepa@typebox2.50trueunix-timeanyOf7add\
    itionalProperties/components/schemas/Node/propertiesdefaultMapping0date-timec
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
