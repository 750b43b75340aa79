import { deflateRawSync } from "node:zlib";

type Part = {
  name: string;
  content: string | Buffer;
  /** How many bytes the file says that the part holds, where that is a lie. */
  claims?: number;
};

/** A packed file, as workbooks are, from its parts. It has no checksums: nothing of ours looks at them. */
export function zipOf(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(name.length, 26);
    bodies.push(head, Buffer.from(name), packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claims ?? plain.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    list.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, ...list, end]));
}
