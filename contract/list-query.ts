import { z } from "zod";
import {
  defaultPageSize,
  type FilterValue,
  pageSizes,
  type PageSize,
  type SortKey,
} from "#contract/list-search-params.ts";

type FilterSchemas = Readonly<Record<string, z.ZodType<FilterValue>>>;

/** What a resource allows: its sort keys and its filters, named here and nowhere else. */
export type ListRules<Key extends string, Filters extends FilterSchemas> = {
  readonly sort: readonly Key[];
  readonly filter: Filters;
};

/** A parsed list query; filters that were not given, and those that mean nothing, are absent from `filter`. */
export type ListQuery<Key extends string, Filters extends FilterSchemas> = {
  page: number;
  per_page: PageSize;
  sort: SortKey<Key>[];
  filter: { [Name in keyof Filters]?: z.output<Filters[Name]> };
  /**
   * Filters that the list does not have, or whose value it cannot read, as they were given. Such a filter matches no
   * record: without it the list would show, and a bulk action would hit, what nobody asked for.
   */
  unreadable?: Readonly<Record<string, string>>;
  /** Where the page begins or ends, as the page beside it said; lists that do not offer it go by the number. */
  after?: string;
  before?: string;
};

export type ListQuerySchema<Key extends string, Filters extends FilterSchemas> = z.ZodType<
  ListQuery<Key, Filters>,
  Partial<ListQuery<Key, Filters>>
> & { readonly rules: ListRules<Key, Filters> };

/** The schema of some list query; what it parses to is known only as far as all lists agree. */
export type AnyListQuerySchema = ListQuerySchema<string, FilterSchemas>;

/** What a list can be sorted by. */
export type SortOf<Query extends AnyListQuerySchema> = Query["rules"]["sort"][number];

/** True for schemas made by `listQuery`. */
export function isListQuery(schema: z.ZodType): schema is AnyListQuerySchema {
  return "rules" in schema;
}

/** True for the query of a list with a filter that it does not have or cannot read: no record matches. */
export function matchesNothing(query: unknown): boolean {
  return isFields(query) && isFields(query["unreadable"]);
}

/** A filter that is on or off; reads 1, true, yes, on and their opposites. */
export const YesNo = z.preprocess(
  (raw) => (typeof raw === "boolean" ? String(raw) : raw),
  z.stringbool({ truthy: ["1", "true", "yes", "on"], falsy: ["0", "false", "no", "off"] }),
);

/** A filter that takes several values, as a list or joined by commas. Values that do not fit are dropped. */
export function manyOf<Schema extends z.ZodType<string | number>>(schema: Schema) {
  const fitting = (raw: unknown) => {
    const parts: unknown[] = Array.isArray(raw) ? raw : plainText(raw).split(",");
    const trimmed = parts.map((part) => (typeof part === "string" ? part.trim() : part));
    return trimmed.filter((part) => part !== "" && schema.safeParse(part).success);
  };
  return z.preprocess(fitting, z.array(schema).min(1));
}

/**
 * The schema of a list's query. It forgives: a page that is no number is 1, a size that is not offered is 25,
 * unknown sort keys and empty filters are dropped. Filters that are unknown or ill-formed stand in `unreadable`.
 * It never fails.
 */
export function listQuery<const Key extends string, Filters extends FilterSchemas>(
  rules: ListRules<Key, Filters>,
): ListQuerySchema<Key, Filters> {
  const schema = z.unknown().transform((raw) => readFields(isFields(raw) ? raw : {}, rules));
  // The schema reads anything; the declared input is what callers should write.
  return Object.assign(schema, { rules }) as unknown as ListQuerySchema<Key, Filters>;
}

/** The list query of an address. Of repeated parameters the last counts, except `filter[name][]`. */
export function readListQuery<Key extends string, Filters extends FilterSchemas>(
  source: URL | URLSearchParams,
  schema: ListQuerySchema<Key, Filters>,
): ListQuery<Key, Filters> {
  const filter = new Map<string, string | string[]>();
  const plain = new Map<string, string>();
  for (const [name, value] of paramsOf(source)) {
    const filterName = filterNameOf(name);
    if (!filterName) plain.set(name, value);
    else if (name.endsWith("[]")) filter.set(filterName, [filter.get(filterName) ?? [], value].flat());
    else filter.set(filterName, value);
  }
  return readFields({ ...Object.fromEntries(plain), filter: Object.fromEntries(filter) }, schema.rules);
}

