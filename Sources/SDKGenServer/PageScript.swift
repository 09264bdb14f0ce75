#if Server
  /// The script of the page. What comes from the server becomes text, never markup.
  enum PageScript {
    static let text = texts + operations + exchanges + begin

    /// What the page says, and how it makes elements.
    private static let texts = #"""
      "use strict";
      const texts = {
        en: {
          skip: "Skip to the operation", operations: "Operations", filter: "Filter", choose: "Choose an operation.",
          requests: "Requests", noRequests: "There are none yet.", collections: "Collections", reload: "Reload",
          reset: "Begin again", noCollections: "Nothing is kept.", send: "Send", copy: "Copy curl",
          copied: "Copied", body: "Body", required: "required", answer: "Answer", nothingWrong: "as the spec allows",
          violations: count => count === 1 ? "1 violation of the spec" : count + " violations of the spec",
          sent: "Sent", records: count => count === 1 ? "1 record" : count + " records",
          first: count => "The first " + count + " are shown.", noAnswer: "no answer",
          failed: "The server does not answer.", lost: "The server is gone; the page waits for it.",
          unsendable: "The page sends no bodies of this type.", samples: "Answers samples.", other: "한국어", code: "ko",
        },
        ko: {
          skip: "오퍼레이션으로 건너뛰기", operations: "오퍼레이션", filter: "찾기", choose: "오퍼레이션을 고르세요.",
          requests: "요청", noRequests: "아직 요청이 없습니다.", collections: "컬렉션", reload: "새로 고침",
          reset: "처음으로 되돌리기", noCollections: "저장된 것이 없습니다.", send: "보내기", copy: "curl 복사",
          copied: "복사했습니다", body: "본문", required: "필수", answer: "응답", nothingWrong: "스펙에 맞음",
          violations: count => "스펙 위반 " + count + "건",
          sent: "보낸 본문", records: count => "레코드 " + count + "개",
          first: count => "처음 " + count + "개만 표시합니다.", noAnswer: "응답 없음",
          failed: "서버가 응답하지 않습니다.", lost: "서버와 연결이 끊겼습니다. 다시 연결되기를 기다립니다.",
          unsendable: "이 페이지에서는 이 형식의 본문을 보낼 수 없습니다.", samples: "샘플로 응답합니다.", other: "English", code: "en",
        },
      };
      const stored = localStorage.getItem("sdkgen-language");
      let language = stored in texts ? stored : navigator.language.startsWith("ko") ? "ko" : "en";
      const t = key => texts[language][key];
      const byID = id => document.getElementById(id);

      function element(name, properties, ...children) {
        const made = document.createElement(name);
        for (const [key, value] of Object.entries(properties)) {
          if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
          else if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
        }
        made.append(...children.filter(child => child !== null));
        return made;
      }

      // A text that scrolls, so that the keyboard reaches it.
      const block = (text, id) => element("pre", { tabindex: "0", id }, text);

      function pretty(text) {
        try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
      }

      async function load(path) {
        const response = await fetch("/_sdkgen/" + path);
        if (!response.ok) throw new Error((await response.json()).detail);
        return response.json();
      }


      """#

    /// The list of the operations, and the form of one.
    private static let operations = #"""
      let specs = [];
      // What the forms said, by the operation's address: "0/Pets.get".
      const edits = new Map();
      const addressOf = (index, operation) => index + "/" + operation.id;

      function listOperations() {
        const wanted = byID("filter").value.toLowerCase();
        const current = decodeURIComponent(location.hash.slice(1));
        const list = byID("list");
        list.replaceChildren();
        specs.forEach((spec, index) => {
          let group = null;
          let items = null;
          for (const operation of spec.operations) {
            const text = [operation.method, operation.path, operation.id, operation.about].join(" ");
            if (!text.toLowerCase().includes(wanted)) continue;
            const own = operation.id.split(".").slice(0, -1).join(".");
            if (own !== group) {
              group = own;
              items = element("ul", {});
              list.append(element("h3", {}, specs.length > 1 && spec.name !== own ? spec.name + " · " + own : own), items);
            }
            const address = addressOf(index, operation);
            items.append(element("li", {}, element("a", {
              href: "#" + encodeURIComponent(address), title: operation.id, "aria-current": address === current && "true",
            },
              element("span", { class: "method" }, operation.method),
              element("span", { class: "path" }, operation.path))));
          }
        });
      }

      async function showCurrent() {
        listOperations();
        const address = decodeURIComponent(location.hash.slice(1));
        const slash = address.indexOf("/");
        const operation = specs[address.slice(0, slash)]?.operations.find(operation => operation.id === address.slice(slash + 1));
        if (!operation) return;
        const query = new URLSearchParams({ spec: address.slice(0, slash), id: operation.id });
        try {
          const whole = await load("operation?" + query);
          if (address === decodeURIComponent(location.hash.slice(1))) showOperation(whole, address);
        } catch (error) {
          byID("operation").replaceChildren(error.message);
        }
      }

      function showOperation(operation, address) {
        const isMultipart = (operation.type || "").startsWith("multipart/");
        const isForm = isMultipart && operation.parts.length > 0;
        const isUnsendable = isMultipart && !isForm;
        const edit = edits.get(address) || {};
        const field = (kind, entry) => {
          const input = element("input", entry.file ? { type: "file", name: entry.name, multiple: entry.list }
            : { autocomplete: "off", spellcheck: "false", name: entry.name, placeholder: entry.hint });
          if (!entry.file) input.value = edit[kind + " " + entry.name] ?? entry.value;
          return { kind, ...entry, input };
        };
        const fields = operation.parameters.map(parameter => field(parameter.in, parameter));
        if (isForm) fields.push(...operation.parts.map(part => field("part", part)));
        const body = !operation.type || isMultipart ? null
          : operation.file ? element("input", { type: "file", name: "body" }) : element("textarea", { spellcheck: "false", name: "body" });
        if (body && !operation.file) body.value = edit.body ?? pretty(operation.body);
        const request = () => requestOf(operation, fields, body);
        const line = block("", "curl");
        const copy = element("button", { type: "button", onclick: async () => {
          await navigator.clipboard.writeText(line.textContent);
          copy.textContent = t("copied");
        } }, t("copy"));
        const verdict = element("p", { id: "verdict", role: "status" });
        const answer = element("div", { id: "answer" });
        const update = () => {
          line.textContent = curl(request());
          copy.textContent = t("copy");
        };
        const form = element("form", {
          oninput: () => {
            const edit = { body: body?.value };
            for (const { kind, name, input } of fields) edit[kind + " " + name] = input.value;
            edits.set(address, edit);
            update();
          },
          onsubmit: event => {
            event.preventDefault();
            send(request(), verdict, answer);
          },
        },
          ...fields.map(({ kind, name, required, input }) => element("label", {},
            element("span", {}, kind + " ", element("code", {}, name), required ? " (" + t("required") + ")" : ""),
            input)),
          body && element("label", {}, element("span", {}, t("body") + " ", element("code", {}, operation.type)), body),
          isUnsendable ? element("p", {}, t("unsendable")) : null,
          element("div", { class: "row" },
            element("button", { type: "submit", class: "main", disabled: isUnsendable }, t("send")), copy));
        update();
        byID("operation").replaceChildren(
          element("h2", {}, element("span", { class: "method" }, operation.method), " ", element("span", { class: "path" }, operation.path)),
          element("p", {}, element("code", {}, operation.id), operation.samples ? " · " + t("samples") : ""),
          ...operation.about.split("\n\n").filter(part => part).map(part => element("p", { class: "about" }, part)),
          ...(operation.call ? [element("h3", {}, "Swift"), block(operation.call, "swift")] : []),
          element("h3", {}, "curl"), line, form, verdict, answer);
      }

      function requestOf(operation, fields, body) {
        let path = operation.path;
        const query = [];
        const headers = [];
        const cookies = [];
        const parts = [];
        for (const { kind, name, file, type, headers: own, required, reserved, empty, input } of fields) {
          const value = input.value;
          // What has a meaning in URLs, and is meant to be there.
          const encoded = reserved
            ? encodeURIComponent(value).replace(/%(?:3A|2F|3F|40|24|2C|3B|3D)/g, decodeURIComponent) : encodeURIComponent(value);
          if (kind === "path") {
            path = path.replaceAll("{" + name + "}", encoded);
          } else if (value !== "" || required && empty) {
            if (kind === "query") query.push(encodeURIComponent(name) + "=" + encoded);
            if (kind === "querystring") query.push(value);
            if (kind === "header") headers.push([name, value]);
            if (kind === "cookie") cookies.push(name + "=" + value);
            if (kind === "part") parts.push(...(file ? [...input.files] : [value]).map(value => ({ name, value, type, headers: own })));
          }
        }
        if (cookies.length) headers.push(["Cookie", cookies.join("; ")]);
        if (body?.value) headers.push(["Content-Type", operation.type]);
        return {
          method: operation.method, target: path + (query.length ? "?" + query.join("&") : ""), headers,
          body: operation.file ? "" : body?.value ?? "", file: operation.file ? body.files[0] : undefined, parts, type: operation.type,
        };
      }

      // A request as the server reads it: what is no text is in Base64.
      async function described({ method, target, headers, body, file, parts, type }) {
        if (!file && !parts.length) return { method, target, headers, body };
        const boundary = "sdkgen-" + Math.random().toString(36).slice(2);
        const content = new Response(file || new Blob([...parts.flatMap(part => partOf(part, boundary)), "--" + boundary + "--\r\n"]));
        if (!file) headers = [...headers, ["Content-Type", type + "; boundary=" + boundary]];
        const reader = new FileReader();
        const loaded = new Promise((done, fail) => {
          reader.onload = done;
          reader.onerror = () => fail(reader.error);
        });
        reader.readAsDataURL(await content.blob());
        await loaded;
        return { method, target, headers, bytes: reader.result.slice(reader.result.indexOf(",") + 1) };
      }

      // FormData knows neither types nor header fields of texts.
      function partOf({ name, value, type, headers }, boundary) {
        const inQuotes = text => "\"" + text.replace(/[\r\n"]/g, encodeURIComponent) + "\"";
        const isFile = value instanceof File;
        const fields = [["Content-Disposition", "form-data; name=" + inQuotes(name) + (isFile ? "; filename=" + inQuotes(value.name) : "")]];
        const own = isFile ? value.type || type || "application/octet-stream" : type;
        if (own) fields.push(["Content-Type", own]);
        const head = [...fields, ...headers].map(([name, value]) => name + ": " + value + "\r\n").join("");
        return ["--" + boundary + "\r\n" + head + "\r\n", value, "\r\n"];
      }

      const quoted = text => "'" + text.replaceAll("'", "'\\''") + "'";

      function curl(request) {
        const method = request.method === "GET" ? "" : request.method === "HEAD" ? "--head " : "-X " + request.method + " ";
        const parts = ["curl " + method + quoted(location.origin + request.target)];
        for (const [name, value] of request.headers) parts.push("-H " + quoted(name + ": " + value));
        if (request.body !== "") parts.push("--data-binary " + quoted(request.body));
        if (request.file) parts.push("--data-binary " + quoted("@" + request.file.name));
        if (request.parts.length && request.type !== "multipart/form-data") parts.push("-H " + quoted("Content-Type: " + request.type));
        for (const { name, value, type, headers } of request.parts) {
          const more = (type ? ";type=" + type : "") + headers.map(([name, value]) => ";headers=\"" + name + ": " + value + "\"").join("");
          const text = "\"" + (value instanceof File ? "" : value.replace(/["\\]/g, "\\$&")) + "\"";
          parts.push(
            value instanceof File ? "-F " + quoted(name + "=@" + value.name + more)
              : more ? "-F " + quoted(name + "=" + text + more) : "--form-string " + quoted(name + "=" + value));
        }
        return parts.join(" \\\n  ");
      }


      """#
  }
#endif
