/*
 * Functions whose text is run in the page (`Engine.run`): they know nothing around them.
 */

export type Wanted = { kind: Kind; name: string; isPattern: boolean };
/** An `answer` is a button of an open question. */
export type Kind = "link" | "button" | "answer" | "field" | "heading" | "text";
export type Place = { x: number; y: number };

/**
 * Where a person would press what has this name: scrolled into view, and not covered by anything else. Undefined while
 * there is none.
 */
export function placeOf({ kind, name, isPattern }: Wanted): Place | undefined {
  const selectors = {
    link: "a[href]",
    button: "button, summary, input[type=submit], [role=button], [role=tab], [role=option]",
    answer: "dialog button, [role=dialog] button",
    field: "input:not([type=hidden]), textarea, select, [role=textbox], [role=combobox]",
    heading: "h1, h2, h3, h4",
    text: "body *",
  };
  const clean = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const labelOf = (element: Element) => {
    const labels = "labels" in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    return labels.map((label) => label.innerText).join(" ");
  };
  const textOf = (element: Element) => {
    const by = element.getAttribute("aria-labelledby");
    const pointed = by?.split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
    const own = element instanceof HTMLInputElement ? element.value : (element as HTMLElement).innerText;
    const alternatives = [pointed?.join(" "), element.getAttribute("aria-label"), labelOf(element)];
    const named = alternatives.find((text) => clean(text) !== "");
    return clean(named ?? (kind === "field" ? "" : own) ?? element.getAttribute("title"));
  };
  const matches = (text: string) => (isPattern ? new RegExp(name).test(text) : text === name);
  const found = [...document.querySelectorAll(selectors[kind])].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      (kind !== "text" || element.childElementCount === 0) &&
      matches(textOf(element)),
  );
  for (const element of found) {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    // A box that is drawn by its label has no room of its own.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    for (const box of [element, ...labels].flatMap((one) => [...one.getClientRects()])) {
      const x = Math.round(box.left + box.width / 2);
      const y = Math.round(box.top + box.height / 2);
      const there = document.elementFromPoint(x, y);
      const isOwn = there !== null && (element.contains(there) || there.contains(element));
      const isLabel = there?.closest("label")?.control === element;
      if (isOwn || isLabel) return { x, y };
    }
  }
  return undefined;
}

/** Takes the option of these words in the list of this label, as its own menu would. False while there is none. */
export function takeOption(label: string, words: string): boolean {
  const clean = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const list = [...document.querySelectorAll("select")].find(
    (select) =>
      select.checkVisibility() &&
      (clean(select.getAttribute("aria-label")) === label ||
        [...select.labels].some((one) => clean(one.innerText) === label)),
  );
  const option = [...(list?.options ?? [])].find((one) => clean(one.label) === words);
  if (!list || !option) return false;
  list.focus();
  list.value = option.value;
  list.dispatchEvent(new Event("input", { bubbles: true }));
  list.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** Whether the page's own scripts listen: asking for the version is the first thing they do then. */
export function isAlive(): boolean {
  if (document.readyState !== "complete") return false;
  if (!document.querySelector("script[type=module], link[rel=modulepreload]")) return true;
  return performance.getEntriesByName(`${location.origin}/api/version`).length > 0;
}

/** What makes the page wider than its window. */
export function overflow(): string[] {
  const room = document.documentElement.clientWidth;
  const { scrollWidth } = document.documentElement;
  return scrollWidth > room ? [`${location.pathname} is ${scrollWidth} px wide in ${room} px`] : [];
}

/**
 * Runs in the page, before anything else, and leaves no trace in its document. What WebKit breaks off in a page that
 * was asked to go it calls errors of that page: it is listened to again when it is still there after a while.
 */
export function tellTrouble(mailbox: string): void {
  document.currentScript?.remove();
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), 2000);
  });
  const tell = (what: unknown) => {
    if (isLeaving) return;
    const text = what instanceof Error ? `${what.name}: ${what.message}` : String(what);
    navigator.sendBeacon(mailbox, `console: ${text} on ${location.pathname}`);
  };
  addEventListener("error", (event) => tell(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => tell(event.reason));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    tell(words.map(String).join(" "));
    error(...words);
  };
}
