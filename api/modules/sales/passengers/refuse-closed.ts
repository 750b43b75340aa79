import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { FileStatus } from "#contract/primitives.ts";

const over: ReadonlySet<FileStatus> = new Set(["Completed", "Cancelled"]);

/** Nobody's names change in a trip that is over. */
export function refuseClosed({ status }: { status: FileStatus }, call: Call): void {
  if (over.has(status)) throw notNow(textsIn(call.locale).fileClosed);
}
