// Made by sdkgen for Parcels. Do not edit.

import Foundation
import SDKRuntime

/// The groups of `ParcelsClient`.
nonisolated protocol ParcelsService: Sendable {
  associatedtype StylesGroup: StylesService
  associatedtype BodiesGroup: BodiesService
  associatedtype ResponsesGroup: ResponsesService
  associatedtype FilesGroup: FilesService
  var styles: StylesGroup { get }
  var bodies: BodiesGroup { get }
  var responses: ResponsesGroup { get }
  var files: FilesGroup { get }
}

extension ParcelsClient: ParcelsService {}

/// A mock of `ParcelsService` whose methods call the closures that a test or a preview sets.
nonisolated struct ParcelsMock: ParcelsService {
  var styles = StylesMock()
  var bodies = BodiesMock()
  var responses = ResponsesMock()
  var files = FilesMock()

  init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// The methods of `StylesClient`.
nonisolated protocol StylesService: Sendable {
  /// `GET /inPath`
  func inPath(
    color: ParcelsColor, ids: [Int], label: String, owner: Owner, when: Date, names: [String],
    options: RequestOptions
  ) async throws
  /// `GET /inQuery`
  func inQuery(
    color: ParcelsColor, name: String, title: String, labels: [String: Date], maybe: [Int?],
    money: Money, path: String, colors: [ParcelsColor]?, created: Owner?, expand: [String]?,
    sizes: [Measure]?, filter: JSON?, times: [String: Date]?, paths: [String]?, box: ParcelsColor?,
    options: RequestOptions
  ) async throws
  /// `GET /inHeadersAndCookies`
  func inHeadersAndCookies(
    xColor: ParcelsColor, xIDs: [Int], ids: [Int], theme: String, xJSON: ParcelsColor?,
    color: ParcelsColor?, options: RequestOptions
  ) async throws
}

extension StylesService {
  /// `GET /inPath`
  func inPath(
    color: ParcelsColor, ids: [Int], label: String, owner: Owner, when: Date, names: [String],
    options: RequestOptions? = nil
  ) async throws {
    try await self.inPath(
      color: color, ids: ids, label: label, owner: owner, when: when, names: names,
      options: options ?? .init())
  }
  /// `GET /inQuery`
  func inQuery(
    color: ParcelsColor, name: String, title: String, labels: [String: Date], maybe: [Int?],
    money: Money, path: String, colors: [ParcelsColor]? = nil, created: Owner? = nil,
    expand: [String]? = nil, sizes: [Measure]? = nil, filter: JSON? = nil,
    times: [String: Date]? = nil, paths: [String]? = nil, box: ParcelsColor? = nil,
    options: RequestOptions? = nil
  ) async throws {
    try await self.inQuery(
      color: color, name: name, title: title, labels: labels, maybe: maybe, money: money,
      path: path, colors: colors, created: created, expand: expand, sizes: sizes, filter: filter,
      times: times, paths: paths, box: box, options: options ?? .init())
  }
  /// `GET /inHeadersAndCookies`
  func inHeadersAndCookies(
    xColor: ParcelsColor, xIDs: [Int], ids: [Int], theme: String, xJSON: ParcelsColor? = nil,
    color: ParcelsColor? = nil, options: RequestOptions? = nil
  ) async throws {
    try await self.inHeadersAndCookies(
      xColor: xColor, xIDs: xIDs, ids: ids, theme: theme, xJSON: xJSON, color: color,
      options: options ?? .init())
  }
}

extension StylesClient: StylesService {}

/// A mock of `StylesService` whose methods call the closures that a test or a preview sets.
nonisolated struct StylesMock: StylesService {
  /// The methods, by which calls are counted.
  nonisolated enum MockedMethod: Sendable {
    case inPath
    case inQuery
    case inHeadersAndCookies
  }

  /// The calls, which copies of the mock share.
  let calls = MockCalls<MockedMethod, StylesEndpoint>()
  var onInPath:
    (
      @Sendable (
        _ color: ParcelsColor,
        _ ids: [Int],
        _ label: String,
        _ owner: Owner,
        _ when: Date,
        _ names: [String],
        _ options: RequestOptions
      ) async throws -> Void
    )?
  var onInQuery:
    (
      @Sendable (
        _ color: ParcelsColor,
        _ name: String,
        _ title: String,
        _ labels: [String: Date],
        _ maybe: [Int?],
        _ money: Money,
        _ path: String,
        _ colors: [ParcelsColor]?,
        _ created: Owner?,
        _ expand: [String]?,
        _ sizes: [Measure]?,
        _ filter: JSON?,
        _ times: [String: Date]?,
        _ paths: [String]?,
        _ box: ParcelsColor?,
        _ options: RequestOptions
      ) async throws -> Void
    )?
  var onInHeadersAndCookies:
    (
      @Sendable (
        _ xColor: ParcelsColor,
        _ xIDs: [Int],
        _ ids: [Int],
        _ theme: String,
        _ xJSON: ParcelsColor?,
        _ color: ParcelsColor?,
        _ options: RequestOptions
      ) async throws -> Void
    )?

  init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  func inPath(
    color: ParcelsColor, ids: [Int], label: String, owner: Owner, when: Date, names: [String],
    options: RequestOptions
  ) async throws {
    self.calls.record(
      .inPath,
      StylesEndpoint.inPath(
        color: color, ids: ids, label: label, owner: owner, when: when, names: names),
      options: options)
    guard let onInPath else {
      throw UnsetMock("styles.inPath")
    }
    try await onInPath(color, ids, label, owner, when, names, options)
  }

  func inQuery(
    color: ParcelsColor, name: String, title: String, labels: [String: Date], maybe: [Int?],
    money: Money, path: String, colors: [ParcelsColor]?, created: Owner?, expand: [String]?,
    sizes: [Measure]?, filter: JSON?, times: [String: Date]?, paths: [String]?, box: ParcelsColor?,
    options: RequestOptions
  ) async throws {
    self.calls.record(
      .inQuery,
      StylesEndpoint.inQuery(
        color: color, name: name, title: title, labels: labels, maybe: maybe, money: money,
        path: path, colors: colors, created: created, expand: expand, sizes: sizes,
        filter: filter, times: times, paths: paths, box: box),
      options: options)
    guard let onInQuery else {
      throw UnsetMock("styles.inQuery")
    }
    try await onInQuery(
      color, name, title, labels, maybe, money, path, colors, created, expand, sizes, filter,
      times, paths, box, options)
  }

  func inHeadersAndCookies(
    xColor: ParcelsColor, xIDs: [Int], ids: [Int], theme: String, xJSON: ParcelsColor?,
    color: ParcelsColor?, options: RequestOptions
  ) async throws {
    self.calls.record(
      .inHeadersAndCookies,
      StylesEndpoint.inHeadersAndCookies(
        xColor: xColor, xIDs: xIDs, ids: ids, theme: theme, xJSON: xJSON, color: color),
      options: options)
    guard let onInHeadersAndCookies else {
      throw UnsetMock("styles.inHeadersAndCookies")
    }
    try await onInHeadersAndCookies(xColor, xIDs, ids, theme, xJSON, color, options)
  }
}

nonisolated extension StylesEndpoint: EquatableEndpoint {}

/// The methods of `BodiesClient`.
nonisolated protocol BodiesService: Sendable {
  /// `POST /form`
  func form(_ body: Charge, options: RequestOptions) async throws
  /// `DELETE /formIfAny`
  func formIfAny(_ body: [String: Date]?, options: RequestOptions) async throws
  /// `PATCH /patch`
  func patch(_ body: [ParcelsColor], options: RequestOptions) async throws
  /// `PUT /dates`
  func dates(_ body: [Date]?, options: RequestOptions) async throws
  /// `PUT /note`
  func note(_ body: String, options: RequestOptions) async throws
  /// `PUT /noteIfAny`
  func noteIfAny(_ body: String?, options: RequestOptions) async throws
  /// `PUT /picture`
  func picture(_ body: HTTPBody?, options: RequestOptions) async throws
  /// `POST /parts`
  func parts(
    color: ParcelsColor, owners: [Owner], size: Measure, money: Money, files: [UploadFile],
    colors: [ParcelsColor]?, owner: Owner?, sizes: [Measure]?, when: Date?, times: [Date]?,
    calendar: [String: Date]?, grid: [[Int]]?, meta: Owner?, page: String?, file: UploadFile?,
    options: RequestOptions
  ) async throws
}

extension BodiesService {
  /// `POST /form`
  func form(_ body: Charge, options: RequestOptions? = nil) async throws {
    try await self.form(body, options: options ?? .init())
  }
  /// `DELETE /formIfAny`
  func formIfAny(_ body: [String: Date]? = nil, options: RequestOptions? = nil) async throws {
    try await self.formIfAny(body, options: options ?? .init())
  }
  /// `PATCH /patch`
  func patch(_ body: [ParcelsColor], options: RequestOptions? = nil) async throws {
    try await self.patch(body, options: options ?? .init())
  }
  /// `PUT /dates`
  func dates(_ body: [Date]? = nil, options: RequestOptions? = nil) async throws {
    try await self.dates(body, options: options ?? .init())
  }
  /// `PUT /note`
  func note(_ body: String, options: RequestOptions? = nil) async throws {
    try await self.note(body, options: options ?? .init())
  }
  /// `PUT /noteIfAny`
  func noteIfAny(_ body: String? = nil, options: RequestOptions? = nil) async throws {
    try await self.noteIfAny(body, options: options ?? .init())
  }
  /// `PUT /picture`
  func picture(_ body: HTTPBody? = nil, options: RequestOptions? = nil) async throws {
    try await self.picture(body, options: options ?? .init())
  }
  /// `POST /parts`
  func parts(
    color: ParcelsColor, owners: [Owner], size: Measure, money: Money, files: [UploadFile],
    colors: [ParcelsColor]? = nil, owner: Owner? = nil, sizes: [Measure]? = nil, when: Date? = nil,
    times: [Date]? = nil, calendar: [String: Date]? = nil, grid: [[Int]]? = nil,
    meta: Owner? = nil, page: String? = nil, file: UploadFile? = nil,
    options: RequestOptions? = nil
  ) async throws {
    try await self.parts(
      color: color, owners: owners, size: size, money: money, files: files, colors: colors,
      owner: owner, sizes: sizes, when: when, times: times, calendar: calendar, grid: grid,
      meta: meta, page: page, file: file, options: options ?? .init())
  }
  /// `POST /form`
  func form(
    amount: Int, tags: [String]? = nil, color: ParcelsColor? = nil, owner: Owner? = nil,
    paid: Date? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.form(
      Charge(amount: amount, tags: tags, color: color, owner: owner, paid: paid), options: options)
  }
}

extension BodiesClient: BodiesService {}

/// A mock of `BodiesService` whose methods call the closures that a test or a preview sets.
nonisolated struct BodiesMock: BodiesService {
  /// The methods, by which calls are counted.
  nonisolated enum MockedMethod: Sendable {
    case form
    case formIfAny
    case patch
    case dates
    case note
    case noteIfAny
    case picture
    case parts
  }

  /// The calls, which copies of the mock share.
  let calls = MockCalls<MockedMethod, BodiesEndpoint>()
  var onForm: (@Sendable (_ body: Charge, _ options: RequestOptions) async throws -> Void)?
  var onFormIfAny:
    (@Sendable (_ body: [String: Date]?, _ options: RequestOptions) async throws -> Void)?
  var onPatch: (@Sendable (_ body: [ParcelsColor], _ options: RequestOptions) async throws -> Void)?
  var onDates: (@Sendable (_ body: [Date]?, _ options: RequestOptions) async throws -> Void)?
  var onNote: (@Sendable (_ body: String, _ options: RequestOptions) async throws -> Void)?
  var onNoteIfAny: (@Sendable (_ body: String?, _ options: RequestOptions) async throws -> Void)?
  var onPicture: (@Sendable (_ body: HTTPBody?, _ options: RequestOptions) async throws -> Void)?
  var onParts:
    (
      @Sendable (
        _ color: ParcelsColor,
        _ owners: [Owner],
        _ size: Measure,
        _ money: Money,
        _ files: [UploadFile],
        _ colors: [ParcelsColor]?,
        _ owner: Owner?,
        _ sizes: [Measure]?,
        _ when: Date?,
        _ times: [Date]?,
        _ calendar: [String: Date]?,
        _ grid: [[Int]]?,
        _ meta: Owner?,
        _ page: String?,
        _ file: UploadFile?,
        _ options: RequestOptions
      ) async throws -> Void
    )?

  init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  func form(_ body: Charge, options: RequestOptions) async throws {
    self.calls.record(.form, BodiesEndpoint.form(body), options: options)
    guard let onForm else {
      throw UnsetMock("bodies.form")
    }
    try await onForm(body, options)
  }

  func formIfAny(_ body: [String: Date]?, options: RequestOptions) async throws {
    self.calls.record(.formIfAny, BodiesEndpoint.formIfAny(body), options: options)
    guard let onFormIfAny else {
      throw UnsetMock("bodies.formIfAny")
    }
    try await onFormIfAny(body, options)
  }

  func patch(_ body: [ParcelsColor], options: RequestOptions) async throws {
    self.calls.record(.patch, BodiesEndpoint.patch(body), options: options)
    guard let onPatch else {
      throw UnsetMock("bodies.patch")
    }
    try await onPatch(body, options)
  }

  func dates(_ body: [Date]?, options: RequestOptions) async throws {
    self.calls.record(.dates, BodiesEndpoint.dates(body), options: options)
    guard let onDates else {
      throw UnsetMock("bodies.dates")
    }
    try await onDates(body, options)
  }

  func note(_ body: String, options: RequestOptions) async throws {
    self.calls.record(.note, BodiesEndpoint.note(body), options: options)
    guard let onNote else {
      throw UnsetMock("bodies.note")
    }
    try await onNote(body, options)
  }

  func noteIfAny(_ body: String?, options: RequestOptions) async throws {
    self.calls.record(.noteIfAny, BodiesEndpoint.noteIfAny(body), options: options)
    guard let onNoteIfAny else {
      throw UnsetMock("bodies.noteIfAny")
    }
    try await onNoteIfAny(body, options)
  }

  func picture(_ body: HTTPBody?, options: RequestOptions) async throws {
    self.calls.record(.picture, BodiesEndpoint.picture(body), options: options)
    guard let onPicture else {
      throw UnsetMock("bodies.picture")
    }
    try await onPicture(body, options)
  }

  func parts(
    color: ParcelsColor, owners: [Owner], size: Measure, money: Money, files: [UploadFile],
    colors: [ParcelsColor]?, owner: Owner?, sizes: [Measure]?, when: Date?, times: [Date]?,
    calendar: [String: Date]?, grid: [[Int]]?, meta: Owner?, page: String?, file: UploadFile?,
    options: RequestOptions
  ) async throws {
    self.calls.record(
      .parts,
      BodiesEndpoint.parts(
        color: color, owners: owners, size: size, money: money, files: files, colors: colors,
        owner: owner, sizes: sizes, when: when, times: times, calendar: calendar, grid: grid,
        meta: meta, page: page, file: file),
      options: options)
    guard let onParts else {
      throw UnsetMock("bodies.parts")
    }
    try await onParts(
      color, owners, size, money, files, colors, owner, sizes, when, times, calendar, grid, meta,
      page, file, options)
  }
}

nonisolated extension BodiesEndpoint: EquatableEndpoint {}

/// The methods of `ResponsesClient`.
nonisolated protocol ResponsesService: Sendable {
  /// `GET /page`
  func page(options: RequestOptions) async throws -> String
  /// `GET /picture`
  func picture(options: RequestOptions) async throws -> Data
  /// `GET /picture`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func picture(to file: URL, progress: ProgressHandler?, options: RequestOptions) async throws
  /// `GET /colorIfAny`
  func colorIfAny(options: RequestOptions) async throws -> ParcelsColor?
  /// `GET /choice`
  func choice(options: RequestOptions) async throws -> ResponsesEndpoint.ChoiceResponse
  /// `POST /choiceOrOther`
  @discardableResult
  func choiceOrOther(
    options: RequestOptions
  ) async throws -> ResponsesEndpoint.ChoiceOrOtherResponse
  /// `POST /chat`
  func chat(_ body: Chat, options: RequestOptions) async throws -> String
  /// `POST /chat`
  func chatStream(
    _ body: Chat, options: RequestOptions
  ) -> AsyncThrowingStream<ParcelsColor, any Error>
}

extension ResponsesService {
  /// `GET /page`
  func page(options: RequestOptions? = nil) async throws -> String {
    try await self.page(options: options ?? .init())
  }
  /// `GET /picture`
  func picture(options: RequestOptions? = nil) async throws -> Data {
    try await self.picture(options: options ?? .init())
  }
  /// `GET /picture`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func picture(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions? = nil
  ) async throws {
    try await self.picture(to: file, progress: progress, options: options ?? .init())
  }
  /// `GET /colorIfAny`
  func colorIfAny(options: RequestOptions? = nil) async throws -> ParcelsColor? {
    try await self.colorIfAny(options: options ?? .init())
  }
  /// `GET /choice`
  func choice(options: RequestOptions? = nil) async throws -> ResponsesEndpoint.ChoiceResponse {
    try await self.choice(options: options ?? .init())
  }
  /// `POST /choiceOrOther`
  @discardableResult
  func choiceOrOther(
    options: RequestOptions? = nil
  ) async throws -> ResponsesEndpoint.ChoiceOrOtherResponse {
    try await self.choiceOrOther(options: options ?? .init())
  }
  /// `POST /chat`
  func chat(_ body: Chat, options: RequestOptions? = nil) async throws -> String {
    try await self.chat(body, options: options ?? .init())
  }
  /// `POST /chat`
  func chatStream(
    _ body: Chat, options: RequestOptions? = nil
  ) -> AsyncThrowingStream<ParcelsColor, any Error> {
    self.chatStream(body, options: options ?? .init())
  }
  /// `POST /chat`
  func chat(text: String, options: RequestOptions = .init()) async throws -> String {
    try await self.chat(Chat(text: text), options: options)
  }
  /// `POST /chat`
  func chatStream(
    text: String, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ParcelsColor, any Error> {
    self.chatStream(Chat(text: text), options: options)
  }
}

extension ResponsesClient: ResponsesService {}

/// A mock of `ResponsesService` whose methods call the closures that a test or a preview sets.
nonisolated struct ResponsesMock: ResponsesService {
  /// The methods, by which calls are counted.
  nonisolated enum MockedMethod: Sendable {
    case page
    case picture
    case pictureToFile
    case colorIfAny
    case choice
    case choiceOrOther
    case chat
    case chatStream
  }

  /// The calls, which copies of the mock share.
  let calls = MockCalls<MockedMethod, ResponsesEndpoint>()
  var onPage: (@Sendable (_ options: RequestOptions) async throws -> String)?
  var onPicture: (@Sendable (_ options: RequestOptions) async throws -> Data)?
  var onPictureToFile:
    (
      @Sendable (
        _ file: URL,
        _ progress: ProgressHandler?,
        _ options: RequestOptions
      ) async throws -> Void
    )?
  var onColorIfAny: (@Sendable (_ options: RequestOptions) async throws -> ParcelsColor?)?
  var onChoice:
    (@Sendable (_ options: RequestOptions) async throws -> ResponsesEndpoint.ChoiceResponse)?
  var onChoiceOrOther:
    (@Sendable (_ options: RequestOptions) async throws -> ResponsesEndpoint.ChoiceOrOtherResponse)?
  var onChat: (@Sendable (_ body: Chat, _ options: RequestOptions) async throws -> String)?
  var onChatStream:
    (
      @Sendable (
        _ body: Chat,
        _ options: RequestOptions
      ) -> AsyncThrowingStream<ParcelsColor, any Error>
    )?

  init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  func page(options: RequestOptions) async throws -> String {
    self.calls.record(.page, ResponsesEndpoint.page, options: options)
    guard let onPage else {
      throw UnsetMock("responses.page")
    }
    return try await onPage(options)
  }

  func picture(options: RequestOptions) async throws -> Data {
    self.calls.record(.picture, ResponsesEndpoint.picture, options: options)
    guard let onPicture else {
      throw UnsetMock("responses.picture")
    }
    return try await onPicture(options)
  }

  func picture(to file: URL, progress: ProgressHandler?, options: RequestOptions) async throws {
    self.calls.record(.pictureToFile, ResponsesEndpoint.picture, options: options)
    guard let onPictureToFile else {
      throw UnsetMock("responses.picture")
    }
    try await onPictureToFile(file, progress, options)
  }

  func colorIfAny(options: RequestOptions) async throws -> ParcelsColor? {
    self.calls.record(.colorIfAny, ResponsesEndpoint.colorIfAny, options: options)
    guard let onColorIfAny else {
      throw UnsetMock("responses.colorIfAny")
    }
    return try await onColorIfAny(options)
  }

  func choice(options: RequestOptions) async throws -> ResponsesEndpoint.ChoiceResponse {
    self.calls.record(.choice, ResponsesEndpoint.choice, options: options)
    guard let onChoice else {
      throw UnsetMock("responses.choice")
    }
    return try await onChoice(options)
  }

  @discardableResult
  func choiceOrOther(
    options: RequestOptions
  ) async throws -> ResponsesEndpoint.ChoiceOrOtherResponse {
    self.calls.record(.choiceOrOther, ResponsesEndpoint.choiceOrOther, options: options)
    guard let onChoiceOrOther else {
      throw UnsetMock("responses.choiceOrOther")
    }
    return try await onChoiceOrOther(options)
  }

  func chat(_ body: Chat, options: RequestOptions) async throws -> String {
    self.calls.record(.chat, ResponsesEndpoint.chat(body), options: options)
    guard let onChat else {
      throw UnsetMock("responses.chat")
    }
    return try await onChat(body, options)
  }

  func chatStream(
    _ body: Chat, options: RequestOptions
  ) -> AsyncThrowingStream<ParcelsColor, any Error> {
    self.calls.record(.chatStream, ResponsesEndpoint.chat(body), options: options)
    guard let onChatStream else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("responses.chatStream")) }
    }
    return onChatStream(body, options)
  }
}

