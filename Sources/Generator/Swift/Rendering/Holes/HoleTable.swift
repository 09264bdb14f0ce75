/// The holes of templates, as their documentation lists them.
package struct HoleTable: Sendable {
  /// The templates that have these holes.
  package var templates: [String]
  package var rows: [Row]

  package struct Row: Equatable, Sendable {
    /// `{{name}}`, `{{#properties}}` or, inside that, `{{property.name}}`.
    package var tag: String
    package var about: String
    /// The text of the hole in one of the examples; nil for conditions and lists.
    package var example: String?
  }

  /// Returns the tables of all templates, with examples from the declarations of some files.
  package static func all(examples files: [SwiftFile]) -> [HoleTable] {
    var tables: [HoleTable] = []
    var types: [any TemplateValue.Type] = []
    for template in TemplateName.allCases {
      if let index = types.firstIndex(where: { $0 == template.value }) {
        tables[index].templates.append(template.rawValue)
      } else {
        let examples =
          template == .file
          ? files.map { RenderedFile(file: $0, declarations: []).holeValues }
          : files.flatMap(\.declarations).map(\.filling)
            .filter { $0.template == template }.map(\.value.holeValues)
        types.append(template.value)
        // Declarations have tables of their own, and the texts of a list have no names.
        var listed = TemplateName.allCases.map(\.value) + [String.self, Code.self]
        tables.append(
          HoleTable(
            templates: [template.rawValue],
            rows: rows(of: template.value, "", examples: examples, listed: &listed)))
      }
    }
    return tables
  }

  private static func rows(
    of type: any TemplateValue.Type, _ scope: String, examples: [HoleValues],
    listed: inout [any TemplateValue.Type]
  ) -> [Row] {
    type.outlines.enumerated().flatMap { index, hole -> [Row] in
      let name = scope + hole.name
      switch hole.kind {
      case .text:
        let texts = examples.lazy.map {
          $0.piece(index).lines(width: .max).joined(separator: "\n")
        }
        let example =
          texts.first { !$0.isEmpty && !$0.contains("\n") && $0.count <= 80 }
          ?? texts.first { !$0.isEmpty }
        return [Row(tag: "{{\(name)}}", about: hole.about, example: example ?? "")]
      case .flag: return [Row(tag: "{{#\(name)}}", about: hole.about)]
      case .list(let element):
        let row = Row(tag: "{{#\(name)}}", about: hole.about)
        if listed.contains(where: { $0 == element }) { return [row] }
        listed.append(element)
        let inner = rows(
          of: element, element.scope + ".", examples: examples.flatMap { $0.list(index) },
          listed: &listed)
        return [row] + inner
      }
    }
  }
}
