import type { Formats } from "#app/domain/typed-values.ts";
import { formKeyName } from "#app/forms/form-draft.ts";
import { asTyped } from "#app/forms/typed-rules.ts";
import type { Locale } from "#contract/primitives.ts";

/** What forms send and what records hold, brought to one form: texts by the names of inputs. */
export type Entries = readonly (readonly [name: string, value: string])[];

/** The kept values of a record as its form names them, nested as the form's names are. */
export type FormValues = { readonly [name: string]: FormValue };
export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/** The entries a form with these values would send, without the empty ones. A ticked box sends `on`. */
export function entriesOf(values: FormValues): Entries {
  return Object.entries(values).flatMap(([name, value]) => entriesOfValue(name, value));
}

/** The same as the form shows them to be changed: dates, amounts and the like in the reader's notation. */
export function typedEntries(values: FormValues, formats: Formats, locale: Locale): Entries {
  // Changes the texts of single values and nothing of the shape.
  return entriesOf(asTyped(values, formats, locale) as FormValues);
}

function entriesOfValue(name: string, value: FormValue): [string, string][] {
  if (value === null || value === undefined || value === "" || value === false) return [];
  if (value === true) return [[name, "on"]];
  if (typeof value === "string" || typeof value === "number") return [[name, String(value)]];
  if (isList(value)) {
    return value.flatMap((one, index) =>
      typeof one === "object" && one !== null
        ? entriesOfValue(`${name}[${String(index)}]`, one)
        : entriesOfValue(name, one),
    );
  }
  return Object.entries(value).flatMap(([key, inner]) => entriesOfValue(`${name}.${key}`, inner));
}

function isList(value: object): value is readonly FormValue[] {
  return Array.isArray(value);
}

/** Inputs that carry the record along and are no fields of it. */
const carried = /^(?:lock_version|opened|intent|find_|pick\.|mine\.|theirs\.|__)/;

/** The fields of a posted form: no files, no buttons, nothing empty. */
export function entriesIn(form: FormData): Entries {
  return [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && entry[1] !== "" && entry[0] !== formKeyName && !carried.test(entry[0]),
  );
}

/** What a form began with, as its page wrote it into it; shown again, and never saved. Nothing where it is not ours. */
export function openedIn(written: string): Entries {
  try {
    const value: unknown = JSON.parse(written);
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}

/** The field that an input belongs to: rows of a list are one field, languages of a text are one each. */
export function fieldOf(name: string): string {
  return name.split("[")[0] ?? name;
}

/** One field on which two people differ. The values are those of its inputs, in order. */
export type FieldConflict = {
  field: string;
  mine: Entries;
  theirs: Entries;
  before: Entries;
  /** Who changed it since the record was opened. */
  changedBy: "me" | "them" | "both";
};

/** What a form began with, what was typed and what is kept now. */
type Sides = { before: Entries; mine: Entries; theirs: Entries };

/**
 * The fields in which what was typed differs from what is kept now. With `fieldOfName` each input can be a field of its
 * own, where the rows of both sides are those of the same things.
 */
export function conflictsBetween({ before, mine, theirs }: Sides, fieldOfName = fieldOf): FieldConflict[] {
  const fields = [...new Set([...theirs, ...mine, ...before].map(([name]) => fieldOfName(name)))];
  return fields.flatMap((field): FieldConflict[] => {
    const [was, typed, kept] = [before, mine, theirs].map((all) =>
      all.filter(([name]) => fieldOfName(name) === field),
    );
    if (!was || !typed || !kept || isSame(typed, kept)) return [];
    const changedBy = isSame(typed, was) ? "them" : isSame(kept, was) ? "me" : "both";
    return [{ field, mine: typed, theirs: kept, before: was, changedBy }];
  });
}

function isSame(one: Entries, other: Entries): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The form that comes out of the choices of a conflict screen: for each field `pick.{field}` says `mine` or
 * `theirs`, or for one input of it `pick.{name}`; what stands under the other prefix is left out. Fields without a
 * conflict come along as `mine.`.
 */
export function mergedForm(posted: FormData): FormData {
  const merged = new FormData();
  for (const [key, value] of posted) {
    const side = /^(mine|theirs)\.(.+)$/.exec(key);
    const [, from, name = ""] = side ?? [];
    if (!from) {
      if (key === "lock_version" || key === "opened") merged.append(key, value);
      continue;
    }
    const pick = posted.get(`pick.${name}`) ?? posted.get(`pick.${fieldOf(name)}`) ?? "mine";
    if (pick === from) merged.append(name, value);
  }
  return merged;
}
