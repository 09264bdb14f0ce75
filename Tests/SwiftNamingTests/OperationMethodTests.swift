import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

/// The methods of operations whose names are the only ones in a whole document.
@Suite struct OperationMethodTests {
  @Test(arguments: [
    ("Assistants", "listAssistants", "list"), ("Chat", "createChatCompletion", "createCompletion"),
    ("blocks", "update-a-block", "update"), ("repos", "repos/get", "get"),
    ("repos", "repos/list-for-org", "listForOrg"), ("repos", "repos/create-a-repo", "create"),
    ("volumes", "books.volumes.list", "list"),
    ("pets", "pets_list", "list"), ("users-controller", "UsersController_findAll", "findAll"),
    ("Vector stores", "createVectorStoreFileBatch", "createFileBatch"),
    ("Vector stores", "listFilesInVectorStoreBatch", "listFilesInBatch"),
    ("Users", "getCurrentUser", "getCurrent"), ("Responses", "beta_createResponse", "betaCreate"),
    ("webhook_endpoints", "rotateWebhookEndpointSecret", "rotateSecret"),
    // The rest would say something else, or nothing.
    ("Components", "getFileComponents", "getFileComponents"),
    ("Projects", "teamProjects", "teamProjects"), ("Events", "getSpecialEvent", "getSpecialEvent"),
    ("Groups", "addUserToGroup", "addUserToGroup"), ("Invites", "inviteUser", "inviteUser"),
    ("Pets", "getPetsAndOwners", "getPetsAndOwners"),
    ("Orders", "ordersForCustomer", "ordersForCustomer"), ("Search", "search", "search"),
    ("Pets", "getTeamPetsByStatus", "getTeamPetsByStatus"), ("Stores", "placeOrder", "placeOrder"),
  ])
  func theGroupIsNotSaidAgain(group: String, id: String, name: String) {
    #expect(method(id, "GET", "/teams/{id}/x", in: group) == name)
  }

  @Test(arguments: [
    ("GET", "/pets", "getPets", "list"), ("GET", "/pets/{id}", "getPet", "get"),
    ("POST", "/pets", "postPet", "create"), ("PUT", "/pets/{id}", "putPet", "replace"),
    ("PATCH", "/pets/{id}", "patchPet", "update"),
    ("POST", "/pets/{id}/toys", "postPetToy", "createToy"),
    ("POST", "/pets/{id}/rename", "postPetRename", "rename"),
    ("GET", "/pets/{id}/toys", "getPetToys", "getToys"),
  ])
  func theHTTPMethodIsNoVerb(http: String, path: String, id: String, name: String) {
    #expect(method(id, http, path, in: "Pets") == name)
  }