nonisolated extension ResponsesEndpoint: EquatableEndpoint {}

/// The methods of `FilesClient`.
nonisolated protocol FilesService: Sendable {
  /// `GET /either`
  func either(options: RequestOptions) async throws
  /// `GET /whoever`
  func whoever(options: RequestOptions) async throws
  /// `GET /both`
  func both(options: RequestOptions) async throws
  /// `POST /upload`
  func upload(_ body: HTTPBody, options: RequestOptions) async throws
  /// `PUT /addLink`
  func addLink(id: Int, options: RequestOptions) async throws
  /// `PUT /removeLink`
  func removeLink(id: Int, options: RequestOptions) async throws
  /// `GET /old`
  func old(body: String, body2: String, options: RequestOptions) async throws
}

extension FilesService {
  /// `GET /either`
  func either(options: RequestOptions? = nil) async throws {
    try await self.either(options: options ?? .init())
  }
  /// `GET /whoever`
  func whoever(options: RequestOptions? = nil) async throws {
    try await self.whoever(options: options ?? .init())
  }
  /// `GET /both`
  func both(options: RequestOptions? = nil) async throws {
    try await self.both(options: options ?? .init())
  }
  /// `POST /upload`
  func upload(_ body: HTTPBody, options: RequestOptions? = nil) async throws {
    try await self.upload(body, options: options ?? .init())
  }
  /// `PUT /addLink`
  func addLink(id: Int, options: RequestOptions? = nil) async throws {
    try await self.addLink(id: id, options: options ?? .init())
  }
  /// `PUT /removeLink`
  func removeLink(id: Int, options: RequestOptions? = nil) async throws {
    try await self.removeLink(id: id, options: options ?? .init())
  }
  /// `GET /old`
  @available(*, deprecated, message: "Use 'either'.")
  func old(body: String, body2: String, options: RequestOptions? = nil) async throws {
    try await self.old(body: body, body2: body2, options: options ?? .init())
  }
}

