import { useState } from "react";
import { useChannel } from "#app/realtime/use-live.ts";

export type Person = { uid: string; name: string };

type MembersPayload = { members?: Record<string, unknown> };
type MemberPayload = { id?: unknown; info?: unknown };

function nameOf(info: unknown): string {
  const name = typeof info === "object" && info !== null && "name" in info ? info.name : "";
  return typeof name === "string" ? name : "";
}

/** Who else is on a presence channel, in the order they came; empty without realtime. */
export function usePresence(channel: string | null, ownUid: string): Person[] {
  const [people, setPeople] = useState<Person[]>([]);
  useChannel(channel, (event, payload) => {
    if (event === "pusher:subscription_succeeded") {
      // The library makes this payload of what the server sent.
      const { members = {} } = payload as MembersPayload;
      setPeople(Object.entries(members).map(([uid, info]) => ({ uid, name: nameOf(info) })));
      return;
    }
    if (event !== "pusher:member_added" && event !== "pusher:member_removed") return;
    const { id, info } = payload as MemberPayload;
    if (typeof id !== "string") return;
    setPeople((known) => {
      const others = known.filter(({ uid }) => uid !== id);
      return event === "pusher:member_added" ? [...others, { uid: id, name: nameOf(info) }] : others;
    });
  });
  return people.filter(({ uid }) => uid !== ownUid);
}
