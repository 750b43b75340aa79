import { BrokenPicture, concat, reader, type Picture } from "./picture.ts";

/** Frame headers hold the size; the three left out among them are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * A JPEG without what its makers wrote about it (EXIF with the place and the camera, comments, thumbnails). The
 * colour profile stays, and so does the one number that says which side is up.
 */
export function readJpeg(bytes: Uint8Array): Picture {
  const { byte, short } = reader(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let up = 1;
  let at = 2;
  for (;;) {
    if (byte(at) !== 0xff) throw new BrokenPicture("No marker where one belongs");
    const marker = byte(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) throw new BrokenPicture("The picture has no content");
    const end = at + 2 + short(at + 2);
    if (isFrame(marker)) size = { height: short(at + 5), width: short(at + 7) };
    if (marker === 0xe1) up = orientationIn(bytes.subarray(at + 4, end)) ?? up;
    if (isKept(marker)) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker === 0xda) break;
  }
  if (!size) throw new BrokenPicture("The picture tells no size");
  const [start = bytes, ...segments] = kept;
  const parts = [start, ...(up === 1 ? [] : [orientationSegment(up)]), ...segments, content(bytes, at)];
  return { contentType: "image/jpeg", ...turned(size, up), bytes: concat(parts) };
}

/** Everything but APP1, APP3 to APP13, APP15 and comments: 0 is the frame of the format, 2 colours, 14 Adobe's. */
function isKept(marker: number): boolean {
  if (marker === 0xfe) return false;
  const app = marker >= 0xe0 && marker <= 0xef ? marker - 0xe0 : null;
  return app === null || app === 0 || app === 2 || app === 14;
}

/** The coded picture up to its end mark; what was hung on behind it is left behind. */
function content(bytes: Uint8Array, start: number): Uint8Array {
  for (let at = bytes.length - 2; at >= start; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return bytes.subarray(start, at + 2);
  }
  throw new BrokenPicture("The picture has no end");
}

/** The EXIF number 1 to 8 that says how the camera was held. */
function orientationIn(segment: Uint8Array): number | null {
  if (String.fromCharCode(...segment.subarray(0, 6)) !== "Exif\0\0") return null;
  const tiff = segment.subarray(6);
  const { byte, short, long } = reader(tiff);
  try {
    const little = byte(0) === 0x49;
    const directory = long(4, little);
    const count = short(directory, little);
    for (let index = 0; index < Math.min(count, 200); index += 1) {
      const entry = directory + 2 + index * 12;
      if (short(entry, little) !== 0x0112) continue;
      const value = short(entry + 8, little);
      return value >= 1 && value <= 8 ? value : null;
    }
  } catch (error) {
    if (!(error instanceof BrokenPicture)) throw error;
  }
  return null;
}

/** An EXIF segment that holds the orientation and nothing else. */
function orientationSegment(up: number): Uint8Array {
  const head = [0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, up, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([...head, ...tiff, ...entry]);
}

/** From 5 on the picture lies on its side. */
function turned({ width, height }: { width: number; height: number }, up: number) {
  return up >= 5 ? { width: height, height: width } : { width, height };
}
