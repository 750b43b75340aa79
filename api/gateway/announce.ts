import { setTimeout as later } from "node:timers/promises";
import type { TestNotice } from "#contract/money/test-gateway.ts";

/** Tells a shop of news in its own time; what the shop answers is nobody's business here. */
export type Announce = (url: string, notice: TestNotice) => Promise<void>;

const afterMs = 1_500;

/** Notifications as a card company sends them: a plain GET, before the payer is back, after, six times, or never. */
export const announce: Announce = async (url, notice) => {
  if (notice === "before") await tell(url);
  if (notice === "six") await Promise.all(Array.from({ length: 6 }, () => tell(url)));
  if (notice === "after") void later(afterMs, undefined, { ref: false }).then(() => tell(url));
};

async function tell(url: string): Promise<void> {
  // Who is told does not answer: the query finds out anyhow.
  await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: "manual" }).catch(() => undefined);
}
