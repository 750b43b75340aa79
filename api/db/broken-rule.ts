import { DatabaseError } from "./database-error.ts";

/** Name of the constraint that refused a write; undefined for every other error. */
export function brokenRule(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}
