import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { FileStatus } from "#contract/primitives.ts";

/** Whether what the clients of a booking read is final: until somebody opens the booking again. */
export function isFinal({ status }: { status: FileStatus }): boolean {
  return status === "Finalised";
}

/**
 * Nobody changes what clients read of a finalised booking; 409 says what to do. Before any look at versions, which
 * finalising counts up, and with the file locked, so that nobody finalises it meanwhile.
 */
export function refuseFinal(file: { status: FileStatus }, call: Call): void {
  if (isFinal(file)) throw notNow(textsIn(call.locale).fileFinal);
}
