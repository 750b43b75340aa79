import type { Tx } from "#api/db/client.ts";
import { publish, type Teller } from "#api/realtime/publish.ts";
import { channels } from "#contract/system/realtime/channels.ts";

/** A hosted service takes so many channels at once. */
const channelsAtOnce = 100;

/**
 * Tells the open pages of suppliers, by their `uid`, once `tx` is committed, that they are asked something else than
 * before, or that it was answered: they read anew.
 */
export function tellSupplierPages(tx: Tx, teller: Teller, uids: readonly string[]): void {
  const names = [...new Set(uids)].map((uid) => channels.supplier(uid));
  for (let from = 0; from < names.length; from += channelsAtOnce)
    publish(tx, teller, {
      channels: names.slice(from, from + channelsAtOnce),
      event: "requests.updated",
      payload: {},
    });
}
