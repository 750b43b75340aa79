import { openZip } from "#api/domain/rate-sheets/zip.ts";
import { UnreadableSheet } from "#api/domain/rate-sheets/sheet.ts";

const types = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type DocumentType = (typeof types)[keyof typeof types];

/** Why a file is no document that we keep. */
export type DocumentRefusal = "kind" | "broken" | "macros";

/**
 * What kind of document these bytes are, known by their content and not by a name; or why it is refused. Programs that
 * hide in documents are refused whatever they do. Never throws, whatever the bytes.
 */
export function documentTypeOf(bytes: Uint8Array): DocumentType | DocumentRefusal {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (/^%PDF-[12]\.\d/.test(file.toString("latin1", 0, 8))) return endsAsPdf(file) ? types.pdf : "broken";
  if (file.toString("latin1", 0, 4) === "PK\u0003\u0004") return packedType(bytes);
  return "kind";
}

/** A document that broke off on its way here lacks its end; some programs write a little after it. */
function endsAsPdf(file: Buffer): boolean {
  return file.subarray(-2048).includes("%%EOF");
}

function packedType(bytes: Uint8Array): DocumentType | DocumentRefusal {
  try {
    const { names } = openZip(bytes);
    if (!names.includes("[Content_Types].xml")) return "kind";
    if (names.some((name) => name.toLowerCase().endsWith("vbaproject.bin"))) return "macros";
    if (names.includes("word/document.xml")) return types.docx;
    return names.includes("xl/workbook.xml") ? types.xlsx : "kind";
  } catch (error) {
    // The offsets of a list that lies about itself lead beyond the file.
    if (error instanceof UnreadableSheet || error instanceof RangeError) return "broken";
    throw error;
  }
}

const endings: Readonly<Record<string, string>> = {
  [types.pdf]: "pdf",
  [types.docx]: "docx",
  [types.xlsx]: "xlsx",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** The name that a file is saved under: as it was sent, with the ending of what it is. */
export function savedName(name: string, contentType: string): string {
  const ending = endings[contentType];
  if (ending === undefined || name.toLowerCase().endsWith(`.${ending}`)) return name;
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, "")}.${ending}`;
}
