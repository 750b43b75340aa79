/** What a field says of itself to whoever fills it in. */
export type FieldKind = { type: string; autocomplete?: string };

const secretContents = new Set(["current-password", "new-password", "one-time-code"]);

/** Whether a field takes a secret, also while somebody looks at it: a password that is shown is of the type `text`. */
export function takesSecret({ type, autocomplete }: FieldKind): boolean {
  return type === "password" || secretContents.has(autocomplete ?? "");
}
