import { sheetLimits, UnreadableSheet, withinLimits, type ReadSheet, type Sheet } from "./sheet.ts";

/**
 * Reads separated values: by semicolons, commas or tabs, whichever the first lines have, in UTF-8 or, where its mark
 * says so, UTF-16. Another encoding is refused, as its letters would be guessed.
 */
export function readCsv(bytes: Uint8Array): ReadSheet {
  const text = decoded(bytes);
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 4096))) throw new UnreadableSheet("kind");
  const rows = withinLimits(rowsOf(text, separatorOf(text)));
  return { rows, sheetName: null, otherSheets: [] };
}

function decoded(bytes: Uint8Array): string {
  const label = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableSheet("encoding");
  }
}

const separators = [";", "\t", ","] as const;

/** What stands most often between texts in the first lines; amounts with commas must not win over semicolons. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .slice(0, 30);
  const plain = lines.map((line) => line.replaceAll(/"[^"]*"/g, ""));
  const linesWith = (mark: string) => plain.filter((line) => line.includes(mark)).length;
  const [first] = separators.toSorted((one, other) => linesWith(other) - linesWith(one));
  return first ?? ";";
}

function rowsOf(text: string, separator: string): Sheet {
  const rows: Sheet = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quoted(text, at) : plain(text, at, separator);
    row.push(value);
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push("");
      continue;
    }
    rows.push(row);
    row = [];
    if (rows.length > sheetLimits.rows * 2) throw new UnreadableSheet("rows");
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

type Value = { value: string; end: number };

function plain(text: string, from: number, separator: string): Value {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { value: text.slice(from, end), end };
}

/** A text in quotation marks, in which two of them are one; what follows the last up to the separator belongs to it. */
function quoted(text: string, from: number): Value {
  let value = "";
  let at = from + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) throw new UnreadableSheet("quotes");
    value += text.slice(at, close);
    if (text[close + 1] !== '"') return { value, end: afterQuote(text, close + 1) };
    value += '"';
    at = close + 2;
  }
}

function afterQuote(text: string, from: number): number {
  let end = from;
  while (text[end] === " ") end += 1;
  if (end < text.length && !/[;,\t\r\n]/.test(text[end] ?? "")) throw new UnreadableSheet("quotes");
  return end;
}
