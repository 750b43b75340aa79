import { useEffect, useEffectEvent, useState } from "react";
import { openConnection, type LiveConnection } from "#app/realtime/connection.ts";
import { useRootData } from "#app/lib/use-root-data.ts";

// Of the browser, which has one page; effects alone touch it.
let opening: Promise<LiveConnection> | undefined;

/**
 * Hangs up for good, as the page is about to be left and its session to end. The service would end the connection by
 * itself, but in the middle of what the page may be saying.
 */
export function endConnection(): void {
  void opening?.then((connection) => connection.close()).catch(() => {});
  opening ??= new Promise(() => {});
}

/** Runs `work` with the page's connection once the browser has nothing more urgent to do; never without realtime. */
function useConnection(work: (connection: LiveConnection) => () => void, key: string | null) {
  const { realtime } = useRootData();
  const begin = useEffectEvent(work);
  // The settings are those of the document and do not change within it.
  const connect = useEffectEvent(() =>
    realtime === null ? opening : (opening ??= openConnection(realtime)),
  );
  const isOn = realtime !== null && key !== null;
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const open = async () => {
      const connection = await connect()?.catch((error: unknown) => {
        // The library could not be fetched. The page works without it; another page may try again.
        opening = undefined;
        console.warn(`Live updates are not available: ${String(error)}`);
      });
      if (connection && !isOver) stop = begin(connection);
    };
    const cancel = whenIdle(() => void open());
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [isOn, key]);
}

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/** Calls `hear` with what is said on a channel. Events are hints: whoever hears one asks the server. */
export function useChannel(channel: string | null, hear: (event: string, payload: unknown) => void) {
  const onEvent = useEffectEvent(hear);
  useConnection(
    (connection) => connection.listen(channel ?? "", (event, payload) => onEvent(event, payload)),
    channel,
  );
}

const longMs = 60_000;

/** True when the connection has been lost for a minute. Short gaps are nobody's business. */
export function useIsLongLost(): boolean {
  const [isLost, setLost] = useState(false);
  useConnection((connection) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = connection.watchState((isConnected) => {
      clearTimeout(timer);
      if (isConnected) setLost(false);
      else timer = setTimeout(() => setLost(true), longMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, "state");
  return isLost;
}
