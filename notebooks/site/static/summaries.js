// Below each result of a search: the first sentence about a name, also where no server reads pages (file:).
new MutationObserver((changes) => {
  for (const item of changes.flatMap((change) => [...change.addedNodes])) {
    if (item.nodeName !== "LI" || !item.closest("#search-results")) continue;
    const link = new URL(item.querySelector("a").href);
    const name = decodeURIComponent(link.hash.slice(1));
    const root = new URL(document.documentElement.dataset.content_root, document.baseURI).pathname;
    const page = link.pathname.slice(root.length).replace(/\.html$/, "");
    const text = SUMMARIES[name] || (link.protocol === "file:" && SUMMARIES[page]);
    if (text) item.append(Object.assign(document.createElement("p"), { className: "context", textContent: text }));
  }
}).observe(document, { childList: true, subtree: true });