  @Test(arguments: [
    ("customers", "GET", "/v1/customers", "GetCustomers", "list"),
    ("customers", "GET", "/v1/customers/{customer}", "GetCustomersCustomer", "get"),
    ("customers", "POST", "/v1/customers/{customer}", "PostCustomersCustomer", "update"),
    ("customers", "GET", "/v1/customers/search", "GetCustomersSearch", "search"),
    (
      "customers", "GET", "/v1/customers/{c}/payment_methods", "GetCustomersCPaymentMethods",
      "listPaymentMethods"
    ),
    (
      "accounts", "POST", "/v1/accounts/{id}/login_links", "PostAccountsIdLoginLinks",
      "createLoginLink"
    ),
    ("charges", "POST", "/v1/charges/{id}/capture", "PostChargesIdCapture", "capture"),
    (
      "charges", "POST", "/v1/charges/{id}/dispute/close", "PostChargesIdDisputeClose",
      "closeDispute"
    ),
    (
      "billing", "POST", "/v1/billing/credit_grants/{id}/void", "PostBillingCreditGrantsIdVoid",
      "voidCreditGrant"
    ),
    ("invoices", "POST", "/v1/invoices/{id}/add_lines", "PostInvoicesIdAddLines", "addLines"),
    ("tax", "POST", "/v1/tax/settings", "PostTaxSettings", "updateSettings"),
    ("users", "GET", "/users/me", "get_users_me", "me"),
    ("User avatars", "POST", "/users/{user_id}/avatar", "post_users_id_avatar", "create"),
    ("Comments", "GET", "/files/{file_id}/comments", "get_files_id_comments", "listForFile"),
    (
      "Uploads", "GET", "/files/upload_sessions/{id}", "get_files_upload_sessions_id",
      "getFileUploadSession"
    ),
    (
      "Session termination", "POST", "/users/terminate_sessions", "post_users_terminate_sessions",
      "terminateUserSessions"
    ),
    (
      "Files", "GET", "/files/{id}/thumbnail.{extension}", "get_files_id_thumbnail_id",
      "getThumbnail"
    ),
    (
      "taxonomies", "POST", "/taxonomies/{key}/levels:append", "post_taxonomies_id_levels:append",
      "appendLevel"
    ),
    ("pets", "DELETE", "/pets", "deletePets", "deleteAll"),
    ("users", "GET", "/users/{user_id}", "read_user_users__user_id__get", "read"),
    ("users", "GET", "/users", "findUsersUsingGET_1", "find"),
    (
      "Webhooks", "POST", "/api/v1/webhooks/polar", "polar_webhook_api_v1_webhooks_polar_post",
      "polarWebhook"
    ),
    (
      "Inventory", "POST", "/api/v1/stock/{stock-id}/adjust",
      "adjust_api_v1_stock__stock_id__adjust_post", "adjust"
    ),
    ("Health", "GET", "/", "root__get", "root"),
    ("Auth", "POST", "/auth/reissue", "reissue_endpoint_auth_reissue_post", "reissue"),
    ("Comments", "POST", "/posts/{id}/comments", "create_1", "create"),
    ("Users", "GET", "/users/{id}/avatar", "getUserAvatar_12", "getAvatar"),
    ("Auth", "GET", "/oauth/2", "oauth_2", "oauth2"),
    ("Things", "GET", "/items/{id}", "get_item_2", "getItem2"),
    // Too little to tell.
    ("Pets", "GET", "/pets", "my_pets_get", "myGet"),
    ("Webhooks", "POST", "/hooks/pix", "InterWebhookController_handlePix", "handlePix"),
    ("Pix", "GET", "/pix", "PixController.list", "list"),
    ("Users", "DELETE", "/users/{id}/avatar", "AvatarsController_delete", "deleteAvatar"),
    ("Users", "POST", "/users/{id}/avatar", "UserAvatarsController_create", "createAvatar"),
    ("Users", "DELETE", "/users/{id}", "UsersController_remove", "remove"),
    ("Shop", "GET", "/cats", "CatsController_findAll", "findAllCats"),
    ("Authentication", "POST", "/auth/register", "", "register"),
    ("users", "GET", "/api/users/", "api_users_list", "list"),
    ("users", "GET", "/api/v1/users/{id}/posts/", "api_v1_users_posts_list", "listPosts"),
    ("Users", "GET", "/users/{id}", "users.views.get", "get"),
    (
      "Cluster", "PUT", "/cluster/restart", "api.controllers.cluster_controller.put_restart",
      "restart"
    ),
    ("Vsock", "PUT", "/vsock", "putGuestVsock", "replaceGuestVsock"),
    ("Sqlite", "POST", "/v1/sqlite/batch", "sqliteBatch", "batch"),
    ("Webhooks", "GET", "/webhooks", "WebhooksListController_findAll", "findAll"),
    ("Wallet", "GET", "/wallet/my-wallets", "WalletController_myWallets", "myWallets"),
    ("Chat", "POST", "/chat", "chat_chat_post", "chat"),
    ("Räume", "GET", "/gr%C3%B6%C3%9Fe/{id}", "lesen_größe__id__get", "lesen"),
    (
      "Articles", "PATCH", "/articles/{id}/comments/{cid}/relationships/author", "",
      "replaceCommentAuthor"
    ),
    ("Relationships", "GET", "/relationships/types", "", "listTypes"),
    ("Pix", "GET", "/pix/x", "Controller_list", "controllerList"),
    (
      "Agents", "GET", "/agents/summary/os",
      "api.controllers.agent_controller.get_agent_summary_os", "getSummaryOS"
    ),
    ("Reports", "GET", "/api/v1/reports/z-reports", "get_api_v1_reports_z-reports", "listZReports"),
    ("Address", "GET", "/district/{id}", "districtIdGET", "getDistrict"),
    ("Routing", "POST", "/api/v6/plan", "planPost", "planPost"),
    ("QualityProfile", "POST", "/api/v3/qualityprofile", "", "create"),
    ("Items", "PATCH", "/items/-/read", "", "read"),
    ("Apps", "GET", "/v1/apps", "apps-get_collection", "list"),
    (
      "Apps", "GET", "/v1/apps/{id}/inAppPurchases", "apps-inAppPurchases-get_to_many_related",
      "listInAppPurchases"
    ),
    ("Apps", "GET", "/v1/apps/{id}/preOrder", "apps-preOrder-get_to_one_related", "getPreOrder"),
    (
      "Apps", "GET", "/v1/apps/{id}/relationships/betaTesters",
      "apps-betaTesters-get_to_many_relationship", "listBetaTesterLinkages"
    ),
    (
      "Apps", "GET", "/v1/apps/{id}/relationships/preOrder",
      "apps-preOrder-get_to_one_relationship", "getPreOrderLinkage"
    ),
    (
      "Apps", "POST", "/v1/apps/{id}/relationships/betaTesters",
      "apps-betaTesters-create_to_many_relationship", "addBetaTesters"
    ),
    (
      "Apps", "PATCH", "/v1/apps/{id}/relationships/betaTesters",
      "apps-betaTesters-replace_to_many_relationship", "replaceBetaTesters"
    ),
    (
      "Apps", "DELETE", "/v1/apps/{id}/relationships/betaTesters",
      "apps-betaTesters-delete_to_many_relationship", "removeBetaTesters"
    ),
    // A group in front that would leave half a phrase stays whole.
    ("Apps", "POST", "/x", "apps-inAppPurchases-restore", "appsInAppPurchasesRestore"),
    // A name by itself.
    ("Operations", "GET", "/museum-hours", "getMuseumHours", "getMuseumHours"),
  ])
  func anIdOfMethodAndPathIsNoName(
    group: String, http: String, path: String, id: String, name: String
  ) {
    #expect(method(id, http, path, in: group) == name)
  }

