import { type AnyListQuerySchema, filterNameOf, paramsOf } from "#contract/list-query.ts";

/**
 * The message of a strict API's 400, in the words of the query package the API follows; undefined if the
 * query names nothing unknown. Filters are looked at before sort keys.
 */
export function listQueryRefusal(
  source: URL | URLSearchParams,
  schema: AnyListQuerySchema,
): string | undefined {
  const params = paramsOf(source);
  const filters = [...params.keys()].map(filterNameOf).filter((name) => name !== undefined);
  const sortKeys = (params.getAll("sort").at(-1) ?? "")
    .split(",")
    .map((key) => key.trim().replace(/^-/, ""))
    .filter((key) => key !== "");
  return (
    refusalOf("filter", filters, Object.keys(schema.rules.filter)) ??
    refusalOf("sort", sortKeys, schema.rules.sort)
  );
}

/** The refusal of unknown names; undefined if all are allowed. */
export function refusalOf(
  kind: "filter" | "sort" | "include" | "field",
  requested: readonly string[],
  allowed: readonly string[],
): string | undefined {
  const unknown = [...new Set(requested)].filter((name) => !allowed.includes(name));
  if (unknown.length === 0) return undefined;
  // The package says "is" for sort keys however many there are.
  const verb = kind === "sort" ? "is" : "are";
  const rest =
    allowed.length === 0
      ? `There are no allowed ${kind}s.`
      : `Allowed ${kind}(s) are \`${allowed.join(", ")}\`.`;
  return `Requested ${kind}(s) \`${unknown.join(", ")}\` ${verb} not allowed. ${rest}`;
}
