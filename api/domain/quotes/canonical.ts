import { createHash } from "node:crypto";

/** JSON with the keys of every object in order, so that equal values are equal texts. Undefined keys are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || typeof inner !== "object" || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** The seal of a version, over what its client reads and what its agency pays: SHA-256 as 64 hexadecimal digits. */
export function versionHash(snapshot: unknown, amounts: unknown): string {
  return createHash("sha256")
    .update(canonicalJson([snapshot, amounts]))
    .digest("hex");
}
