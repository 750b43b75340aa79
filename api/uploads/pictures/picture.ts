/** A picture as it may be kept: its true kind and size, and its bytes without what tells of people and places. */
export type Picture = { contentType: PictureType; width: number; height: number; bytes: Uint8Array };
export type PictureType = "image/jpeg" | "image/png" | "image/webp";

/** The bytes begin as a picture but do not go on as one. */
export class BrokenPicture extends Error {
  override name = "BrokenPicture";
}

/** Reads numbers of a picture; beyond its end the picture is broken. */
export function reader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const guarded = <Value>(read: () => Value): Value => {
    try {
      return read();
    } catch {
      throw new BrokenPicture("The picture ends too early");
    }
  };
  return {
    byte: (at: number) => guarded(() => view.getUint8(at)),
    short: (at: number, littleEndian = false) => guarded(() => view.getUint16(at, littleEndian)),
    long: (at: number, littleEndian = false) => guarded(() => view.getUint32(at, littleEndian)),
    word: (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4)),
  };
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
