/** A text, or an element as React writes it down. */
export type Piece = string | [tag: string, attributes: Record<string, string>, children: Piece[]];

/** The body of a page without its scripts, and the texts of its table by row. */
export type Content = { body: Piece[]; rows: string[][] };

/** What stands on a page that React has rendered: it closes all elements and quotes all values. */
export function contentOf(html: string): Content {
  const [, inside = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  const body = piecesOf(inside.replace(/<script\b.*?<\/script>/gs, ""));
  const table = find(body, "tbody");
  return { body, rows: table.flatMap(([, , rows]) => rows).map((row) => textsOf([row])) };
}

const token = /<!--.*?-->|<(?<closing>\/?)(?<tag>[a-zA-Z][\w-]*)(?<attributes>[^<>]*?)(?<empty>\/?)>|[^<]+/gs;

function piecesOf(html: string): Piece[] {
  const root: Piece[] = [];
  const open: Piece[][] = [root];
  for (const { 0: text, groups = {} } of html.matchAll(token)) {
    if (text.startsWith("<!--")) continue;
    const inside = open.at(-1) ?? root;
    if (!groups["tag"]) inside.push(decoded(text));
    else if (groups["closing"]) open.pop();
    else {
      const children: Piece[] = [];
      inside.push([groups["tag"], attributesOf(groups["attributes"] ?? ""), children]);
      if (!groups["empty"]) open.push(children);
    }
  }
  return root;
}

/** React's own names, where it takes care of an attribute. */
const names: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  maxlength: "maxLength",
  readonly: "readOnly",
  colspan: "colSpan",
  autocomplete: "autoComplete",
  "stroke-width": "strokeWidth",
  "stroke-linecap": "strokeLinecap",
  "stroke-linejoin": "strokeLinejoin",
};

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(
    found
      // React wants styles as objects; a page has one or two.
      .filter(([, name]) => name !== "style")
      .map(([, name = "", value = ""]) => [names[name.toLowerCase()] ?? name, decoded(value)]),
  );
}

const letters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => letters[name] ?? name);

function find(pieces: readonly Piece[], tag: string): Exclude<Piece, string>[] {
  return pieces.flatMap((piece) =>
    typeof piece === "string" ? [] : [...(piece[0] === tag ? [piece] : []), ...find(piece[2], tag)],
  );
}

function textsOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => (typeof piece === "string" ? [piece] : textsOf(piece[2])));
}
