import { BrokenPicture, concat, reader, type Picture } from "./picture.ts";

const kept = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ICCP", "ANIM", "ANMF"]);

/** A WebP without EXIF and XMP. */
export function readWebp(bytes: Uint8Array): Picture {
  const { byte, long, word } = reader(bytes);
  const parts: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  const whole = Math.min(8 + long(4, true), bytes.length);
  for (let at = 12; at + 8 <= whole;) {
    const kind = word(at);
    const length = long(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > bytes.length) throw new BrokenPicture("A part of the picture is cut off");
    const part = bytes.slice(at, Math.min(end, bytes.length));
    // Bits 2 and 3 of the flags announce XMP and EXIF, which are gone.
    if (kind === "VP8X") part[8] = byte(at + 8) & ~0x0c;
    size ??= sizeIn(kind, bytes, at + 8);
    if (kept.has(kind)) parts.push(part);
    at = end;
  }
  if (!size) throw new BrokenPicture("The picture tells no size");
  const body = concat(parts);
  const head = bytes.slice(0, 12);
  new DataView(head.buffer).setUint32(4, body.length + 4, true);
  return { contentType: "image/webp", ...size, bytes: concat([head, body]) };
}

function sizeIn(kind: string, bytes: Uint8Array, at: number) {
  const { byte, short } = reader(bytes);
  const three = (from: number) => byte(from) | (byte(from + 1) << 8) | (byte(from + 2) << 16);
  if (kind === "VP8X") return { width: three(at + 4) + 1, height: three(at + 7) + 1 };
  if (kind === "VP8 ") {
    return { width: short(at + 6, true) & 0x3fff, height: short(at + 8, true) & 0x3fff };
  }
  if (kind !== "VP8L" || byte(at) !== 0x2f) return null;
  const bits = byte(at + 1) | (byte(at + 2) << 8) | (byte(at + 3) << 16) | (byte(at + 4) << 24);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
