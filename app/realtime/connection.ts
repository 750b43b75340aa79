import type Pusher from "pusher-js";

/** How the page reaches the realtime service: its public key, and its host unless that is the page's own. */
export type RealtimeSettings = { key: string; host: string | null };

export type LiveConnection = {
  /** Hears what is said on a channel; answers how to stop. The last one who stops leaves the channel. */
  listen: (channel: string, hear: (event: string, payload: unknown) => void) => () => void;
  /** Calls back with true when the connection stands and with false when it is lost; answers how to stop. */
  watchState: (see: (isConnected: boolean) => void) => () => void;
  /** Hangs up; whoever listens anew has it dial again. */
  close: () => void;
};

type Extra = {
  /** Sent along when channels are authorised, for visitors without an account. */
  token?: string;
};

/** Opens the one connection of a page, fetching the library for it only now. */
export async function openConnection(
  { key, host }: RealtimeSettings,
  extra: Extra = {},
): Promise<LiveConnection> {
  const { default: PusherClient } = await import("pusher-js");
  const [name = location.hostname, port = ""] = host ? host.split(":") : [location.hostname, location.port];
  const isSecure = host !== null || location.protocol === "https:";
  const pusher: Pusher = new PusherClient(key, {
    // Demanded by the type; the host decides.
    cluster: "",
    wsHost: name,
    wsPort: Number(port || 80),
    wssPort: Number(port || 443),
    forceTLS: isSecure,
    enabledTransports: isSecure ? ["wss"] : ["ws"],
    channelAuthorization: {
      endpoint: "/broadcasting/auth",
      transport: "ajax",
      headers: { "X-Requested-With": "XMLHttpRequest" },
      ...(extra.token !== undefined && { params: { token: extra.token } }),
    },
  });
  const listeners = new Map<string, number>();
  return {
    listen: (name, hear) => {
      listeners.set(name, (listeners.get(name) ?? 0) + 1);
      // Its session ended, so the service sent it away for good; who listens anew has signed in again.
      if (pusher.connection.state === "disconnected") pusher.connect();
      const channel = pusher.subscribe(name);
      channel.bind_global(hear);
      return () => {
        channel.unbind_global(hear);
        const left = (listeners.get(name) ?? 1) - 1;
        listeners.set(name, left);
        if (left === 0) pusher.unsubscribe(name);
      };
    },
    watchState: (see) => {
      const changed = ({ current }: { current: string }) => see(current === "connected");
      pusher.connection.bind("state_change", changed);
      see(pusher.connection.state === "connected");
      return () => void pusher.connection.unbind("state_change", changed);
    },
    close: () => pusher.disconnect(),
  };
}