/** The name inside `filter[name]` or `filter[name][]`; undefined for any other parameter. */
export function filterNameOf(parameter: string): string | undefined {
  return /^filter\[([^[\]]+)\](?:\[\])?$/.exec(parameter)?.[1];
}

export function paramsOf(source: URL | URLSearchParams): URLSearchParams {
  return source instanceof URL ? source.searchParams : source;
}

type Fields = Readonly<Record<string, unknown>>;

function readFields<Key extends string, Filters extends FilterSchemas>(
  fields: Fields,
  rules: ListRules<Key, Filters>,
): ListQuery<Key, Filters> {
  const [after, before] = [readPlace(fields["after"]), readPlace(fields["before"])];
  const { filter, unreadable } = readFilters(
    { ...asFields(fields["unreadable"]), ...asFields(fields["filter"]) },
    rules.filter,
  );
  return {
    ...(after && { after }),
    ...(before && { before }),
    page: readPageNumber(fields["page"]),
    per_page: pageSizes.find((size) => String(size) === plainText(fields["per_page"])) ?? defaultPageSize,
    sort: readSort(fields["sort"], rules.sort),
    // Each value comes from the schema of its own name.
    filter: filter as ListQuery<Key, Filters>["filter"],
    ...(Object.keys(unreadable).length > 0 && { unreadable }),
  };
}

/** Beyond this, page times size would leave the range databases count in. */
const lastPageNumber = 1_000_000_000;

function readPageNumber(raw: unknown): number {
  const text = plainText(raw);
  const number = /^\d+$/.test(text) ? Number(text) : 1;
  return number >= 1 && number <= lastPageNumber ? number : 1;
}

/** The server's own word for a row of the list; whether it means one is for the list to say. */
function readPlace(raw: unknown): string | undefined {
  const text = plainText(raw);
  return /^[\w-]{1,1000}$/.test(text) ? text : undefined;
}

function readSort<Key extends string>(raw: unknown, allowed: readonly Key[]): SortKey<Key>[] {
  const found = new Map<Key, SortKey<Key>>();
  for (const part of Array.isArray(raw) ? raw : plainText(raw).split(",")) {
    const text = plainText(part);
    const key = allowed.find((name) => name === text.replace(/^-/, ""));
    if (key !== undefined && !found.has(key)) found.set(key, text.startsWith("-") ? `-${key}` : key);
  }
  return [...found.values()];
}

function readFilters(fields: Fields, schemas: FilterSchemas) {
  const filter = new Map<string, FilterValue>();
  const unreadable = new Map<string, string>();
  for (const [name, raw] of Object.entries(fields)) {
    if (isEmpty(raw)) continue;
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    const value = schema && readFilter(raw, schema);
    if (value === undefined) unreadable.set(name, asWritten(raw));
    else filter.set(name, value);
  }
  return { filter: Object.fromEntries(filter), unreadable: Object.fromEntries(unreadable) };
}

/** Of values given as a list to a filter that takes one, the last counts. */
function readFilter(raw: unknown, schema: z.ZodType<FilterValue>): FilterValue | undefined {
  const result = schema.safeParse(typeof raw === "string" ? raw.trim() : raw);
  if (result.success) return result.data;
  return Array.isArray(raw) ? readFilter(raw.at(-1), schema) : undefined;
}

function isEmpty(raw: unknown): boolean {
  if (Array.isArray(raw)) return raw.every(isEmpty);
  return raw === undefined || raw === null || (typeof raw === "string" && raw.trim() === "");
}

/** What stood in the address; what never stands there is told by its type. */
function asWritten(raw: unknown): string {
  if (Array.isArray(raw)) return raw.map(asWritten).join(",").trim();
  if (typeof raw === "string") return raw.trim();
  return typeof raw === "number" || typeof raw === "boolean" ? String(raw) : typeof raw;
}

function plainText(raw: unknown): string {
  return typeof raw === "string" || typeof raw === "number" ? String(raw).trim() : "";
}

function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
