import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolders, writeWhole } from "#api/disk/flush.ts";

/** Where uploaded bytes lie. Keys are made by us: lower-case letters, digits, dashes and slashes. */
export type FileStorage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes; null when there are none under this key. */
  get: (key: string) => Promise<Uint8Array | null>;
  remove: (key: string) => Promise<void>;
};

/**
 * Files below a folder. A file is there whole or not at all, also when the process dies or the power goes while it is
 * written, and once it is put it stays.
 */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9]+(?:[/-][a-z0-9]+)*$/.test(key)) throw new RangeError("No key of a stored file");
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const draft = `${path}.${process.pid}.${Date.now().toString(36)}.part`;
      await makeFolders(dirname(path), dirname(folder));
      await writeWhole(path, draft, bytes);
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
    },
  };
}
