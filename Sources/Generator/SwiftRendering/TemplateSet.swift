import Mustache
package import SDKGenDiagnostics
import SDKGenTemplates

/// The templates of a run, all checked: the built-in ones, or the user's instead.
package struct TemplateSet: Sendable {
  /// The text of a template, and the file it came from.
  package struct Source: Sendable {
    package var name: String
    package var text: String
    package var file: String

    package init(name: String, text: String, file: String) {
      self.name = name
      self.text = text
      self.file = file
    }
  }

  private let library: MustacheLibrary

  private init(_ library: MustacheLibrary) { self.library = library }

  /// The templates of the tool; a user's replace those of the same name.
  package static func make(replacing sources: [Source] = []) -> Diagnosed<TemplateSet> {
    var library = MustacheLibrary()
    var problems: [Diagnostic] = []
    let builtIn = builtInTemplates.map {
      Source(name: $0.name, text: $0.text, file: "Templates/\($0.name).mustache")
    }
    let known = Set(builtIn.map(\.name))
    let replaced = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let used = builtIn.map { replaced[$0.name] ?? $0 }
    for source in sources where !known.contains(source.name) {
      problems.append(.unknownTemplate(source, known: known.sorted()))
    }
    for source in used {
      if let problem = problem(beforeReading: source) {
        problems.append(problem)
        continue
      }
      do { try library.register(source.text, named: source.name) } catch let error
        as MustacheTemplate.ParserError
      {
        problems.append(.badTemplate(source, error))
      } catch {
        problems.append(.badTemplate(source, "\(error)"))
      }
    }
    if problems.isEmpty { problems = TemplateCheck(used).problems }
    return Diagnosed(TemplateSet(library), problems)
  }

  func render(_ context: any TemplateContext, with name: TemplateName) -> String {
    library.render(context, withTemplate: name.rawValue) ?? ""
  }
}
