import type { Answer } from "./ways.ts";

/** Says on the answers of an API that it keeps idempotency keys (rulings 46). */
const header = "Idempotency-Supported";

/** The APIs, by base address, whose last successful answer said that they keep keys. */
const keepers = new Set<string>();

/** Takes note of what a successful answer of the API at this address says of keys. */
export function noteKeys(baseUrl: string, { headers }: Pick<Answer, "headers">): void {
  if (headers.get(header)?.trim().toLowerCase() === "true") keepers.add(baseUrl);
  else keepers.delete(baseUrl);
}

/** Whether the API at this address does a call once for its key, however often it is sent. */
export function keepsKeys(baseUrl: string): boolean {
  return keepers.has(baseUrl);
}
