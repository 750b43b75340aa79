import type { FileStorage } from "#api/uploads/storage.ts";

/** A file storage that lives as long as its test. */
export function memoryFiles(): FileStorage & { keys: () => string[] } {
  const kept = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key) ?? null,
    remove: async (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
