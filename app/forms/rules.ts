/** Why a value is refused: the key of a sentence in `validation`, and what stands in its gaps. */
export type Refusal = { key: RuleKey; params?: Record<string, number> };

export type RuleKey =
  | "required"
  | "shortRequired"
  | "numberMissing"
  | "length"
  | "minLength"
  | "exactLength"
  | "email"
  | "confirmed"
  | "phone"
  | "tooSmall"
  | "tooBig"
  // What is typed in another form than it is kept in (typed-rules.ts).
  | "money"
  | "percent"
  | "integer"
  | "decimal"
  | "date"
  | "clock";

/** Judges one value; `read` gives the other values of the form by name. Null means that the value passes. */
export type Rule = (value: string, read: (name: string) => string) => Refusal | null;

/** Rules by field name. The first refusal of a field is the one that is shown. */
export type RuleSet = Record<string, readonly Rule[]>;

/** Characters as people count them, so that an emoji or a letter with a mark from two code units counts once. */
function characters(value: string): number {
  return [...value].length;
}

/** Must not be empty. */
export const required: Rule = (value) => (value === "" ? { key: "required" } : null);

/** Must be there: the short message, for check boxes and narrow places. */
export const shortRequired: Rule = (value) => (value ? null : { key: "shortRequired" });

/** Must not be empty: the number under which a supplier confirms, in the words in which the API asks for it. */
export const confirmationNumber: Rule = (value) => (value === "" ? { key: "numberMissing" } : null);

/** At most `max` characters. */
export function length(max: number): Rule {
  return (value) => (characters(value) > max ? { key: "length", params: { max } } : null);
}

/** At least `min` characters; empty passes. */
export function minLength(min: number): Rule {
  return (value) => (value !== "" && characters(value) < min ? { key: "minLength", params: { min } } : null);
}

/** Exactly `exact` characters; empty passes. */
export function exactLength(exact: number): Rule {
  return (value) =>
    value !== "" && characters(value) !== exact ? { key: "exactLength", params: { exact } } : null;
}

/**
 * An e-mail address; empty passes. An `@` that is not first, a dot at least two characters behind it that is not
 * last, no white space. Two index look-ups and one scan, so long input costs linear time.
 */
export const email: Rule = (value) => {
  if (value === "") return null;
  const at = value.indexOf("@");
  const dot = value.lastIndexOf(".");
  const passes = at > 0 && dot >= at + 2 && dot < value.length - 1 && !/\s/.test(value);
  return passes ? null : { key: "email" };
};

/** Must equal the value of another field. */
export function confirmed(other: string): Rule {
  return (value, read) => (value === read(other) ? null : { key: "confirmed" });
}

/**
 * A phone number as the specification draws it; empty passes. Every part has a fixed bound, so there is nothing
 * to backtrack over. Spaces, dashes and dots are the separators.
 */
export const phone: Rule = (value) =>
  value === "" || /^\+?(?:\(\d{3}\)|\d{3})[- .]?\d{3}[- .]?\d{4,8}$/.test(value) ? null : { key: "phone" };

/** A text that may be a telephone number; whether it is one, the server knows, which has the numbers of all countries. */
export const dialled: Rule = (value) =>
  value === "" || (/^\+?[\d\s().\-/]+$/.test(value) && value.replace(/\D/g, "").length >= 5)
    ? null
    : { key: "phone" };

/** The first refusal of each field, by name; fields that pass are absent. */
export function checkRules(rules: RuleSet, read: (name: string) => string): Record<string, Refusal> {
  const refusals: Record<string, Refusal> = {};
  for (const [name, checks] of Object.entries(rules)) {
    const refusal = firstRefusal(checks, read(name), read);
    if (refusal) refusals[name] = refusal;
  }
  return refusals;
}

/** The first rule that refuses the value, or null. */
export function firstRefusal(
  checks: readonly Rule[],
  value: string,
  read: (name: string) => string,
): Refusal | null {
  for (const check of checks) {
    const refusal = check(value, read);
    if (refusal) return refusal;
  }
  return null;
}
