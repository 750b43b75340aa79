import { afterCommit } from "#api/db/after-commit.ts";
import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import {
  realtimeEvents,
  type RealtimeEventName,
  type RealtimePayload,
} from "#contract/system/realtime/channels.ts";

type NewsOf<Name extends RealtimeEventName> = {
  channels: string[];
  event: Name;
  payload: RealtimePayload<Name>;
};

/** An event with what it says, for the listeners of some channels. */
export type News = { [Name in RealtimeEventName]: NewsOf<Name> }[RealtimeEventName];

export type Teller = Pick<Call, "sendEvents" | "log" | "requestId">;

/**
 * Tells the listeners of some channels what this transaction changed, once it is committed, all of it at once and in
 * this order; a rolled back one tells nothing. What the event's schema does not name is left out. A realtime service
 * that fails costs a line in the log and nothing else. `tx` is the one that `inScope` handed over.
 */
export function publish(tx: Tx, teller: Teller, ...news: News[]): void {
  if (news.length === 0) return;
  const send = prepared(teller, news);
  afterCommit(tx, () => void send());
}

/** Tells what no transaction changed. Never fails: what cannot be sent costs a line in the log. */
export function announce(teller: Teller, ...news: News[]): Promise<void> {
  return prepared(teller, news)();
}

function prepared({ sendEvents, log, requestId }: Teller, news: readonly News[]): () => Promise<void> {
  const events = news.map(({ channels, event, payload }) => ({
    channels,
    event,
    data: JSON.stringify(realtimeEvents[event].parse(payload)),
  }));
  return async () => {
    try {
      await sendEvents(events);
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown";
      const name = [...new Set(events.map(({ event }) => event))].join(" ");
      log.warn({ event: "realtime.publish_failed", request_id: requestId, name, error: reason });
    }
  };
}
