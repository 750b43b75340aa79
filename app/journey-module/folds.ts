/** Days that are folded: a link opens the one it leads to, a button all of them, and paper shows everything. */
export function openFolds(page: Document): void {
  const openTarget = (hash: string) => {
    const target = hash.length > 1 ? page.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const fold = target?.closest<HTMLDetailsElement>("details:not([open])");
    if (fold) fold.open = true;
    return fold ? target : null;
  };
  // Browsers of today do so themselves; those of yesterday scroll to nothing.
  page.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#']") : null;
    if (link) openTarget(link.hash);
  });
  openTarget(location.hash)?.scrollIntoView({ behavior: "instant" });
  offerAllDays(page);
  openForPaper(page);
}

function offerAllDays(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>("[data-unfold]");
  if (!button) return;
  const days = () => [...page.querySelectorAll<HTMLDetailsElement>(".trip-day > details")];
  const words = { open: button.textContent, close: button.dataset.again ?? "" };
  const isAllOpen = () => days().every(({ open }) => open);
  const say = () => {
    button.textContent = isAllOpen() ? words.close : words.open;
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    const open = !isAllOpen();
    for (const day of days()) day.open = open;
    say();
  });
  // It does not bubble, and tells of a day after it was opened.
  page.addEventListener("toggle", say, true);
  say();
}

/** The stylesheet unfolds in browsers that know how; this in all. What was open stays so afterwards. */
function openForPaper(page: Document): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...page.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const each of opened) each.open = true;
  });
  addEventListener("afterprint", () => {
    for (const each of opened) each.open = false;
  });
}
