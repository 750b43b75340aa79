import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { documentTexts } from "./texts/document-texts.ts";

/** Longest name without its ending, in UTF-8 bytes: file systems end at 255, some mail programs earlier. */
const longestStem = 150;
const ending = ".pdf";

/** Characters of the ASCII name that have a plain spelling but no base letter. */
const asciiSpellings: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  "’": "-",
  "–": "-",
};

/** `Reiseplan NZFI100001 Familie Brandt.pdf`, in the language given and safe on every file system. */
export function itineraryFileName(
  { reference, name }: Pick<Itinerary, "reference" | "name">,
  locale: Locale,
): string {
  return safeName(`${documentTexts(locale).itinerary.fileName} ${reference} ${name}`) + ending;
}

/** `Voucher NZFI100001 Familie Brandt.pdf` */
export function vouchersFileName(
  { reference, name }: Pick<Itinerary, "reference" | "name">,
  locale: Locale,
): string {
  return safeName(`${documentTexts(locale).vouchers.fileName} ${reference} ${name}`) + ending;
}

/** `Angebot NZFI100028 Familie Hinrichs 2.pdf`: with the number of the version at its end. */
export function quoteFileName(
  { reference, name, no }: { reference: string; name: string; no: number },
  locale: Locale,
): string {
  return safeName(`${documentTexts(locale).quote.fileName} ${reference} ${name} ${no}`) + ending;
}

/** `Buchungsbestätigung NZFI100001 Familie Brandt.pdf` */
export function confirmationFileName(
  { reference, name }: { reference: string; name: string },
  locale: Locale,
): string {
  return safeName(`${documentTexts(locale).confirmation.fileName} ${reference} ${name}`) + ending;
}

/** `Rechnung NZ-2026-000012 NZFI100001.pdf`, `Gutschrift NZC-2026-000003 NZFI100001.pdf` */
export function invoiceFileName(
  { kind, number, reference }: { kind: string; number: string; reference: string },
  locale: Locale,
): string {
  const { fileName, creditFileName } = documentTexts(locale).invoice;
  return safeName(`${kind === "credit_note" ? creditFileName : fileName} ${number} ${reference}`) + ending;
}

/** `Kontoauszug NZFI100001 2026-11-26.pdf`, `Zahlungsbestätigung NZFI100001-3 2026-11-26.pdf` */
export function accountFileName(
  { kind, name, on }: { kind: "statement" | "receipt" | "refund"; name: string; on: string },
  locale: Locale,
): string {
  return safeName(`${documentTexts(locale).account.fileNames[kind]} ${name} ${on}`) + ending;
}

/**
 * RFC 6266 header value that makes the browser save the file: an ASCII name for old programs, the real one
 * in UTF-8. Whatever the name holds, the value is one line of ASCII.
 */
export function contentDisposition(fileName: string): string {
  const own = /\.(?:pdf|docx|xlsx|jpg|png|webp)$/i.exec(fileName)?.[0] ?? "";
  const real = safeName(fileName.slice(0, fileName.length - own.length)) + (own.toLowerCase() || ending);
  const plain = real
    .replace(/[ßæÆœŒøØ’–]/g, (letter) => asciiSpellings[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7E]|%/gu, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${extValue(real)}`;
}

/** Without control and format characters, path separators, quotes and what Windows refuses. */
function safeName(name: string): string {
  const clean = name
    .normalize("NFC")
    .replace(/[\s\p{Z}]+/gu, " ")
    .replace(/\p{C}/gu, "")
    .replace(/["\\/:*?<>|]+/g, " ")
    .replace(/ {2,}/g, " ");
  return cut(clean).replace(/^[. ]+|[. ]+$/g, "") || "document";
}

/** The beginning of a text that fits, without cutting a letter from its marks. */
function cut(text: string): string {
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  let result = "";
  for (const { segment } of graphemes.segment(text)) {
    if (Buffer.byteLength(result + segment) > longestStem) break;
    result += segment;
  }
  return result;
}

/** Percent-encoding of RFC 8187, which allows less than `encodeURIComponent` leaves. */
function extValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
