// Written by `npm run registry` from what lies in the folders.
import type { Tx } from "#api/db/client.ts";

export const seeds: ((tx: Tx) => Promise<void>)[] = [];
