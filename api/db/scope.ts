import { sql, type SQL } from "drizzle-orm";
import type { DatabaseRoles } from "./roles.ts";

/**
 * On whose behalf a piece of work touches the database. It decides the database role of the transaction and
 * the settings that the row policies read (`access.ts`).
 */
export type Scope =
  | { audience: "system" }
  | {
      audience: "public";
      itineraryTokenHash?: string;
      quoteTokenHash?: string;
      requestTokenHash?: string;
      paymentTokenHash?: string;
      referenceKey?: string;
    }
  | {
      audience: "office";
      userId: number;
      brandIds: number[];
      /** Sees what `pax.view-sensitive` guards. */
      sensitive?: boolean;
    }
  | { audience: "agent"; userId: number; agencyId: number; agencyWide: boolean }
  | { audience: "supplier"; userId: number; supplierId: number };

export type ScopeAudience = Scope["audience"];

/** Names of the transaction-local settings that row policies read. */
export const scopeSettings = [
  "user_id",
  "brand_ids",
  "agency_id",
  "agency_wide",
  "sensitive",
  "supplier_id",
  "itinerary_token_hash",
  "quote_token_hash",
  "request_token_hash",
  "payment_token_hash",
  "reference_key",
] as const;
type ScopeSetting = (typeof scopeSettings)[number];

/** An absent value becomes the empty text, which the policies read as "nothing matches". */
function settingsOf(scope: Scope): Partial<Record<ScopeSetting, string>> {
  switch (scope.audience) {
    case "system":
      return {};
    case "public":
      return {
        itinerary_token_hash: scope.itineraryTokenHash,
        quote_token_hash: scope.quoteTokenHash,
        request_token_hash: scope.requestTokenHash,
        payment_token_hash: scope.paymentTokenHash,
        reference_key: scope.referenceKey,
      };
    case "office":
      return {
        user_id: wholeNumber(scope.userId),
        brand_ids: scope.brandIds.map(wholeNumber).join(","),
        sensitive: scope.sensitive ? "yes" : "no",
      };
    case "agent":
      return {
        user_id: wholeNumber(scope.userId),
        agency_id: wholeNumber(scope.agencyId),
        agency_wide: scope.agencyWide ? "yes" : "no",
      };
    case "supplier":
      return { user_id: wholeNumber(scope.userId), supplier_id: wholeNumber(scope.supplierId) };
  }
}

export type ScopeOptions = {
  /** Of the call that is answered. It becomes part of the application's name, which PostgreSQL writes into its log. */
  requestId?: string;
  /** Refuses every change of the database, whatever the scope may. */
  readOnly?: boolean;
  /** Of a call that reads: writes all the same, in a transaction of its own (`one-reading.ts`). */
  changes?: boolean;
};

/** A setting of a transaction and its value. */
export type Setting = readonly [name: string, value: string];

/**
 * What a transaction sets to act for the scope: its role and every setting, all until its end. Every setting is
 * written each time, so that nothing of another scope can be left over. (PostgreSQL's log shows the application's
 * name as `%a` in log_line_prefix.)
 */
export function settingsFor(
  scope: Scope,
  roles: DatabaseRoles,
  { requestId, readOnly = false }: ScopeOptions = {},
): Setting[] {
  const settings = settingsOf(scope);
  const named = scopeSettings.map((name): Setting => [`waymark.${name}`, settings[name] ?? ""]);
  if (requestId) named.push(["application_name", `waymark ${requestId}`.slice(0, 63)]);
  // Compiling a plan takes longer than running it: what looks dear to the planner reads a few rows.
  named.push(["jit", "off"]);
  if (readOnly) named.push(["transaction_read_only", "on"]);
  return [...named, ["role", roles[scope.audience]]];
}

/** `settingsFor` as one statement. */
export function enterScope(scope: Scope, roles: DatabaseRoles): SQL {
  return setSettings(settingsFor(scope, roles));
}

/** Sets all of them until the end of the transaction, in their order. */
export function setSettings(settings: readonly Setting[]): SQL {
  const calls = settings.map(([name, value]) => sql`set_config(${sql.raw(`'${name}'`)}, ${value}, true)`);
  return sql`select from (select ${sql.join(calls, sql`, `)}) settings`;
}

/**
 * The same with a parameter for each value. It answers no columns: a description of all of them would take longer to
 * read than they take to set.
 */
export function settingsText(settings: readonly Setting[]): string {
  const calls = settings.map(([name], index) => `set_config('${name}', $${index + 1}, true)`);
  return `select from (select ${calls.join(", ")}) settings`;
}

function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new TypeError("A scope takes whole numbers as keys");
  return String(value);
}
