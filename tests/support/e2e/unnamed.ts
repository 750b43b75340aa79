import type { CheerioAPI } from "cheerio";

type Element = Parameters<CheerioAPI>[0];
/** A page, and the words of what can be referred to in it: labels by the field that they are for, all else by its id. */
type Read = { $: CheerioAPI; labels: Map<string, string>; texts: Map<string, string>; twice: string[] };

const fields = "input:not([type=hidden], [type=submit], [type=button], [type=reset]), select, textarea";
const pressed = "a[href], button, summary, input[type=submit], [role=button], [role=tab], [role=menuitem]";
const references = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];

/**
 * What a page without scripts holds that cannot be called by a name: fields, buttons, links, pictures and frames; and
 * names that are given twice, of which only the first is heard. Coarser than the rules of `audit`, and of every page.
 */
export function unnamed($: CheerioAPI): string[] {
  const page = read($);
  const heard = (found: string) =>
    $(found).filter((_, one) => $(one).closest("[aria-hidden=true], [hidden], template").length === 0);
  const bare = [
    ...heard(fields).filter((_, one) => !isLabelled(page, one)),
    ...heard(pressed).filter((_, one) => spoken(page, one) === ""),
    ...heard("img:not([alt]), iframe:not([title])"),
  ];
  return [
    ...bare.map((one) => $.html($(one)).slice(0, 120)),
    ...page.twice.map((id) => `several elements are called ${id}`),
  ];
}

function read($: CheerioAPI): Read {
  const meant = references.flatMap((name) =>
    $(`[${name}]`)
      .map((_, one) => $(one).attr(name)?.split(" "))
      .get(),
  );
  const wanted = new Set(meant.filter((id) => id !== ""));
  const labels = new Map<string, string>();
  const texts = new Map<string, string>();
  const twice: string[] = [];
  $("[id]").each((_, one) => {
    const id = $(one).attr("id") ?? "";
    if (!wanted.has(id)) return;
    if (texts.has(id)) twice.push(id);
    texts.set(id, $(one).text());
  });
  $("label[for]").each((_, one) => {
    const id = $(one).attr("for") ?? "";
    labels.set(id, (labels.get(id) ?? "") + $(one).text());
  });
  return { $, labels, texts, twice };
}

/** Words of attributes, or of the elements that `aria-labelledby` names. */
function attributesOf({ $, texts }: Read, one: Element): string {
  const others = ($(one).attr("aria-labelledby") ?? "").split(" ");
  const named = others.map((id) => texts.get(id) ?? "");
  return [...named, $(one).attr("aria-label"), $(one).attr("title")].join(" ").trim();
}

function isLabelled(page: Read, one: Element): boolean {
  const own = page.$(one);
  const label = page.labels.get(own.attr("id") ?? "") ?? "";
  // What can be chosen in a field is no name of it.
  const around = own.closest("label").clone();
  around.find("select, textarea").remove();
  return label.trim() !== "" || around.text().trim() !== "" || attributesOf(page, one) !== "";
}

function spoken(page: Read, one: Element): string {
  const own = page.$(one);
  const text = own.text().trim();
  if (text !== "") return text;
  const inner = own.find("[aria-label], [title], img[alt]");
  const words = inner.map((_, part) => `${attributesOf(page, part)} ${page.$(part).attr("alt") ?? ""}`).get();
  return [own.attr("value"), attributesOf(page, one), ...words].join(" ").trim();
}