  @Test func withoutAGroupNothingIsSaidAgain() {
    #expect(method("CatsController_create", "POST", "/cats", in: nil) == "createCat")
    #expect(method("listPets", "GET", "/pets", in: nil) == "listPets")
    #expect(method("get_pets_id", "GET", "/pets/{id}", in: nil) == "getPet")
    #expect(method("", "POST", "/pets/{id}/feed", in: nil, naming: .path) == "feedPet")
  }

  /// Both keep what they are called in the document.
  @Test func clashingMethodsTakeTheLongForm() {
    var pets = group(
      "pets",
      [operation("getPet"), operation("pets_get", line: 9), operation("client_pet", line: 11)])
    for index in pets.operations.indices { pets.operations[index].naming = .identifier }
    let names = nameSymbols(of: api(groups: [pets]), clashes: .resolved)

    #expect(
      methods(of: pets, in: names.value) == ["getPet", "petsGet", "clientPet"])
    #expect(
      lines(names.diagnostics) == [
        "11: note: 'client_pet' is named 'clientPet', since the client has a property of that name [renamed-name]",
        "6: note: 'getPet' keeps its name, since 'get' would be the name of 'pets_get' too; choose another name with 'rename' in sdkgen.json [resolved-clash]",
        "9: note: 'pets_get' is named 'petsGet', since 'get' would be the name of 'getPet' too; choose another name with 'rename' in sdkgen.json [resolved-clash]",
      ])
  }

  /// The whole path says what the identifier would.
  @Test func clashingPathsAreSaidInFull() {
    let paths = ["/files/{id}/metadata", "/files/{id}/metadata/{scope}/{template_key}"]
    var metadata = group(
      "metadata",
      [operation("get_files_id_metadata"), operation("get_files_id_metadata_id_id", line: 9)])
    for (index, path) in paths.enumerated() {
      metadata.operations[index].naming = .identifier
      metadata.operations[index].path = [.literal(path)]
    }
    let names = nameSymbols(of: api(groups: [metadata]), clashes: .resolved)

    #expect(
      methods(of: metadata, in: names.value) == [
        "getFileMetadata", "getFileMetadataByScopeAndTemplateKey",
      ])
  }

  @Test func aReservedNameTakesTheLongForm() {
    var pets = group("pets", [operation("client_pets"), operation("pets_client")])
    for index in pets.operations.indices { pets.operations[index].naming = .identifier }
    let names = nameSymbols(of: api(groups: [pets]), clashes: .resolved)

    #expect(methods(of: pets, in: names.value) == ["clientPets", "petsClient"])
  }

  @Test(arguments: [
    ("policies", "policy"), ("addresses", "address"), ("boxes", "box"), ("statuses", "status"),
    ("cases", "case"), ("batches", "batch"), ("movies", "movie"), ("status", "status"),
    ("settings", "setting"), ("news", "news"), ("pet", "pet"), ("aliases", "alias"), ("hls", "hls"),
    ("children", "child"), ("pauses", "pause"), ("databases", "database"), ("ids", "id"),
    ("heroes", "hero"), ("potatoes", "potato"), ("shoes", "shoe"), ("horseshoes", "horseshoe"),
    ("photos", "photo"), ("kubernetes", "kubernetes"), ("axes", "axis"), ("taxes", "tax"),
    ("analyses", "analysis"), ("indices", "index"), ("matrices", "matrix"), ("series", "series"),
    ("species", "species"), ("menus", "menu"), ("apis", "api"), ("skus", "sku"),
    ("lenses", "lens"), ("crises", "crisis"), ("exercises", "exercise"), ("licenses", "license"),
    ("tranches", "tranche"), ("branches", "branch"), ("lives", "life"), ("archives", "archive"),
    ("clauses", "clause"), ("viruses", "virus"), ("cms", "cms"), ("ties", "tie"),
    ("corpora", "corpus"), ("geese", "goose"), ("codices", "codex"), ("waltzes", "waltz"),
  ])
  func pluralsHaveSingulars(_ plural: String, _ one: String) {
    #expect(singular(plural) == one)
  }

  @Test(arguments: [
    ("paymentMethods", "paymentMethod"), ("user_settings", "user_setting"), ("userIDs", "userID"),
    ("ChildIndices", "ChildIndex"), ("stream_HLS", "stream_HLS"), ("items2", "items2"), ("", ""),
  ])
  func theLastWordOfANameHasTheSingular(_ plural: String, _ one: String) {
    #expect(singular(name: plural) == one)
  }

  @Test(arguments: [
    ("pet", "pets"), ("breadLoaf", "breadLoaves"), ("subCategory", "subCategories"),
    ("day", "days"),
    ("box", "boxes"), ("users", "users"), ("news", "news"), ("userID", "userIDs"),
    ("child", "children"),
    ("status", "statuses"),
  ])
  func theLastWordOfANameHasThePlural(_ one: String, _ several: String) {
    #expect(plural(name: one) == several)
  }

  @Test(arguments: [
    ("AccountBrands", "GET", "/accounts/{id}/brands", "Brands_GetBrands", "list"),
    ("AccountBrands", "GET", "/brands/{id}/logos", "BrandLogo_GetBrandLogo", "getBrandLogo"),
    ("Accounts", "GET", "/accounts/{id}/settings", "Settings_GetSettings", "getSettings"),
    ("VideoV1Room", "GET", "/v1/Rooms/{Sid}", "FetchRoom", "fetch"),
    (
      "VideoV1Participant", "GET", "/v1/Rooms/{RoomSid}/Participants", "ListRoomParticipant",
      "listForRoom"
    ),
    (
      "Magic IPsec tunnels", "PUT", "/ipsec/{id}", "magic-ipsec-tunnels-update-ipsec-tunnel",
      "update"
    ),
    ("ConversationsV1Service", "GET", "/v1/Services", "ListService", "list"),
    (
      "Api20100401AddOnResult", "GET", "/Recordings/{Sid}/AddOnResults", "ListRecordingAddOnResult",
      "listForRecording"
    ),
    (
      "V1ConversationWithParticipants", "POST", "/v1/Services/{Sid}/ConversationWithParticipants",
      "CreateServiceConversationWithParticipants", "createForService"
    ),
    ("Powerforms", "GET", "/powerforms/{id}", "getPowerForm", "get"),
    (
      "Playlists", "DELETE", "/playlists/{id}/tracks", "remove-tracks-playlist", "removeTracks"
    ),
    ("Playlists", "POST", "/playlists/{id}/tracks", "addTracksToPlaylist", "addTracks"),
    ("Playlists", "POST", "/playlists/{id}/tracks", "convertToPlaylist", "convertToPlaylist"),
    ("Playlists", "GET", "/playlists/{id}/owner", "addTracksToPlaylist", "addTracksToPlaylist"),
    ("Episodes", "PUT", "/me/episodes", "save-episodes-user", "saveForUser"),
    ("Orgs", "GET", "/users/{id}/groups/{groupId}", "Users_GetGroups", "getGroup"),
    (
      "me.Actions", "POST", "/me/events/{id}/a.b.dismissReminder", "me.events_dismissReminder",
      "dismissEventReminder"
    ),
    ("me.Actions", "POST", "/me/events/{id}/accept", "me.events.event.accept-5c5d", "acceptEvent"),
    ("me", "GET", "/me/events", "me.events.ListEvents", "listEvents"),
    (
      "me.Actions", "POST", "/me/events/{id}/dismissReminder", "me.events_dismissReminder-1234",
      "dismissEventReminder"
    ),
    ("me.Actions", "POST", "/me/events/{id}/accept", "me.events.event_accept_9876", "acceptEvent"),
    ("me.message", "GET", "/me/messages/$count", "me.messages_GetCount-0042", "count"),
    ("users.message", "GET", "/users/{id}/messages/$count", "user.message_GetCount", "count"),
    (
      "users.message", "GET", "/users/{user-id}/messages/{message-id}/attachments/$count",
      "user.message.attachment_GetCount", "countAttachments"
    ),
    ("me.user", "POST", "/me/sendMail", "me_sendMail", "sendMail"),
    ("users.Actions", "POST", "/users/{user-id}/sendMail", "user_sendMail", "sendMail"),
    ("me.user", "GET", "/me/reminderView", "me.reminderView", "reminderView"),
    ("me.message", "GET", "/me/messages/delta()", "me.messages_delta-0042", "delta"),
    ("Items", "GET", "/items/count", "getItemCount", "count"),
    // The rest would say something else.
    ("Orders and returns", "GET", "/orders", "listReturns", "listReturns"),
    ("Users & groups", "GET", "/groups", "listGroups", "listGroups"),
    ("SendMessage", "POST", "/sendMessage", "sendMessage", "sendMessage"),
    ("Orders", "GET", "/orders", "getOrdersSummary", "getSummary"),
    ("Variables", "GET", "/variables/local", "getLocalVariables", "getLocalVariables"),
    ("Quotes", "GET", "/markets/{symbols}", "getMarkets", "getMarkets"),
    ("Tracks", "GET", "/audio-features/{id}", "get-audio-features", "getAudioFeatures"),
    ("Rooms", "POST", "/rooms/{id}/files", "addFileToRoomViaUpload", "addFileToRoomViaUpload"),
    // Years and what the path says are no hashes.
    ("Audit", "GET", "/reports/{id}/annual", "reports.annual_get-2023", "reportsAnnualGet2023"),
    ("Audit", "GET", "/rooms/{id}/1234", "rooms.room_open-1234", "roomsRoomOpen1234"),
    ("Audit", "GET", "/v1/logs", "archive.read-1234", "archiveRead1234"),
    ("User Roles", "DELETE", "/user/{id}", "user_delete", "deleteUser"),
  ])
  func whatTheGroupSaysIsNotSaidAgain(
    group: String, http: String, path: String, id: String, name: String
  ) {
    #expect(method(id, http, path, in: group) == name)
  }

  @Test(arguments: [
    ("build", "POST", "/api/build/{id}/cancel/", "build_cancel_create", "cancel"),
    ("build", "POST", "/api/build/{id}/hold/", "build_hold_create", "hold"),
    (
      "build", "POST", "/api/build/line/{id}/cancel/", "build_line_cancel_create", "cancelBuildLine"
    ),
    ("shop", "POST", "/shop/order/", "shop_order_create", "createOrder"),
    ("stock", "POST", "/stock/track/", "stock_track_create", "createTrack"),
    (
      "org", "POST", "/org/{id}/service_accounts/api_keys", "CreateanAPIkeyforaserviceaccount",
      "createAPIKeyForServiceAccount"
    ),
    ("build", "PATCH", "/build/{id}/", "build_partial_update", "partialUpdateBuild"),
    ("Tag", "GET", "/api/v3/tag", "", "list"), ("Tag", "POST", "/api/v3/tag", "", "create"),
    ("Queue", "DELETE", "/queue/{id}", "", "delete"), ("login", "POST", "/login", "", "login"),
    ("Images", "POST", "/images/{name}/tag", "", "tag"),
    (
      "apis", "GET", "/clusterinstancetypes/{name}", "readClusterInstanceType",
      "readClusterInstanceType"
    ),
    ("Books", "GET", "/books/ondeck", "getBooksOnDeck", "getOnDeck"),
    ("Books", "POST", "/books/{id}/autopay", "postBooksIdAutoPay", "autopay"),
    ("AuthService", "POST", "/a", "AuthService_SignIn", "signIn"),
    ("AuthService", "POST", "/a", "AuthService_LogIn", "logIn"),
    ("Auth", "POST", "/a", "auth_signIn", "signIn"), ("Auth", "POST", "/a", "auth.opt_in", "optIn"),
    ("Auth", "POST", "/a", "AuthService_SignOut", "signOut"),
    ("Devices", "POST", "/a", "devices_turnOn", "turnOn"),
    ("Devices", "POST", "/a", "listInDevices", "listInDevices"),
    ("update-password", "POST", "/update-password", "", "updatePassword"),
    ("reset_email", "PUT", "/api/reset_email", "", "resetEmail"),
    ("change-log", "POST", "/change-log", "", "create"),
    ("test-clocks", "POST", "/test-clocks", "", "create"),
    ("exchange-rate", "GET", "/exchange-rate", "", "get"),
    ("Books", "GET", "/books/{bookId}", "getBookById", "get"),
    ("Books", "GET", "/books/{uuid}", "get-book-by-uuid", "get"),
    ("Books", "GET", "/books/{bookId}", "getBookByBookId", "get"),
    ("Books", "GET", "/books/{id}", "getBookByOwnerId", "getByOwnerID"),
    ("Books", "GET", "/books/{name}", "getBookByName", "getByName"),
    ("Books", "GET", "/books", "getBookById", "getByID"),
    ("Shop", "GET", "/cats/{id}", "CatsController_findById", "findCat"),
  ])
  func namesSayWhatIsDone(
    group: String, http: String, path: String, id: String, name: String
  ) {
    #expect(method(id, http, path, in: group) == name)
  }

  @Test func whatIsSentAndReceivedDecides() {
    let ids = Body.json(.array(.scalar(.string)))
    #expect(method("deletePeople", "DELETE", "/people", in: "People") { $0.body = ids } == "delete")
    #expect(method("deletePeople", "DELETE", "/people", in: "People") == "deleteAll")
    #expect(method("", "PUT", "/projects", in: "project") { $0.onlyCreates = true } == "create")
    #expect(
      method("", "PUT", "/projects/{id}", in: "project") { $0.onlyCreates = true } == "replace")
    let list = Response.Returns.value(.array(.scalar(.string)))
    #expect(
      method("GetScoreLeaderboard", "GET", "/scores/{gameId}", in: "Leaderboard") {
        $0.response.returns = list
      } == "getScores")
    #expect(
      method("getAssetsByCity", "GET", "/search/cities", in: "Search") {
        $0.response.returns = list
      } == "getAssetsByCity")
    #expect(method("", "GET", "/tag", in: "Tag") { $0.response.returns = list } == "list")
    #expect(
      method("getBooksOnDeck", "GET", "/books/ondeck", in: "Books") { $0.response.returns = list }
        == "listOnDeck")
  }

  @Test(arguments: [
    ("map", TypeReference.scalar(.bool), "getFeatures"),
    ("codecs", .array(.scalar(.string)), "getFeatures"),
    ("items", .array(.scalar(.string)), "listFeatures"),
    ("features", .dictionary(.scalar(.bool)), "listFeatures"),
  ])
  func oneObjectIsNotListed(property: String, type: TypeReference, name: String) {
    let features = Model(
      id: ModelID("Features"),
      shape: .structure(
        Structure(properties: [Property(name: property, type: type, location: at(1))])),
      provenance: "Features", location: at(1))
    let found = method(
      "getServerFeatures", "GET", "/server/features", in: "Server", models: [features]
    ) { $0.response.returns = .value(.model(ModelID("Features"))) }
    #expect(found == name)
  }

  @Test(arguments: [
    ("name", TypeReference.scalar(.string), "name", TypeReference.scalar(.string), "createPhoto"),
    ("name", .scalar(.string), "photos", .array(.scalar(.string)), "createPhotos"),
    ("photos", .array(.scalar(.string)), "name", .scalar(.string), "createPhotos"),
    ("name", .scalar(.string), "items", .array(.scalar(.string)), "createPhotos"),
  ])
  func oneIsMadeOfOne(
    sent: String, _ sentType: TypeReference, received: String, _ receivedType: TypeReference,
    name: String
  ) {
    let models = [("Sent", sent, sentType), ("Received", received, receivedType)].map {
      structure($0.0, [Property(name: $0.1, type: $0.2, location: at(1))])
    }
    let found = method("createPhotos", "POST", "/photos", in: "Albums", models: models) {
      $0.body = .json(.model(ModelID("Sent")))
      $0.response.returns = .value(.model(ModelID("Received")))
    }
    #expect(found == name)
  }

  /// Details of one thing are one object.
  @Test(arguments: [
    ("map", "getFormDetails", "/forms/details", "get"), ("map", "", "/owner/details", "get"),
    ("items", "getFormDetails", "/forms/details", "list"), ("items", "", "/owner/details", "list"),
    ("map", "getFormEntries", "/form/entries", "list"),
  ])
  func detailsOfOneThingAreNotListed(property: String, id: String, path: String, name: String) {
    let details = Model(
      id: ModelID("Details"),
      shape: .structure(
        Structure(properties: [
          Property(name: property, type: .array(.scalar(.string)), location: at(1))
        ])), provenance: "Details", location: at(1))
    let group =
      id.hasSuffix("Entries") ? "FormEntries" : id.isEmpty ? "OwnerDetails" : "FormDetails"
    let found = method(
      id, "GET", path, in: group, naming: id.isEmpty ? .path : .identifier, models: [details]
    ) {
      $0.response.returns = .value(.model(ModelID("Details")))
    }
    #expect(found == name)
  }

  /// The name of one that is found by its identifier gives way to another that says nothing else.
  @Test func anIdentifierStaysInANameBesideAnother() {
    var books = group("books", [operation("getBookById"), operation("getBook", line: 9)])
    for (index, path) in ["/books/{id}", "/books/first"].enumerated() {
      books.operations[index].naming = .identifier
      books.operations[index].path = [.literal(path)]
    }
    let names = nameSymbols(of: api(groups: [books]), clashes: .resolved)
    #expect(methods(of: books, in: names.value) == ["getByID", "get"])
  }

  /// One is deleted by `delete`, and several that a body names by the whole name.
  @Test func deletingSomeGivesWay() {
    var pets = group("pets", [operation("deletePet"), operation("deletePets", line: 9)])
    for (index, path) in ["/pets/{id}", "/pets"].enumerated() {
      pets.operations[index].naming = .identifier
      pets.operations[index].method = "DELETE"
      pets.operations[index].path = [.literal(path)]
    }
    pets.operations[1].body = .json(.array(.scalar(.string)))
    let names = nameSymbols(of: api(groups: [pets]), clashes: .resolved)
    #expect(methods(of: pets, in: names.value) == ["delete", "deletePets"])
  }

  private func methods(of group: OperationGroup, in names: Names) -> [String?] {
    group.operations.map { names.operations[$0.provenance]?.name.text }
  }

  private func method(
    _ id: String, _ http: String, _ path: String, in group: String?,
    naming: Operation.Naming = .identifier, models: [Model] = [],
    changing change: (inout SDKGenAPIModel.Operation) -> Void = { _ in }
  ) -> String? {
    var operation = Operation(
      name: id, provenance: path, method: http, path: [.literal(path)], location: at(1))
    operation.naming = naming
    change(&operation)
    let namer = Namer(casing: Casing(), clashes: .resolved, prefix: "Shop")
    return namer.method(operation, in: group, models: ModelIndex(models))?.name.name
  }
}
