import { announce, type Teller } from "#api/realtime/publish.ts";
import { channels } from "#contract/system/realtime/channels.ts";

type Parts = Pick<Teller, "sendEvents" | "log">;

/** Tells all open pages that a process has begun with this version: they ask at once which one is in place. */
export function tellVersion(parts: Parts, version: string): Promise<void> {
  return announce(
    { ...parts, requestId: "start" },
    { channels: [channels.status], event: "status.version", payload: { version } },
  );
}

/** Tells all open pages that maintenance has begun or ended. */
export function tellMaintenance(parts: Parts, maintenance: boolean): Promise<void> {
  return announce(
    { ...parts, requestId: "maintenance" },
    { channels: [channels.status], event: "status.maintenance", payload: { maintenance } },
  );
}
