import { takesSecret, type FieldKind } from "#app/lib/secret-field.ts";

/** What somebody typed into a form and has not saved yet: when, and every field as it would be sent. */
export type FormDraft = {
  at: number;
  entries: [name: string, value: string][];
  /** How it was sent, where it was: whether that came to something, nobody has told. */
  sent?: Sending;
};

/** A sending of a form: what it said, and the key by which that counts once. */
export type Sending = { key: string; text: string };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Field of the key that makes a form count once; each visit of the page has its own. */
export const formKeyName = "idempotency_key";

/** The fields of a form that may be kept. */
export function entriesOf(form: HTMLFormElement): FormDraft["entries"] {
  return entriesToKeep(new FormData(form), form.querySelectorAll("input"));
}

/** Never kept: files, secrets, and what is no field of the person's. */
export function entriesToKeep(
  sent: Iterable<[name: string, value: FormDataEntryValue]>,
  inputs: Iterable<FieldKind & { name: string }>,
): FormDraft["entries"] {
  const secrets = new Set([...inputs].filter(takesSecret).map(({ name }) => name));
  return [...sent].flatMap(([name, value]): FormDraft["entries"] =>
    typeof value === "string" && !secrets.has(name) && name !== formKeyName && !name.startsWith("__")
      ? [[name, value]]
      : [],
  );
}

/** Fields that tell with what a record was read; they change without anybody having typed. */
const carriedNames = new Set(["lock_version", "opened"]);

/** Two forms in which people see the same have the same text, whatever version of the record they carry. */
export function fingerprint(entries: FormDraft["entries"]): string {
  return JSON.stringify(entries.filter(([name]) => !carriedNames.has(name)));
}

/** Puts back with what a record was read when the draft began. */
export function restoreCarried(
  hidden: Iterable<{ name: string; value: string }>,
  { entries }: FormDraft,
): void {
  const kept = new Map(entries);
  for (const input of hidden) {
    const value = carriedNames.has(input.name) ? kept.get(input.name) : undefined;
    if (value !== undefined) input.value = value;
  }
}

/** The same once more is sent under the key of before and so counts once; anything else is a sending of its own. */
export function sendingAfter(before: Sending | null, now: Sending): Sending {
  return before?.text === now.text ? before : now;
}

/** Keeps a draft in this tab. A browser that keeps nothing, or has no room, loses only the draft. */
export function keepDraft(store: Store, key: string, draft: FormDraft): boolean {
  try {
    store.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(store: Store, key: string): void {
  store.removeItem(key);
}

/** The kept draft; null when there is none or it cannot be read. */
export function readDraft(store: Store, key: string): FormDraft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null || !("at" in kept && "entries" in kept)) return null;
    const { at, entries } = kept;
    if (typeof at !== "number" || !Array.isArray(entries)) return null;
    const sent = "sent" in kept && isSending(kept.sent) ? { sent: kept.sent } : {};
    return { at, entries: entries.filter(isEntry), ...sent };
  } catch {
    return null;
  }
}

function isSending(sent: unknown): sent is Sending {
  if (typeof sent !== "object" || sent === null || !("key" in sent && "text" in sent)) return false;
  return typeof sent.key === "string" && typeof sent.text === "string";
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");
}
