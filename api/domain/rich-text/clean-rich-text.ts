import sanitizeHtml from "sanitize-html";

const blocks = ["p", "h3", "h4", "ul", "ol", "li", "blockquote", "br"];
const inline = ["strong", "em", "u", "a"];

/** Tags that mean the same as one of ours. */
const alike: Record<string, string> = {
  b: "strong",
  i: "em",
  div: "p",
  h1: "h3",
  h2: "h3",
  h5: "h4",
  h6: "h4",
};

const noAttributes: sanitizeHtml.Attributes = {};

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...inline],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: [
    "style",
    "script",
    "textarea",
    "option",
    "noscript",
    "title",
    "svg",
    "math",
    "iframe",
    "object",
  ],
  transformTags: {
    ...alike,
    a: (tagName, { href = "" }) => ({ tagName, attribs: isAddress(href) ? { href } : noAttributes }),
  },
  // A link whose address was taken away is no link.
  exclusiveFilter: ({ tag, attribs }) => tag === "a" && !attribs["href"] && "excludeTag",
  nestingLimit: 20,
};

/** Where a link may lead: whole addresses only, without a character that browsers read as something else. */
function isAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)[^\s\u0000-\u0020\u007f-\u00a0"<>\\]+$/i.test(href);
}

/** Bytes that hide the scheme of an address: control characters and spaces that are none. */
const hidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;

/**
 * Where an element between two paragraphs is taken out, one is left inside the other, and only reading that anew
 * parts them. What was read twice keeps still; the bound is for texts made to prove otherwise.
 */
const mostPasses = 5;

/**
 * Formatted text with nothing in it but what `richText` in the contract names; everything else is taken out, its words kept. Text
 * without any tag is made of paragraphs at its empty lines; a text without any word is empty. Cleaning what is
 * clean changes nothing. Never throws.
 */
export function cleanRichText(html: string): string {
  let clean = cleanedOnce(html);
  for (let pass = 1; pass < mostPasses; pass += 1) {
    const again = cleanedOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return hasWords(clean) ? clean : "";
}

function hasWords(clean: string): boolean {
  return clean.replaceAll(/<[^>]*>|&nbsp;/g, "").trim() !== "";
}

function cleanedOnce(html: string): string {
  const text = html.replaceAll(hidden, "").trim();
  if (text === "") return "";
  const clean = sanitizeHtml(/<[a-z!/?]/i.test(text) ? text : paragraphs(text), options).trim();
  return clean === "" || /<(?:p|h3|h4|ul|ol|blockquote)>/.test(clean) ? clean : `<p>${clean}</p>`;
}

/** The words alone, one line for each paragraph: for lists, mails and documents without formatting. */
export function plainTextOf(html: string): string {
  const lines = cleanRichText(html)
    .replaceAll(/<li>/g, "– ")
    .replaceAll(/<br ?\/?>|<\/(?:p|h3|h4|li|blockquote)>/g, "\n")
    .replaceAll(/<[^>]*>/g, "");
  return unescape(lines)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

function paragraphs(text: string): string {
  return text
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `<p>${escape(part).replaceAll("\n", "<br />")}</p>`)
    .join("");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function unescape(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");
}
