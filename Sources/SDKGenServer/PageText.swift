#if Server
  /// The page's HTML and CSS: they need nothing from outside.
  enum PageText {
    static let html = #"""
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>sdkgen serve</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="/_sdkgen/style.css">
      <script src="/_sdkgen/script.js" defer></script>
      </head>
      <body>
      <a class="skip" id="skip" href="#operation" data-text="skip">Skip to the operation</a>
      <header>
        <h1>sdkgen serve</h1>
        <p id="summary"></p>
        <button id="language" type="button" lang="ko">한국어</button>
      </header>
      <noscript><p>This page needs JavaScript. 이 페이지에는 JavaScript가 필요합니다.</p></noscript>
      <div id="columns">
        <nav aria-labelledby="operations-title">
          <h2 id="operations-title" data-text="operations">Operations</h2>
          <label><span data-text="filter">Filter</span> <input id="filter" type="search" autocomplete="off"></label>
          <div id="list"></div>
        </nav>
        <main>
          <section id="operation" tabindex="-1"><p data-text="choose">Choose an operation.</p></section>
          <section aria-labelledby="requests-title">
            <h2 id="requests-title" data-text="requests">Requests</h2>
            <p id="connection" class="bad" role="status"></p>
            <p id="no-requests" data-text="noRequests">There are none yet.</p>
            <ol id="requests" reversed></ol>
          </section>
          <section aria-labelledby="collections-title">
            <div class="row">
              <h2 id="collections-title" data-text="collections">Collections</h2>
              <button id="reload" type="button" data-text="reload">Reload</button>
              <button id="reset" type="button" data-text="reset">Begin again</button>
            </div>
            <p id="no-collections" data-text="noCollections">Nothing is kept.</p>
            <div id="collections"></div>
          </section>
        </main>
      </div>
      </body>
      </html>

      """#

    static let style = #"""
      :root {
        color-scheme: light dark;
        --text: #1b1b1f; --quiet: #5a5a66; --ground: #ffffff; --panel: #f4f4f7; --line: #d5d5de; --edge: #82828f;
        --accent: #0b57c4; --good: #17692f; --fair: #8a5300; --bad: #b3201f;
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --text: #ececf1; --quiet: #a9a9b8; --ground: #17171b; --panel: #212127; --line: #3d3d48; --edge: #7d7d8c;
          --accent: #8ab4ff; --good: #7ad492; --fair: #f0b860; --bad: #ff8f8a;
        }
      }
      * { box-sizing: border-box; }
      body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground); }
      :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
      #operation:focus { outline: none; }
      .skip { position: absolute; left: -100em; }
      .skip:focus { left: 1em; top: 1em; background: var(--ground); padding: .5em 1em; z-index: 1; }
      header { display: flex; gap: 1em; align-items: center; padding: .6em 1.25em; border-bottom: 1px solid var(--line); }
      noscript p { padding: 0 1.25em; }
      h1 { font-size: 1.1em; margin: 0; white-space: nowrap; }
      h2 { font-size: 1.05em; margin: 0 0 .5em; overflow-wrap: anywhere; }
      h3 { font-size: .875em; color: var(--quiet); margin: 1em 0 .25em; }
      #summary { flex: 1; min-width: 0; margin: 0; color: var(--quiet); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      #columns { display: grid; grid-template-columns: minmax(16em, 26em) minmax(0, 1fr); align-items: start; }
      nav { border-inline-end: 1px solid var(--line); padding: 1em 1.25em; height: 100vh; overflow-y: auto; position: sticky; top: 0; }
      main { padding: 1em 1.5em 3em; max-width: 62em; min-width: 0; }
      section { margin-bottom: 2em; }
      @media (max-width: 48em) {
        #columns { grid-template-columns: minmax(0, 1fr); }
        nav { border-inline-end: 0; border-bottom: 1px solid var(--line); height: auto; max-height: 40vh; position: static; }
        main { padding-inline: 1.25em; }
      }
      ul, ol { list-style: none; margin: 0; padding: 0; }
      p { margin: .4em 0; overflow-wrap: anywhere; }
      p.about { white-space: pre-line; }
      button, input, textarea { font: inherit; color: inherit; }
      button { background: var(--panel); border: 1px solid var(--edge); border-radius: 6px; padding: .3em .9em; cursor: pointer; }
      button.main { background: var(--accent); border-color: var(--accent); color: var(--ground); font-weight: 600; }
      nav li a { display: flex; gap: .6em; align-items: baseline; color: inherit; text-decoration: none; border-radius: 4px; padding: .2em .5em; overflow-wrap: anywhere; }
      nav li a:hover { background: var(--panel); }
      nav li a[aria-current] { background: var(--panel); box-shadow: inset 3px 0 var(--accent); }
      .method { font: 700 .75rem/1.6 ui-monospace, monospace; min-width: 4.2em; color: var(--accent); }
      h2 .method { font-size: .875rem; }
      code, pre, textarea, .path { font-family: ui-monospace, monospace; font-size: .875rem; }
      h2 .path { font-size: 1rem; }
      pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .6em .75em; overflow: auto; max-height: 24em; margin: .25em 0; white-space: pre-wrap; overflow-wrap: anywhere; }
      #curl { max-height: 10em; }
      form label { display: block; margin: .6em 0; }
      form label > span, nav label > span { display: block; margin-bottom: .25em; font-size: .875rem; color: var(--quiet); }
      input, textarea { width: 100%; background: var(--ground); border: 1px solid var(--edge); border-radius: 6px; padding: .35em .6em; }
      textarea { min-height: 10em; resize: vertical; }
      .row { display: flex; flex-wrap: wrap; gap: .5em; align-items: center; margin: .5em 0; }
      .row h2 { margin: 0; margin-inline-end: auto; }
      .status { font-weight: 700; }
      .good { color: var(--good); } .fair { color: var(--fair); } .bad { color: var(--bad); }
      .violations { border-inline-start: 4px solid var(--bad); padding: .25em .75em; margin: .5em 0; overflow-wrap: anywhere; }
      .violations li { font-family: ui-monospace, monospace; font-size: .875rem; }
      #requests, #collections { max-height: 36em; overflow-y: auto; }
      #requests > li, #collections > details { border-bottom: 1px solid var(--line); padding: .3em 4px; }
      #connection:empty, .first:empty { display: none; }
      summary { cursor: pointer; overflow-wrap: anywhere; }

      """#
  }
#endif
