// Made by sdkgen for Bird Watch. Do not edit.

import SDKContract

/// What Bird Watch demands of requests and responses: `FakeServer(BirdWatchContract.self)`.
nonisolated enum BirdWatchContract: APIContract {
  static let contract = Contract(
    """
    $c&'?'%)%*+(&,+*(&*((''-*'/*(&..&+),)--(,(('+/*,,+(').(*+)%&&-0(/0('&,*(-->-2.=()1)()@(*%(\
    '-'(3;@90&&:()0''&?4?A5&B46+)').;3)K-440D(-6*2,')),+,((+7%'(*,('**,**(*)'))()#p#$#$}#&#*F$\
    '$2$]$%#D%#0'(7-.%*2$r%'(>-.$1&%&''%&*'%1j$$6$,'%g#h#i#)l#m#n#o#p#q#%,6%#/(%&z#8''%&8'%1/$\
    ^$$<$='@b$c$/&,e$f$((7>-.$m$$p$#$s$%'t$&3+v$$3$x$$@$H'%&*2$~$$_%&KL`%%Ma%%c%d%49:;?ABCEGIJ\
    NOPQRS%Te%%0U&Vg%h%))W+4i%j%$l%&(Xm%&#Dn%%#o%%Yp%$Z%#F%)4%[]#%)^#'#*_#`#$a#&#)+%#b#$u%%#v%\
    %`#_#%a#{%%c#d#&5e#|%&5f#}%%<=%#~%&#%&m###%#%'#9#?#5#7#=''#1#/#3#K#;#'%++##C)#)'#Y#Q#A'##[\
    -'+'#d#1##W#S#E///#I+6*o#.$+-+6+e%.L++Au%*='e&.+//+#h#i'*-/1+#M{'*;'$#^-+U#v$##Uy%#7##+t##\
    ]##k###-j%#y###n#3##`#d,+o*G'u$'u#%'x#(%2#$#'~#'t#'{$')*(%)$_$}&(#(#*&%'#*)%.+#'i$81=)>)&4\
    #+##*)''5'{#+##+##+##'('h$'+'w$'L'f%(%,%.B*('*,+'R'S)$b&$$#D#/E#/.+#/&#0)%'4'G'9'?'A<#####\
    ###C&#-/<'j#($##=############X####-;#'k#>####G######:##;##;##:##Y[#]##^##`##a##c##3#d##e##\
    g##3#?#3#h##3#j##3#t#l##$#+##)$`$8(#)$d$O(#)$k$f#(#)$n$o#(#)$q$z#(#)$y$^$(#)$|$t$(#)$]%}$(\
    #)$b%f%(#,%$$#$#,%$$#$#,%$$#$#,%$$#$#_#%#,%$$#$#,%$$#$#e#%$$#,+$$#$#,%$$#$#i#%$$#$#$#,%$$#\
    $#,%$$#$#m#%#o#+#5#,%$$#$#,%$$#$#u#(#0#v#,#'#*#';2######F(5##<###G(2######6/H####6###K(2##\
    ####N(5##6###P(2######T(2######X(5##=###Z/($&#Z%2$#(%&#,#[%#$#($&#]#'-_#2@7('&,(#(?,#^#%0$\
    #$6$#$#$#(%2;$#($&#c#'77#($&#d#'#f#%0$D(%&#f##g#'E8E(%&,(#h#'07#($&1j#B1(%2#$#(%&1-,k#'#@0\
    76(%&1-#l#'#;#(%2#$#(%2#$#p#%8$#(%&8-#r#'#A#8D(%&8-#s#'#8#k##']&'^&'_&'`&'a&'r#('##C#$#D#B\
    E##.'a$3%&$#F=35#5##.'g$($H59I3#.'l$($J53%&$#6<3'o$($L5JM#'r$3%&$#QO#'z$($Q#9R##.'}$($U#6V\
    #'^%3%&$#6Y#'T**+'0'U1()*<*9C'V'W'40&%'#*(#+##10)*#,#$$#$#'Y0-%'#'Z0-%'4'[']#'^#*'++##+##4\
    .#'b#4.#*B'*#%n#1%'#+#F+#Gq#&Fi#G'e#4.#*,%'f#4.#**'*&+)$v#{&(#71#**&#@#9$*:#$&$:A#,$*:#$#.\
    +#/&#.+#.+#I%#KL%#.+#81+'>)&47.S#S190*&&4#.+#U%#.+#'k%(%,'(B'P+##(%&=b##`#%#$#$#'q%'N'O's%\
    't%(',#(#(#&#'c#'d#7)#'*&2'w#?)'9#'|#$1))*-/&#-/;/&#/&#->#M%#?#/%#R&#/&#T&#-%#/%#'Q'Xa#-%'\
    4'&*0Cb#($'#'w%'x%'y%'z%'s#&y#-/#-/#-/#+##,%$$#$#O0#-%#-*#-/:-W#,%$$#$#-%#*A%+##+##+##'E(%\
    &#,?N%#$6$#P(#1))*#0)%'@+##(%&#-AV%#$#$#,%$$#$#':'B'C'30(%'@1.)*-'H+##'J'K*.%00%'A1()*-($&\
    #W'#>#'I'M*4%*''typeSpecs/birdwatch.openapi.yamlnameinschemaidspeciesrequiredplaceGETrespo\
    nsessecuritydefaultitems200contentsoundcountkindPOSTparametersexplodeAreaSightingPageProbl\
    emtokenkeyrequestBodyNewSighting201SightingReviewDuplicateformatCorrectionpropertiesPlacea\
    udio/wavGuessEventuserpasswordaccess_tokenArrivalDepartureBehaviourEvidencePhotoSongcenter\
    next_cursortitleseen_atobserverticketoflatlonconfidencediscriminatoroneOfpropertyNameafter\
    _secondsphotosongurlrecordingserverspathscomponentsBird Watchhttps://eu.birds.example/v1/s\
    ightings/sightings/{id}/recordings/recordings/{number}/sound/live/loginSightings.listcurso\
    rquerystring/components/parameters/cursorlimitinteger50styleareadeepObject$refarrayapplica\
    tion/jsonapplication/problem+json/components/responses/Problem/paths/~1sightings/getSighti\
    ngs.add202409/paths/~1sightings/postPATCHDELETESightings.getpathuuid404/paths/~1sightings~\
    1{id}/getSightings.correctapplication/merge-patch+json/paths/~1sightings~1{id}/patchSighti\
    ngs.withdraw204/paths/~1sightings~1{id}/deleteRecordings.uploadmultipart/form-dataencoding\
    objecttagsbinarycontentType/paths/~1recordings/postRecordings.soundnumber/paths/~1recordin\
    gs~1{number}~1sound/getLive.watchtext/event-stream/paths/~1live/getAccount.logInapplicatio\
    n/x-www-form-urlencodedscopeexpires_in/paths/~1login/postschemassecuritySchemesradius_kmnu\
    lldetailstatusbehaviourevidencedate-timeallOflinksreadOnlyadditionalPropertiesbydateconsta\
    rrivaldepartureanyOfenumfeedingsingingin-flightnestingmappingwidthsecondsschemehttpbearera\
    piKeyX-Keyheader
    """)
}
