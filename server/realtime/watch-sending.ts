import type { SendEvents } from "#api/realtime/event.ts";

/** The same sender, with how its last sending ended: `ok`, or a word that says what is wrong. */
export function watchSending(send: SendEvents): { send: SendEvents; state: () => string } {
  let hasFailed = false;
  return {
    send: async (events) => {
      try {
        await send(events);
        hasFailed = false;
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
    state: () => (hasFailed ? "the last event could not be sent" : "ok"),
  };
}
