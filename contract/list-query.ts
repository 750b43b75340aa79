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

/** A parsed list query; filters that were not given are absent. */
export type ListQuery<Key extends string, Filters extends FilterSchemas> = {
  page: number;
  per_page: PageSize;
  sort: SortKey<Key>[];
  filter: { [Name in keyof Filters]?: z.output<Filters[Name]> };
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
 * unknown sort keys and unknown, empty or ill-formed filters are dropped. It never fails.
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
  const { rules } = schema;
  const named = Object.fromEntries([...filter].filter(([name]) => Object.hasOwn(rules.filter, name)));
  return readFields({ ...Object.fromEntries(plain), filter: named }, rules);
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
  return {
    ...(after && { after }),
    ...(before && { before }),
    page: readPageNumber(fields["page"]),
    per_page: pageSizes.find((size) => String(size) === plainText(fields["per_page"])) ?? defaultPageSize,
    sort: readSort(fields["sort"], rules.sort),
    // Each value comes from the schema of its own name.
    filter: readFilters(fields["filter"], rules.filter) as ListQuery<Key, Filters>["filter"],
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
  return /^[\w-]{1,400}$/.test(text) ? text : undefined;
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

function readFilters(raw: unknown, schemas: FilterSchemas): Record<string, FilterValue> {
  const values: Record<string, FilterValue> = {};
  if (!isFields(raw)) return values;
  for (const [name, schema] of Object.entries(schemas)) {
    const value = readFilter(raw[name], schema);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function readFilter(raw: unknown, schema: z.ZodType<FilterValue>): FilterValue | undefined {
  const given = typeof raw === "string" ? raw.trim() : raw;
  if (given === "" || given === undefined || given === null) return undefined;
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  return Array.isArray(given) ? readFilter(given.at(-1), schema) : undefined;
}

function plainText(raw: unknown): string {
  return typeof raw === "string" || typeof raw === "number" ? String(raw).trim() : "";
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
