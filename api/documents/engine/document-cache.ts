import { createHash } from "node:crypto";

export interface DocumentCache {
  /**
   * The document of this content: kept from before, from whoever is having it made at the moment, or made by `make`.
   * A failure is not kept.
   */
  get: (content: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/**
 * Keeps documents by the hash of what they are made of, which decides every byte of them; those that were asked for
 * the longest ago make room. `maxBytes` counts the documents, not their content.
 */
export function createDocumentCache(maxBytes: number): DocumentCache {
  const kept = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<Uint8Array>>();
  let bytes = 0;

  function keep(key: string, pdf: Uint8Array) {
    if (pdf.byteLength > maxBytes) return;
    kept.set(key, pdf);
    bytes += pdf.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  }

  async function makeAndKeep(key: string, make: () => Promise<Uint8Array>) {
    try {
      const pdf = await make();
      keep(key, pdf);
      return pdf;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    get(content, make) {
      const key = createHash("sha256").update(content).digest("base64");
      const known = kept.get(key);
      if (known) {
        // The newest stands last.
        kept.delete(key);
        kept.set(key, known);
        return Promise.resolve(known);
      }
      const pending = underWay.get(key) ?? makeAndKeep(key, make);
      underWay.set(key, pending);
      return pending;
    },
  };
}
