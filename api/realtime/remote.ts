import type { RealtimeApp } from "./config.ts";
import type { RealtimeEvent, SendEvents } from "./event.ts";
import { callSignature, md5Of } from "./signature.ts";

const batchSize = 10;
const timeoutMs = 5_000;

/** Sends events over HTTP to a service of the Pusher protocol at `origin`: a hosted one, or another process. */
export function remoteSender(app: RealtimeApp, origin: string, now: () => Date): SendEvents {
  return async (events) => {
    const single = events.flatMap(({ channels, ...event }) =>
      channels.map((channel) => ({ ...event, channel })),
    );
    for (let start = 0; start < single.length; start += batchSize) {
      const batch = single.slice(start, start + batchSize).map(batchEntry);
      // One after the other, or they could arrive in another order.
      await post(app, origin, now, JSON.stringify({ batch }));
    }
  };
}

function batchEntry({ event, except, ...rest }: Omit<RealtimeEvent, "channels"> & { channel: string }) {
  return { ...rest, name: event, ...(except && { socket_id: except }) };
}

async function post(app: RealtimeApp, origin: string, now: () => Date, body: string) {
  const path = `/apps/${app.appId}/batch_events`;
  const query: Record<string, string> = {
    auth_key: app.key,
    auth_timestamp: String(Math.floor(now().getTime() / 1000)),
    auth_version: "1.0",
    body_md5: md5Of(body),
  };
  query["auth_signature"] = callSignature(app.secret, { method: "POST", path, query });
  const answer = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The realtime service answers ${answer.status}`);
}
