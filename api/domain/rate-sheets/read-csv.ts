import { CsvError, parse } from "csv-parse/sync";
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

function rowsOf(text: string, delimiter: string): Sheet {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      // Inches: a mark inside of a text that does not begin with one is part of it.
      relax_quotes: true,
      trim: true,
      // One more than a sheet may have, so that too many are seen and no more are read.
      to: sheetLimits.rows * 2 + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableSheet("quotes");
    throw error;
  }
}
