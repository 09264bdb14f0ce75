/// The way in which the elements of a list and the properties of an object are written, as
/// OpenAPI's styles have it. `R`, `G` and `B` are properties.
///
/// Where a style has no meaning, as `label` in a query, the nearest that has one is used. Of
/// single values only `label`, `matrix` and `json` make something else.
public indirect enum ParameterStyle: Hashable, Sendable {
  /// `ids=1&ids=2`; `R=100&G=200`. What queries, forms and cookies use where nothing is said.
  case `repeat`
  /// `ids=1,2`; `color=R,100,G,200`. What paths and headers use where nothing is said.
  case comma
  /// `ids=1,2`; `color=R=100,G=200`
  case commaPairs
  /// `ids[]=1&ids[]=2`; `color[R]=100&color[G]=200`
  case brackets
  /// `ids=1|2`; `color=R|100|G|200`
  case pipe
  /// `ids=1 2`; `color=R 100 G 200`
  case space
  /// `ids=1\t2`, the tab percent-encoded in queries and forms.
  case tab
  /// `ids[0]=1&ids[1]=2`; `color[R]=100`; `lines[0][color][R]=100`
  case deepObject
  /// In a path: `.1,2`; `.R,100,G,200`
  case label
  /// In a path: `.1.2`; `.R=100.G=200`
  case labelExploded
  /// In a path: `;ids=1,2`; `;color=R,100,G,200`
  case matrix
  /// In a path: `;ids=1;ids=2`; `;R=100;G=200`
  case matrixExploded
  /// The whole value as JSON text.
  case json
  /// `ids=1&ids=2`, as ``repeat``; `color={"R":100,"G":200}`. What OpenAPI says of the fields of forms: only objects are
  /// JSON text.
  case jsonObjects
  /// In a query: `ids=1&ids=2&color={"R":100}`, the properties of an object as the fields of a form, with what is inside
  /// them as JSON text.
  case fields
  /// In a query: the value as text, without a name, which is then all there is: `?$.a[1:3]`
  case whole
  /// In a query: the value as JSON text, without a name.
  case wholeJSON
  /// In cookies: `color=blue; color=black`; `R=100; G=200`. Nothing is percent-encoded, and what would end a cookie is
  /// refused.
  case cookie
  /// In cookies: `color=blue,black`; `color=R,100,G,200`. Otherwise as ``cookie``.
  case cookieComma
  /// A list of lists, these in the style `elements`, which puts something between elements: `.lists(.pipe, of: .comma)`
  /// writes `ids=1,2|3`. In other styles a list in a list is JSON text.
  case lists(ParameterStyle, of: ParameterStyle)
}
