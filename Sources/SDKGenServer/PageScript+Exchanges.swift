#if Server
  extension PageScript {
    /// Answers, the requests of late, and what is kept.
    static let exchanges = #"""
      const statusText = exchange => exchange.status === null ? "---" : String(exchange.status);
      const statusClass = ({ status }) =>
        "status " + (status === null || status >= 500 ? "bad" : status >= 400 ? "fair" : "good");

      async function send(request, verdict, answer) {
        verdict.replaceChildren();
        try {
          const response = await fetch("/_sdkgen/send", { method: "POST", body: JSON.stringify(await described(request)) });
          const exchange = await response.json();
          if (!response.ok) throw new Error(exchange.detail);
          const count = exchange.violations.length;
          // All that is read out: the rest is as long as the answer.
          verdict.append(
            t("answer") + " ", element("span", { class: statusClass(exchange) }, exchange.status === null ? t("noAnswer") : statusText(exchange)),
            " · ", count ? element("span", { class: "bad" }, t("violations")(count)) : t("nothingWrong"));
          answer.replaceChildren(...shown(exchange));
        } catch (error) {
          verdict.append(error instanceof TypeError ? t("failed") : error.message);
          answer.replaceChildren();
        }
        loadCollections();
      }

      function shown(exchange) {
        const head = exchange.headers.map(([name, value]) => name + ": " + value).join("\n");
        const text = [head, pretty(exchange.body)].filter(part => part).join("\n\n");
        return [
          exchange.violations.length
            ? element("ul", { class: "violations" }, ...exchange.violations.map(text => element("li", {}, text))) : null,
          text ? block(text) : null,
        ].filter(part => part);
      }

      function addRequest(exchange) {
        byID("no-requests").hidden = true;
        const list = byID("requests");
        const name = exchange.operation ? " (" + exchange.operation + ")" : "";
        const count = exchange.violations.length;
        const details = element("details", {},
          element("summary", {},
            element("span", { class: statusClass(exchange) }, statusText(exchange)), " " + exchange.request + name,
            count ? " · " : null,
            count ? element("span", { class: "bad", "data-violations": count }, t("violations")(count)) : null));
        // Most of them are never opened.
        details.addEventListener("toggle", () => {
          if (exchange.sent) details.append(element("h3", {}, t("sent")), block(pretty(exchange.sent)), element("h3", {}, t("answer")));
          details.append(...shown(exchange));
        }, { once: true });
        list.prepend(element("li", {}, details));
        while (list.childElementCount > 100) list.lastElementChild.remove();
      }

      async function loadCollections() {
        let collections = [];
        try { collections = await load("collections"); } catch { return; }
        byID("no-collections").hidden = collections.length > 0;
        const known = new Map([...byID("collections").children].map(made => [made.dataset.key, made]));
        const all = collections.map(collection => {
          const key = collection.spec + collection.path;
          const details = known.get(key) || collectionElement(key, collection);
          details.querySelector(".count").textContent = collection.count === null ? "" : " · " + t("records")(collection.count);
          if (details.open) loadRecords(details, collection);
          return details;
        });
        // One that stays is not moved: the focus would be lost.
        const list = byID("collections");
        for (const made of known.values()) if (!all.includes(made)) made.remove();
        all.forEach((made, index) => {
          if (list.children[index] !== made) list.insertBefore(made, list.children[index] || null);
        });
      }

      function collectionElement(key, collection) {
        return element("details", {
          "data-key": key, "data-path": collection.path,
          ontoggle: ({ target }) => { if (target.open) loadRecords(target, collection); },
        },
          element("summary", {}, element("span", { class: "path" }, collection.path), element("span", { class: "count" })),
          element("p", { class: "first" }), block(""));
      }

      async function loadRecords(details, { spec, path }) {
        try {
          const { count, records } = await load("records?" + new URLSearchParams({ spec, path }));
          details.querySelector(".count").textContent = " · " + t("records")(count);
          details.querySelector(".first").textContent = records.length < count ? t("first")(records.length) : "";
          details.querySelector("pre").textContent = JSON.stringify(records, null, 2);
        } catch (error) {
          details.querySelector("pre").textContent = error instanceof TypeError ? t("failed") : error.message;
        }
      }


      """#

    /// What happens when the page is loaded.
    static let begin = #"""
      function showTexts() {
        document.documentElement.lang = language;
        for (const made of document.querySelectorAll("[data-text]")) made.textContent = t(made.dataset.text);
        for (const made of document.querySelectorAll("[data-violations]")) {
          made.textContent = t("violations")(Number(made.dataset.violations));
        }
        byID("language").textContent = t("other");
        byID("language").lang = t("code");
      }

      async function loadSpecs() {
        try { specs = await load("specs"); } catch { return; }
        byID("summary").textContent = specs.map(spec => spec.name).join(", ");
        await showCurrent();
      }

      byID("language").addEventListener("click", () => {
        language = t("code");
        localStorage.setItem("sdkgen-language", language);
        showTexts();
        showCurrent();
        loadCollections();
      });
      byID("skip").addEventListener("click", event => {
        event.preventDefault();
        byID("operation").focus();
      });
      byID("filter").addEventListener("input", listOperations);
      byID("reload").addEventListener("click", () => {
        loadSpecs();
        loadCollections();
      });
      byID("reset").addEventListener("click", async () => {
        try { await fetch("/_sdkgen/reset", { method: "POST" }); } catch { return; }
        loadCollections();
      });
      addEventListener("hashchange", async () => {
        await showCurrent();
        byID("operation").focus();
      });
      showTexts();
      loadSpecs();
      loadCollections();

      const events = new EventSource("/_sdkgen/requests");
      let isLoading = false;
      events.addEventListener("open", () => {
        byID("connection").textContent = "";
        byID("requests").replaceChildren();
        byID("no-requests").hidden = false;
      });
      events.addEventListener("error", () => { byID("connection").textContent = t("lost"); });
      // The specs are others now; forms keep what they say.
      events.addEventListener("specs", () => {
        loadSpecs();
        loadCollections();
      });
      events.addEventListener("message", event => {
        addRequest(JSON.parse(event.data));
        // However many come, what is kept is asked for twice a second.
        if (isLoading) return;
        isLoading = true;
        setTimeout(async () => {
          await loadCollections();
          isLoading = false;
        }, 500);
      });
      """#
  }
#endif
