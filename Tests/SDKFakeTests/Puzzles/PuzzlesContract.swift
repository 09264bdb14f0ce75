// Made by sdkgen for Puzzles. Do not edit.

import SDKContract
import SDKFake
import SDKRuntime

/// What Puzzles demands of requests and responses: `FakeServer(PuzzlesContract.self)`.
nonisolated enum PuzzlesContract: APIContract {
  static let contract = Contract(
    """
    $~%'R'+*().%,%'3()'(&)($'))+)-)'-$)'+'('')'%&'((')&')''(&)+,*'''&'),0/*)(')*(-*:**+*)&-.(*\
    $&?6.1C&6.2616/*($727.616-)))5*2)((&'*'$$$$$(*67)0)2)*5+*,]#RSU('''(&$,#e#$8$#$5&#&@%#.$/$\
    '%4v#$|#&+]$,%&'$`$%#(%+,&+w#,&#;($=%#@%#)%#*&#*(&#(*$3'%l#m#n#(q#r#s#t#u#'%-&5#%/c$$h$$4'\
    %-&'%=/&%-'$A%w$x$29:<0>1BCDEFGHIJ76y$KLz$MNOPQRSTUV{$?2WX%3.$.%8Z%3[&#d%]#&#)]#$)%#j%%#l%\
    %n%#$o%*^#_#`#a#b#c#d#&#;*%u%e#%f#g#%w%x%&#&e#%g#f#&01z%$%$h#$i#$Y$j#$k#&#)Z%#[%%2a###%##?\
    #9#3#1#/#7#=#K#-#5#'#C#A%'#G#I#`##U#S#^##r##x##;#)#^$W##E#t##W#^&#~(#b##j*#h*#j+#d2^#+#+#&\
    #6#O#M#h$#v$#j$9##z#'e$/#(&+#_$#h$##v#2#}##[#V#$#{)I'i$%'t$'z#'u$D'Y+/&*#9'v%+'&'y#+/*'6&7\
    &{#/&#*##,95&j$*##'0+*&,%:'?'U'~$']%&_%&f%*##+/'+/>$'C'D'y%+**)$}%$$#,,#':'<'JA########*##\
    'o#($##B##########L###)'9'p#1####1####1####1####G##MI#>#R#U#X#Y#$#[#$#$#]##^#._##`##>#)$~#\
    *(#)$a$+(#)$d$-(#)$f$.(#)$k$0(#)$m$1(#)$o$3(#)$q$4(#)$v$6(#-2($#$#-2($#$#]#2#$#`#2($#$#;*(\
    %#@*#@Z#-'(%#A#-;(=#7#-'(%#A#..'1#i#'#%#4%j#*&%%-5(%#3#8######3######7####3##(###7####3##(\
    ###7####3##(###8######(4&1(#J#-#)#(#(#)#'#-#)#'=)#)<)#)#(#N2#$#$#$#$#$#$#$#$#$#$#$#$#$#$#$\
    #$#$B$#$#(*&#)#)#)#-#)#'#Z2#$#$#$#$#$#$#(&'#9#S#^#?-,#($&Ha###?Hc#%.(%',@#(%',@#(%&-)*f#%:\
    (%&-)#g#%.(%&-)#h#%I(&(#-2-3($)&'|%($&#k#%.7B'x#($,#2##'^$)$_$;(#5B)'b$2,#'e$41%0#5C)'g$F,\
    #'l$41%0#5E)'n$2,#'p$41%0#5F)'r$(%,#G#2H#'K'L'M'N'O'P'Q'R'S'T'V'2'W'X*##.**%#.)>1#+(#..#6#\
    6'$+#6.$+#P7#Q###%R*#L%S('1#5AT''1#0A<*#%#UM=<'&%#V.&%#W'#6#X.%0&YN#'^#'_#'`#'a#'b#'c#'d#=\
    '$+#['$+@+#>'$+#O#?($####='$##?*$PE##>+$+#QE*#F*#G*##_#&FTGb#V9W#$#-/(%#,#-/(%#4#'j#'k#&{%\
    '%C/1+/&%0#)$}#9(#4*%0408#/&#0D#/&#08#/&#H/#%/&%0#J/<;/&#0:#'F(%(#(#($(%(%)'#?(%('.?(&(#-@\
    -#..&K#O(###(%(#-#'H($'#&e%'g%(%)&#''h%'i%'k%(%('.&'m%'p%(%%030($%C(%%+30+.&)$q%c#[#)$r%c#\
    @#)$s%d#A#)$t%e#C#(%%+3C'E'1'B($&#d#%I($&#e#%#.*'1#054E&6#6,,5/&#,,#/&#,,#'s$I&;:#:&;:&#&|\
    $&}$&^%#(%6#<#($##(%=#<#'7'c%*##+4'($'+(%'D4D(%'+3+'h#'i#+.*(%(2-3,,#6*$+8,,#6*$+,,,#,%#'A\
    '`%*##'a%'b%'I9*$+7+89*$+7+,*##;*(%#'G'>K%#+-'typeTests/SDKFakeTests/Puzzles/puzzles.opena\
    pi.yamlnamerequiredcontentitemsformatprefixItemsidresponsesinenumapplication/jsonShapeCirc\
    lenextallOfGETschemalevel1$refValuesTuplesminItemsMembertext/plainFiltercodepropertiesaSqu\
    areCardTransferCashLevelSizeMadeSecretNodeonoddtagssizesmixedmadesecretbighugeeitherdatefi\
    leemptynetnumberreadOnlywriteOnlymaximumpairintsrestoldopencloseddifferingdiscriminatorpro\
    pertyNamemappingradiuswidthibanamountserverspathscomponentsPuzzleshttps://puzzles.example/\
    values/tuples/members/shapes/textsPUTparametersValues.listqueryinteger2200/components/resp\
    onses/Values/paths/~1values/getrequestBodyValues.replace/components/requestBodies/Values20\
    4/paths/~1values/putTuples.listapplication/xml/paths/~1tuples/getTuples.replace/paths/~1tu\
    ples/putMembers.listdefaultarray8/paths/~1members/getMembers.replace/paths/~1members/putSh\
    apes.list/paths/~1shapes/getShapes.replace/paths/~1shapes/putTexts.listfilterstringobject/\
    paths/~1texts/getschemassecuritySchemesweightmaybebytes1.5-1.5booleannull34bsmlargeminimum\
    922337203685477580818446744073709551615uint64int-or-stringbinarycontentEncodingBase64patte\
    rn^-?(?:0|[1-9]\\d*)$nullableexample192.0.2.1/components/schemas/Tuples/properties/old/add\
    itionalItems/components/schemas/Tuples/properties/old/items/components/schemas/Tuples/prop\
    erties/open/items/components/schemas/Tuples/properties/closed/itemsoneOfkindcardsepa@typeb\
    ox0date-time
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
