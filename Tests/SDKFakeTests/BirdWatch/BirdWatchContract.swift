// Made by sdkgen for Bird Watch. Do not edit.

import SDKContract

/// What Bird Watch demands of requests and responses: `FakeServer(BirdWatchContract.self)`.
nonisolated enum BirdWatchContract: APIContract {
  static let contract = Contract(
    """
    $|%''%)%*+(&,+?*(&*((''-*'/*(&..&+),)--(,(('+/*,,+(').(*+)%&&-0(/0('&,*(-->-2.=()1)()@(*%(\
    '-'(3;@0&&()0''&4?5&46+)').3)-40D(-*2,')),+,((+7%'(*,('**,**(*)'))()#p#$#$}#&#)F$&$2$]$%#D\
    %#0''7,-%)2$i%''>,-$1&$%&'$%)&%1h$$6$+'$g#h#i#)l#m#n#o#p#q#%+6%#/($%z#8&'$%8&%1/$^$$<$='@a\
    $b$/&+c$d$('7>,-$j$$l$#$n$%&o$&3*q$$3$s$$@$H'$%)2$w$$y$&KLz$%M{$%|$}$49:;?ABCEGIJNOPQRS%T~\
    $%0U&V^%_%)(W*4`%a%$c%&'Xd%&#De%%#f%%Yg%$Z%#F%(4%[]#%(^#'#)_#`#$a#&#(*%#b#$l%%#m%%`#_#%a#r\
    %%c#d#&5e#s%&5f#t%%<=%#u%&#$%v#%###%'#9#?#5#7#=''#1#/#3#K#;#'%++##C)#)'#Y#Q#A'##[-'+'#d#1#\
    #W#S#EK+///#I+6*Q#o#.b%+$+-+5#6+e%.9#L++Au%*t&+='e&.~'++//+#h#i'*n(+-/1+#M{'*b)+;'$#^-+U#v\
    $##Uy%#7##+t##]##k###-j%#y###n#3##`#d,+f*G'p$'u#%'x#(%2###'~#'t#'u$'(*(%)._$}&(#(#*&%'#*)%\
    .+#'g$81=)>)&4#+$#*)''5'{#+$#+$#+$#'''f$'*'r$'L']%(%,%.B*('*,+'R'S).{%$$#D$/E$/.+#/&#0)%'4\
    'G'9'?'A<$#$#$#$#C&#-/<'j#($$#=$#$#$#$#$#$#X$#$#-;#'k#>C#H#GJ#M#P#:T#;W#;]##:b##Ye##f##g##\
    i##j##l##3#m##n##p##3#?#3#q##3#s##3#t#u####+$#2$#$#$#G(5$#<#$#I(2$#$#$#6/H$#$#6#$#O(2$#$#$\
    #S(5$#6#$#V(2$#$#$#[(2$#$#$#a#(5$#=#$#d#/,%$####,%$####,%$####,%$####_#%#,%$####,%$####e#%\
    $##,+$####,%$####i#%$######,%$####,%$####m#%#o#+#5#,%$####,%$####u#(#0#v#,#'#*#';'r#('$#D#\
    ##E#BF#$.'`$3%&##F=35#5#$.'e$($K59L3$.'i$($N53%&##6<3'k$($Q5JR#'m$3%&##QU#'t$($X#9Y#$.'v$(\
    $^##6_##'x$3%&##6c##($&#Z%2##(%&#,#[%###($&#]#'-h#2@7('&,(#(?,#^#%0###6######(%2;##($&#c#'\
    77#($&#d#'#f#%0#D(%&#o##g#'E8E(%&,(#h#'07#($&1j#B1(%2###(%&1-,k#'#@076(%&1-#l#'#;#(%2###(%\
    2###p#%8##(%&8-#r#'#A#8D(%&8-#s#'#8#t##'v%'w%'x%'y%'z%).v#{&(#71#**&#@$9#*:##&#:A$,#*:###.\
    +#/&#.+#.+#I%#KL%#.+#81+'>)&47.Z#S190*&&4#.+#U%#.+#'T**+'0'U1()*<*9C'V'W'40&%'#*(#+$#10)*#\
    ,$$####'Y0-%'#'Z0-%'4'[']#'^#*'++$#+$#4.#'b#4.#*B'*$%n#1%'#+$F+$Gq#&Fr#G'e#4.#*,%'f#4.#**'\
    *&+7)#'*&2'w#?)'9#'|#$1))*-/&#-/;/&#/&#->#M%#?#/%#R&#/&#T&#-%#/%#'b%(%,'(B'P+$#(%&=k##`#%#\
    ####'h%'N'O'j%'k%(',#(#(#&#'c#'d#'s#&y#-/#-/#-/#+$#,%$####O0#-%#-*#-/:-`##,%$####-%#'Q'Xa#\
    -%'4'&*0Cb#($'#'n%'o%'p%'q%+$#+$#+$#'E(%&#,?N%##6##P(#1))*#0)%'@+$#(%&#-AV%#####,%$####*A%\
    ':'B'C'30(%'@1.)*-'H+$#'J'K*.%00%'A1()*-($&#W'#>#'I'M*4%*''typenameinschemaidspeciesrequir\
    edplacegetresponsessecuritySpecs/birdwatch.openapi.yamldefaultitems200contentsoundcountkin\
    dpostparametersexplodeAreaSightingPageProblemtokenkeyrequestBodyNewSighting201SightingRevi\
    ewDuplicateformatCorrectionpropertiesPlaceaudio/wavGuessEventuserpasswordaccess_tokenArriv\
    alDepartureBehaviourEvidencePhotoSongcenternext_cursortitleseen_atobserverticketoflatlonco\
    nfidencediscriminatoroneOfpropertyNameafter_secondsphotosongurlrecordingserverspathscompon\
    entsBird Watchhttps://eu.birds.example/v1/sightings/sightings/{id}/recordings/recordings/{\
    number}/sound/live/loginSightings.listcursorquerystring/components/parameters/cursorlimiti\
    nteger50styleareadeepObject$refarrayapplication/jsonapplication/problem+json/components/re\
    sponses/ProblemSightings.add202409patchdeleteSightings.getpathuuid404Sightings.correctappl\
    ication/merge-patch+jsonSightings.withdraw204Recordings.uploadmultipart/form-dataencodingo\
    bjecttagsbinarycontentTypeRecordings.soundnumberLive.watchtext/event-streamAccount.logInap\
    plication/x-www-form-urlencodedscopeexpires_inschemassecuritySchemesradius_kmnulldetailsta\
    tusbehaviourevidencedate-timeallOflinksreadOnlyadditionalPropertiesbydateconstarrivaldepar\
    tureanyOfenumfeedingsingingin-flightnestingmappingwidthsecondsschemehttpbearerapiKeyX-Keyh\
    eader
    """)
}
