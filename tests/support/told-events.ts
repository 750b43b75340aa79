import type { RealtimeEvent } from "#api/realtime/event.ts";

/** What was told under a name, as its listeners read it. */
export function told(sent: readonly RealtimeEvent[], name: string): unknown[] {
  return sent.filter(({ event }) => event === name).map(({ data }): unknown => JSON.parse(data));
}

type Line = { uid: string; status: string };

/** How services read that are told with their file. */
export const asTold = (lines: readonly Line[]) => lines.map(({ uid, status }) => ({ line_uid: uid, status }));
