import { useEffect, useRef } from "react";
import { startVersionPoll, type Polling } from "#app/lib/version-poll.ts";
import { useRootData } from "#app/lib/use-root-data.ts";
import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { useChannel } from "#app/realtime/use-live.ts";

/**
 * Asks every minute whether a newer version is in place and reloads the page when it is (rulings 26). The pages of who
 * is signed in also ask when they hear of a new version or of maintenance, and when the way to the service was lost and
 * stands again; what they do is decided by the answer alone, so nothing that is told can reload a page twice.
 */
export function UpdateWatch() {
  const { visitor } = useRootData();
  const polling = useRef<Polling>(null);
  const wasThere = useRef(false);
  useEffect(() => {
    const started = startVersionPoll();
    polling.current = started;
    return started.end;
  }, []);
  useChannel(visitor === null ? null : realtimeChannels.status, (event) => {
    const isBack = event === "pusher:subscription_succeeded" && wasThere.current;
    wasThere.current = true;
    if (isBack || event.startsWith("status.")) polling.current?.look();
  });
  return null;
}