extension FilesClient: FilesService {}

/// A mock of `FilesService` whose methods call the closures that a test or a preview sets.
nonisolated struct FilesMock: FilesService {
  /// The methods, by which calls are counted.
  nonisolated enum MockedMethod: Sendable {
    case either
    case whoever
    case both
    case upload
    case addLink
    case removeLink
    case old
  }

  /// The calls, which copies of the mock share.
  let calls = MockCalls<MockedMethod, FilesEndpoint>()
  var onEither: (@Sendable (_ options: RequestOptions) async throws -> Void)?
  var onWhoever: (@Sendable (_ options: RequestOptions) async throws -> Void)?
  var onBoth: (@Sendable (_ options: RequestOptions) async throws -> Void)?
  var onUpload: (@Sendable (_ body: HTTPBody, _ options: RequestOptions) async throws -> Void)?
  var onAddLink: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?
  var onRemoveLink: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?
  var onOld:
    (@Sendable (_ body: String, _ body2: String, _ options: RequestOptions) async throws -> Void)?

  init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  func either(options: RequestOptions) async throws {
    self.calls.record(.either, FilesEndpoint.either, options: options)
    guard let onEither else {
      throw UnsetMock("files.either")
    }
    try await onEither(options)
  }

  func whoever(options: RequestOptions) async throws {
    self.calls.record(.whoever, FilesEndpoint.whoever, options: options)
    guard let onWhoever else {
      throw UnsetMock("files.whoever")
    }
    try await onWhoever(options)
  }

  func both(options: RequestOptions) async throws {
    self.calls.record(.both, FilesEndpoint.both, options: options)
    guard let onBoth else {
      throw UnsetMock("files.both")
    }
    try await onBoth(options)
  }

  func upload(_ body: HTTPBody, options: RequestOptions) async throws {
    self.calls.record(.upload, FilesEndpoint.upload(body), options: options)
    guard let onUpload else {
      throw UnsetMock("files.upload")
    }
    try await onUpload(body, options)
  }

  func addLink(id: Int, options: RequestOptions) async throws {
    self.calls.record(.addLink, FilesEndpoint.addLink(id: id), options: options)
    guard let onAddLink else {
      throw UnsetMock("files.addLink")
    }
    try await onAddLink(id, options)
  }

  func removeLink(id: Int, options: RequestOptions) async throws {
    self.calls.record(.removeLink, FilesEndpoint.removeLink(id: id), options: options)
    guard let onRemoveLink else {
      throw UnsetMock("files.removeLink")
    }
    try await onRemoveLink(id, options)
  }

  func old(body: String, body2: String, options: RequestOptions) async throws {
    self.calls.record(.old, FilesEndpoint.old(body: body, body2: body2), options: options)
    guard let onOld else {
      throw UnsetMock("files.old")
    }
    try await onOld(body, body2, options)
  }
}

nonisolated extension FilesEndpoint: EquatableEndpoint {}

extension Owner: Decodable {
  private static let _members: UnionMembers = [.integer, .object]

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .int(Int(from: decoder))
      case 1: try .color(ParcelsColor(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

extension Charge: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      amount: fields.decode(Int.self, "amount"),
      tags: fields.decodeIfPresent([String].self, "tags"),
      color: fields.decodeIfPresent(ParcelsColor.self, "color"),
      owner: fields.decodeIfPresent(Owner.self, "owner"),
      paid: fields.decodeIfPresent("paid", as: .unixSeconds))
  }
}

extension Chat: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decode(String.self, "text"),
      stream: fields.decodeIfPresent(Bool.self, "stream"))
  }
}
