import { describe, expect, it } from "vitest";
import {
  confirmationFileName,
  contentDisposition,
  itineraryFileName,
  vouchersFileName,
} from "./file-name.ts";

const trip = { reference: "NZFI100001", name: "Familie Brandt" };

/** Names people and attackers give to trips. */
const hostileNames = [
  'a"; filename="evil.exe',
  "a\r\nSet-Cookie: session=1\r\n\r\n<script>",
  "../../etc/passwd",
  "C:\\Windows\\system32",
  "\u202Efdp.exe",
  "zero\u200Bwidth\uFEFF\u2066",
  "\u0000\u0007\u001B[31m",
  "\u2028line\u2029separators\u0085",
  "percent %0d%0a %22",
  "lone \uD800 surrogate",
  "漢字 שלום 🏔️",
  "Weiß & Œuvre: «Māori» 'it’s' (1) *",
  "....",
  "   ",
  "",
  "x".repeat(5000),
  "ā".repeat(5000),
  "👩‍👩‍👧‍👦".repeat(500),
];

/** Each with a short form for the name of its test. */
const hostile = hostileNames.map((name): [string, string] => [JSON.stringify(name).slice(0, 40), name]);

describe("the file name of an itinerary", () => {
  it.each([
    ["de", "Reiseplan NZFI100001 Familie Brandt.pdf"],
    ["en", "Itinerary NZFI100001 Familie Brandt.pdf"],
    ["es", "Itinerario NZFI100001 Familie Brandt.pdf"],
    ["it", "Itinerario NZFI100001 Familie Brandt.pdf"],
    ["fr", "Itinéraire NZFI100001 Familie Brandt.pdf"],
  ] as const)("is in the language %s", (locale, name) => {
    expect(itineraryFileName(trip, locale)).toBe(name);
  });

  it("keeps letters of all languages", () => {
    expect(itineraryFileName({ ...trip, name: "Māori Weiß Ñandú œuvre" }, "en")).toBe(
      "Itinerary NZFI100001 Māori Weiß Ñandú œuvre.pdf",
    );
  });

  it.each(hostile)("is safe on every file system: %s", (_, name) => {
    const fileName = itineraryFileName({ ...trip, name }, "de");
    expect(fileName).toMatch(/^Reiseplan NZFI100001.*\.pdf$/u);
    expect(fileName).not.toMatch(/["\\/:*?<>|]|[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]| {2}|[. ]\.pdf$/u);
    expect(Buffer.byteLength(fileName)).toBeLessThanOrEqual(200);
  });
});

it.each([
  ["en", "Vouchers NZFI100001 Familie Brandt.pdf"],
  ["es", "Bonos NZFI100001 Familie Brandt.pdf"],
] as const)("the file name of vouchers is in the language %s", (locale, name) => {
  expect(vouchersFileName(trip, locale)).toBe(name);
});

it.each([
  ["de", "Buchungsbestätigung NZFI100001 Familie Brandt.pdf"],
  ["en", "Booking confirmation NZFI100001 Familie Brandt.pdf"],
] as const)("the file name of a confirmation is in the language %s", (locale, name) => {
  expect(confirmationFileName(trip, locale)).toBe(name);
});

describe("the content disposition", () => {
  it("names the file twice: plainly and in UTF-8", () => {
    expect(contentDisposition("Reiseplan NZFI100001 Weiß Māori.pdf")).toBe(
      "attachment; filename=\"Reiseplan NZFI100001 Weiss Maori.pdf\"; filename*=UTF-8''Reiseplan%20NZFI100001%20Wei%C3%9F%20M%C4%81ori.pdf",
    );
  });

  it("encodes what RFC 8187 does not allow", () => {
    expect(contentDisposition("it's (1).pdf")).toContain("filename*=UTF-8''it%27s%20%281%29.pdf");
  });

  it.each(hostile)("is one header line that cannot be broken out of: %s", (_, name) => {
    const header = contentDisposition(name);
    expect(header).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x5B\x5D-\x7E]+\.pdf"; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+\.pdf$/,
    );
    expect(new Headers({ "content-disposition": header }).get("content-disposition")).toBe(header);
    expect(decodeURIComponent(header.split("''")[1] ?? "")).not.toMatch(/\p{C}/u);
  });
});
