import { readJpeg } from "./jpeg.ts";
import { BrokenPicture, type Picture } from "./picture.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

/** Why a file is no picture that we keep. */
export type PictureRefusal = "kind" | "broken" | "pixels";

const maxSide = 12_000;
/** A small file can hold a picture that fills the memory of whoever opens it. */
const maxPixels = 50_000_000;

/**
 * The picture in these bytes, known by its content and not by its name, without what tells of people and places;
 * or why it is refused. Never throws, whatever the bytes.
 */
export function readPicture(bytes: Uint8Array): Picture | PictureRefusal {
  const read = readerOf(bytes);
  if (!read) return "kind";
  try {
    const picture = read(bytes);
    const { width, height } = picture;
    if (width < 1 || height < 1) return "broken";
    return width > maxSide || height > maxSide || width * height > maxPixels ? "pixels" : picture;
  } catch (error) {
    if (error instanceof BrokenPicture) return "broken";
    throw error;
  }
}

function readerOf(bytes: Uint8Array): ((bytes: Uint8Array) => Picture) | null {
  const begins = (...start: number[]) => start.every((value, index) => bytes[index] === value);
  if (begins(0xff, 0xd8, 0xff)) return readJpeg;
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return readPng;
  const word = String.fromCharCode(...bytes.subarray(0, 4), ...bytes.subarray(8, 12));
  return word === "RIFFWEBP" ? readWebp : null;
}
