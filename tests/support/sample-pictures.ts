import { deflateSync, crc32 } from "node:zlib";

const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (words: string) => new TextEncoder().encode(words);

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

function long(value: number): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, value);
  return four;
}

function chunk(kind: string, content: Uint8Array): Uint8Array {
  const named = joined(text(kind), content);
  return joined(long(content.length), named, long(crc32(named)));
}

/** Words that tell of people and places; none may come out of the product again. */
export const secretWords = "Ana Ruiz, 36.8485 S 174.7633 E, Camera 4711";

/** A grey PNG that a browser draws, with a text about it. */
export function samplePng(width = 4, height = 3): Uint8Array<ArrayBuffer> {
  const head = joined(long(width), long(height), bytes(8, 0, 0, 0, 0));
  const rows = new Uint8Array(Math.min((width + 1) * height, 1000));
  return joined(
    bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", head),
    chunk("tEXt", text(`Comment\0${secretWords}`)),
    chunk("eXIf", text(secretWords)),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", bytes()),
  );
}

/** The parts of a JPEG in their order, with EXIF (orientation `up`, words), a comment and a tail behind its end. */
export function sampleJpeg(up = 6): Uint8Array<ArrayBuffer> {
  const segment = (marker: number, content: Uint8Array) =>
    joined(bytes(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255), content);
  const exif = joined(
    text("Exif\0\0MM"),
    bytes(0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, up, 0, 0, 0, 0, 0, 0),
    text(secretWords),
  );
  return joined(
    bytes(0xff, 0xd8),
    segment(0xe0, joined(text("JFIF\0"), bytes(1, 1, 0, 0, 1, 0, 1, 0, 0))),
    segment(0xe1, exif),
    segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${secretWords}`)),
    segment(0xed, text(secretWords)),
    segment(0xfe, text(secretWords)),
    segment(0xdb, new Uint8Array(65)),
    segment(0xc0, bytes(8, 0, 30, 0, 40, 1, 1, 0x11, 0)),
    segment(0xda, bytes(1, 1, 0, 0, 63, 0)),
    bytes(0x12, 0x34, 0xff, 0x00, 0x56),
    bytes(0xff, 0xd9),
    text(secretWords),
  );
}

/** A WebP of the extended form with EXIF and XMP. */
export function sampleWebp(): Uint8Array<ArrayBuffer> {
  const little = (value: number) => long(value).reverse();
  const part = (kind: string, content: Uint8Array) =>
    joined(text(kind), little(content.length), content, bytes(...(content.length % 2 ? [0] : [])));
  const body = joined(
    text("WEBP"),
    part("VP8X", bytes(0x0c, 0, 0, 0, 39, 0, 0, 29, 0, 0)),
    part("VP8 ", bytes(0, 0, 0, 0x9d, 0x01, 0x2a, 40, 0, 30, 0)),
    part("EXIF", text(secretWords)),
    part("XMP ", text(secretWords)),
  );
  return joined(text("RIFF"), little(body.length), body);
}
