import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { UnreadableSheet, type ReadSheet, type SheetRefusal } from "./sheet.ts";

/** Reads a rate sheet, whose kind its first bytes tell, or says why not. It never throws, whatever the bytes are. */
export function readSheet(bytes: Uint8Array): ReadSheet | SheetRefusal {
  try {
    if (bytes.byteLength === 0) return "empty";
    if (begins(bytes, [0x50, 0x4b])) return readXlsx(bytes);
    // Workbooks of old, and new ones with a password, are another kind of file.
    if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return "locked";
    return readCsv(bytes);
  } catch (error) {
    return error instanceof UnreadableSheet ? error.refusal : "broken";
  }
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
