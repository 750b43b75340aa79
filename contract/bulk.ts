import { z } from "zod";
import type { AnyListQuerySchema, ListQuerySchema } from "#contract/list-query.ts";
import type { FilterValue } from "#contract/list-search-params.ts";
import { Uid } from "#contract/primitives.ts";

/** So many records can be named one by one; more are told by the filter that finds them. */
export const maxNamedRecords = 1000;

/** A record that a bulk action left as it was; `reason` is for people, in the language of the call. */
export const BulkFailure = z.object({ uid: Uid, name: z.string(), reason: z.string() });
export type BulkFailure = z.infer<typeof BulkFailure>;

/**
 * What a bulk action did or, on a dry run, would do. `failed` names at most the first hundred, `failed_count`
 * tells how many there are; an answer without it names all. `unchanged` were as wished already: together with those
 * affected and failed they are all records that were meant.
 */
export const BulkResult = z.object({
  affected: z.int().min(0),
  unchanged: z.int().min(0).optional(),
  failed: z.array(BulkFailure),
  failed_count: z.int().min(0).optional(),
});
export type BulkResult = z.infer<typeof BulkResult>;

type FilterSchemas = Readonly<Record<string, z.ZodType<FilterValue>>>;

/** Which records are meant: some by name, or all that a list's filter finds, whatever page they are on. */
export type BulkTarget<Filter> = { uids: string[] } | { filter: Filter };

/**
 * The body of a bulk call: `{action, target, value?, dry_run?}`. Unlike the list it belongs to, the filter does
 * not forgive: a filter that is unknown or ill-formed is refused, because without it more records would be hit.
 */
export function bulkBody<const Actions extends readonly [string, ...string[]], Filters extends FilterSchemas>(
  actions: Actions,
  query: ListQuerySchema<string, Filters>,
) {
  const optional = Object.entries(query.rules.filter).map(([name, schema]) => [name, schema.optional()]);
  const filter = z.strictObject(Object.fromEntries(optional)) as unknown as z.ZodType<{
    [Name in keyof Filters]?: z.output<Filters[Name]>;
  }>;
  return z.object({
    action: z.enum(actions),
    target: z.union([
      z.strictObject({ uids: z.array(Uid).min(1).max(maxNamedRecords) }),
      z.strictObject({ filter }),
    ]),
    /** What the action needs besides, for instance whom to assign. */
    value: z.string().max(200).optional(),
    dry_run: z.boolean().optional(),
  });
}

/** A resource as far as bulk forms need it: the verbs it knows and the query of its list. */
export type BulkRules<Verb extends string, Query extends AnyListQuerySchema> = {
  readonly verbs: readonly Verb[];
  readonly query: Query;
};
