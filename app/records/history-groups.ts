import type { AuditEntry } from "#contract/system/audit/entry.ts";

/** What was done at once: what came first, and what it brought with it, in that order. */
export type HistoryGroup<Entry> = { head: Entry; rest: Entry[] };

/** Longer than one request takes, shorter than the time between two runs of housekeeping, which bear one name. */
const atOnce = 60_000;

/** Entries, the newest first, put together by the request that wrote them; the groups keep their order. */
export function groupsOf<Entry extends AuditEntry>(entries: readonly Entry[]): HistoryGroup<Entry>[] {
  const groups: HistoryGroup<Entry>[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && isOfSame(group.head, entry)) {
      group.rest.unshift(group.head);
      group.head = entry;
    } else {
      groups.push({ head: entry, rest: [] });
    }
  }
  return groups;
}

function isOfSame(later: AuditEntry, earlier: AuditEntry): boolean {
  if (later.request_id !== earlier.request_id || !isSameActor(later.actor, earlier.actor)) return false;
  return Date.parse(later.at) - Date.parse(earlier.at) < atOnce;
}

function isSameActor(one: AuditEntry["actor"], other: AuditEntry["actor"]): boolean {
  return one.audience === other.audience && one.name === other.name;
}
