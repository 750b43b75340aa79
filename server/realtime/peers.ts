import type { Logger } from "pino";
import type { Bus } from "#api/realtime/bus.ts";
import { createHub, deliver, disconnectUser, note, tellPresence, type Hub } from "#server/realtime/hub.ts";
import { readTold, type ToTell } from "#server/realtime/told.ts";

type PeerParts = { bus: Bus; log: Logger };

const aliveEveryMs = 10_000;
/** Silence after which a process counts as gone: it ended without a word. */
const forgottenAfterMs = 35_000;

type SharedHub = Hub & {
  /** Resolves once the process hears the others. */
  joined: Promise<void>;
  /** `ok`, or a word that says what is wrong. */
  state: () => string;
  leaveBus: () => void;
};

/** A hub that shares events and presence with the other processes on the bus. It works at once, alone at first. */
export function openSharedHub({ bus, log }: PeerParts): SharedHub {
  const heardAt = new Map<string, number>();
  let isCut = false;
  const warn = (error: unknown) => {
    log.warn({ event: "realtime.bus_failed", error: error instanceof Error ? error.message : "unknown" });
  };
  const hub = createHub((message: ToTell) => {
    bus.send(JSON.stringify({ ...message, from: hub.own })).catch(warn);
  });
  const timer = setInterval(() => {
    for (const [process, at] of heardAt) {
      if (Date.now() - at <= forgottenAfterMs) continue;
      heardAt.delete(process);
      forget(hub, process, []);
    }
    // The names alone: who listens is told when it changes, and to whoever asks.
    hub.tell({ kind: "alive", channels: [...hub.byChannel.keys()], asks: false });
  }, aliveEveryMs);
  timer.unref();
  return {
    ...hub,
    joined: bus.listen({
      heard: (text) => hear(hub, heardAt, text),
      connected: () => {
        isCut = false;
        tellEverything(hub, true);
      },
      lost: (reason) => {
        isCut = true;
        warn(reason);
      },
    }),
    state: () => (isCut ? "cut off from the other processes" : "ok"),
    leaveBus: () => {
      clearInterval(timer);
      hub.tell({ kind: "gone" });
    },
  };
}

function tellEverything(hub: Hub, asks: boolean) {
  const channels = [...hub.byChannel.keys()];
  hub.tell({ kind: "alive", channels, asks });
  for (const channel of channels) tellPresence(hub, channel);
}

/** Nobody listens through that process any more, but on the channels that are kept. */
function forget(hub: Hub, process: string, kept: readonly string[]) {
  for (const channel of hub.census.occupied()) {
    if (hub.census.isKnownTo(process, channel) && !kept.includes(channel)) {
      note(hub, process, channel, { sockets: 0, members: new Map() });
    }
  }
}

function hear(hub: Hub, heardAt: Map<string, number>, text: string) {
  const message = readTold(text);
  if (!message || message.from === hub.own) return;
  heardAt.set(message.from, Date.now());
  switch (message.kind) {
    case "event":
      deliver(hub, message);
      break;
    case "presence":
      note(hub, message.from, message.channel, {
        sockets: message.sockets,
        members: new Map(message.members),
      });
      break;
    case "alive":
      forget(hub, message.from, message.channels);
      if (message.asks) tellEverything(hub, false);
      break;
    case "gone":
      heardAt.delete(message.from);
      forget(hub, message.from, []);
      break;
    case "terminate":
      disconnectUser(hub, message.userId);
  }
}
