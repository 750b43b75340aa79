/** A piece of formatted text: words, or an element of ours with what is inside. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };

const tags = ["p", "h3", "h4", "ul", "ol", "li", "blockquote", "br", "strong", "em", "u", "a"] as const;
export type RichTag = (typeof tags)[number];

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
const maxDepth = 20;

/**
 * Reads the formatted text that the API cleaned. Whatever else it holds comes out as plain words: only the named
 * elements are made, and only `href` with a harmless scheme is read, so that a text that nobody cleaned does no
 * harm either. Runs in time linear to the length; never throws.
 */
export function readRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: { tag: RichTag; children: RichNode[] }[] = [];
  const into = () => open.at(-1)?.children ?? root;
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf("<", at);
    if (start < 0 || start > at) into().push(unescape(html.slice(at, start < 0 ? undefined : start)));
    if (start < 0) break;
    const end = html.indexOf(">", start);
    if (end < 0) {
      into().push(unescape(html.slice(start)));
      break;
    }
    at = end + 1;
    const tag = readTag(html.slice(start + 1, end));
    if (!tag) continue;
    if (tag.closing) close(open, tag.name);
    else {
      const node = { tag: tag.name, href: tag.href, children: [] };
      into().push(node);
      if (tag.name !== "br" && open.length < maxDepth) open.push(node);
    }
  }
  return root;
}

/** The words alone, for where one line must do: a history, a comparison. Paragraphs are parted by line breaks. */
export function plainWords(html: string): string {
  const words = (nodes: RichNode[]): string =>
    nodes
      .map((node) => {
        if (typeof node === "string") return node;
        if (node.tag === "br") return "\n";
        return isInline.has(node.tag) ? words(node.children) : `${words(node.children)}\n`;
      })
      .join("");
  return words(readRichText(html))
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
}

const isInline = new Set<RichTag>(["strong", "em", "u", "a"]);

function close(open: { tag: RichTag }[], name: RichTag) {
  const index = open.findLastIndex(({ tag }) => tag === name);
  if (index >= 0) open.length = index;
}

function readTag(inside: string) {
  const found = /^(\/?)([a-z][a-z0-9]{0,10})(?=[\s/]|$)/.exec(inside);
  const name = tags.find((tag) => tag === found?.[2]);
  if (!found || !name) return null;
  const address = name === "a" ? /\shref="([^"]{0,2000})"/.exec(inside.slice(0, 3000))?.[1] : undefined;
  const href = address === undefined ? undefined : safeAddress(unescape(address));
  return { name, closing: found[1] === "/", ...(href !== undefined && { href }) };
}

/** The address if it leads to the web, to mail or to a phone; nothing that could run. */
function safeAddress(address: string): string | undefined {
  return /^(?:https?:\/\/|mailto:|tel:)[^\u0000-\u0020\u007f-\u009f]*$/i.test(address) ? address : undefined;
}

function unescape(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
