import { afterCommit } from "#api/db/after-commit.ts";
import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import { realtimeEvents, type RealtimeEventName, type RealtimePayload } from "#contract/realtime/channels.ts";

export type News<Name extends RealtimeEventName> = {
  channels: string[];
  event: Name;
  payload: RealtimePayload<Name>;
};

/**
 * Tells the listeners of some channels what this transaction changed, once it is committed; a rolled back one tells
 * nothing. What the event's schema does not name is left out. A realtime service that fails costs a line in the log
 * and nothing else. `tx` is the one that `inScope` handed over.
 */
export function publish<Name extends RealtimeEventName>(
  tx: Tx,
  { sendEvents, log, requestId }: Pick<Call, "sendEvents" | "log" | "requestId">,
  { channels, event, payload }: News<Name>,
) {
  const data = JSON.stringify(realtimeEvents[event].parse(payload));
  const failed = (error: unknown) => {
    const reason = error instanceof Error ? error.message : "unknown";
    log.warn({ event: "realtime.publish_failed", request_id: requestId, name: event, error: reason });
  };
  afterCommit(tx, () => {
    // A sender that throws at once must not turn a saved change into a failed call.
    void (async () => sendEvents([{ channels, event, data }]))().catch(failed);
  });
}
