import { inflateRawSync } from "node:zlib";
import { sheetLimits, UnreadableSheet } from "./sheet.ts";

type Part = { method: number; size: number; packed: number; at: number };

/** The parts of a packed file, unpacked when they are asked for. */
export type Parts = { names: string[]; open: (name: string) => string | null };

const maxParts = 2_000;
const endMark = 0x06054b50;
const partMark = 0x02014b50;

/**
 * Opens a packed file by the list at its end. What its parts say they hold is added up before any is unpacked, and none
 * may hold more than it says: a small file that would fill the memory is refused.
 */
export function openZip(bytes: Uint8Array): Parts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = partsOf(file);
  let left = sheetLimits.unpackedBytes;
  return {
    names: [...parts.keys()],
    open: (name) => {
      const part = parts.get(name);
      if (!part) return null;
      left -= part.size;
      if (left < 0) throw new UnreadableSheet("unpacked");
      return unpacked(file, part).toString("utf8");
    },
  };
}

function partsOf(file: Buffer): Map<string, Part> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > file.length || file.readUInt32LE(end) !== endMark) {
    throw new UnreadableSheet("broken");
  }
  const count = file.readUInt16LE(end + 10);
  if (count > maxParts) throw new UnreadableSheet("unpacked");
  const parts = new Map<string, Part>();
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== partMark) throw new UnreadableSheet("broken");
    if ((file.readUInt16LE(at + 8) & 1) === 1) throw new UnreadableSheet("locked");
    const nameLength = file.readUInt16LE(at + 28);
    parts.set(file.toString("utf8", at + 46, at + 46 + nameLength), {
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

function unpacked(file: Buffer, { method, packed, size, at }: Part): Buffer {
  if (at + 30 > file.length) throw new UnreadableSheet("broken");
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const content = file.subarray(from, from + packed);
  if (method === 0) return content;
  if (method !== 8) throw new UnreadableSheet("broken");
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    const isLonger = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw new UnreadableSheet(isLonger ? "unpacked" : "broken");
  }
}
