import { BrokenPicture, concat, reader, type Picture } from "./picture.ts";

/** What a picture needs to be drawn; texts, times, EXIF and everything unknown is left out. */
const kept = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "cHRM",
  "gAMA",
  "iCCP",
  "sBIT",
  "sRGB",
  "cICP",
  "bKGD",
  "pHYs",
]);

/** A PNG without what was written about it. Moving pictures keep their first frame only. */
export function readPng(bytes: Uint8Array): Picture {
  const { long, word } = reader(bytes);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  let hasContent = false;
  for (;;) {
    const kind = word(at + 4);
    const end = at + 12 + long(at);
    if (end > bytes.length) throw new BrokenPicture("A part of the picture is cut off");
    if (at === 8 && kind !== "IHDR") throw new BrokenPicture("The picture has no head");
    if (kept.has(kind)) parts.push(bytes.subarray(at, end));
    hasContent ||= kind === "IDAT";
    at = end;
    if (kind === "IEND") break;
  }
  if (!hasContent) throw new BrokenPicture("The picture has no content");
  return { contentType: "image/png", width: long(16), height: long(20), bytes: concat(parts) };
}
