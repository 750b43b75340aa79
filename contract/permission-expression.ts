/**
 * The role and permission checks of the specification's section 6, with the semantics of the permission
 * package the API follows. Free of imports, so that the browser can use it as it is.
 *
 * Where the original would throw (nothing loaded, an expression that is no text) these answer false.
 */

/** True if the loaded roles meet the expression: `a`, `a|b` (any) or `a&b` (all). */
export function is(loaded: unknown, expression: string): boolean {
  return meets(namesIn(loaded, "roles"), expression);
}

/** True if the loaded permissions meet the expression: `a`, `a|b` (any) or `a&b` (all). */
export function can(loaded: unknown, expression: string): boolean {
  return meets(namesIn(loaded, "permissions"), expression);
}

function namesIn(loaded: unknown, key: "roles" | "permissions"): readonly unknown[] | undefined {
  if (typeof loaded !== "object" || loaded === null || !(key in loaded)) return undefined;
  // The `in` test above says that the key is there; what it holds is looked at next.
  const names = (loaded as Record<typeof key, unknown>)[key];
  return Array.isArray(names) ? names : undefined;
}

function meets(names: readonly unknown[] | undefined, expression: string): boolean {
  // Expressions also come from untyped places such as route handles and stored menus.
  if (!names || typeof expression !== "string") return false;
  const held = (name: string) => names.includes(name.trim());
  // A pipe wins: with one present, an ampersand is part of a name.
  if (expression.includes("|")) return expression.split("|").some(held);
  if (expression.includes("&")) return expression.split("&").every(held);
  return held(expression);
}
