import { z } from "zod";
import type { Page, PageMeta } from "#contract/envelope.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The page in a parsed answer: meta-wrapped, flat, without a count, by cursor, `{data: […]}` or a bare list;
 * a list may also have become an object with numbers as keys. Throws a ZodError if it is none of these or a
 * row does not fit. Of the server's links only their presence is used. A page by cursor counts as page 1.
 */
export function readPage<Schema extends z.ZodType>(
  body: unknown,
  itemSchema: Schema,
): Page<z.output<Schema>> {
  const source: Fields = isFields(body) && !isNumbered(body) ? body : { data: body };
  const data = z.array(itemSchema).parse(listIn(source["data"]));
  return { data, meta: readMeta(source, data.length) };
}

/** The record in a parsed answer, wrapped as `{data}` or bare. Throws a ZodError if neither fits. */
export function readItem<Schema extends z.ZodType>(body: unknown, schema: Schema): z.output<Schema> {
  if (!isFields(body) || !("data" in body)) return schema.parse(body);
  const wrapped = schema.safeParse(body["data"]);
  if (wrapped.success) return wrapped.data;
  // A bare record may have a field named data.
  const bare = schema.safeParse(body);
  if (bare.success) return bare.data;
  throw wrapped.error;
}

function readMeta(source: Fields, rows: number): PageMeta {
  const meta = isFields(source["meta"]) ? source["meta"] : source;
  const per_page = wholeNumber(meta["per_page"]);
  if (per_page === null) return onlyPage(rows);
  const links = isFields(source["links"]) ? source["links"] : {};
  const current_page = wholeNumber(meta["current_page"]) ?? 1;
  const last_page = wholeNumber(meta["last_page"]);
  const nextLink = links["next"] ?? source["next_page_url"];
  const prevLink = links["prev"] ?? source["prev_page_url"];
  return {
    current_page,
    from: wholeNumber(meta["from"]),
    to: wholeNumber(meta["to"]),
    last_page,
    per_page,
    total: wholeNumber(meta["total"]),
    has_next: last_page === null ? typeof nextLink === "string" : current_page < last_page,
    has_prev: current_page > 1 || typeof prevLink === "string",
    ...(meta["total_is_estimate"] === true && { total_is_estimate: true }),
    ...(typeof meta["next_after"] === "string" && { next_after: meta["next_after"] }),
    ...(typeof meta["prev_before"] === "string" && { prev_before: meta["prev_before"] }),
    ...(typeof meta["last_before"] === "string" && { last_before: meta["last_before"] }),
    ...(typeof meta["deepest_page"] === "number" && { deepest_page: meta["deepest_page"] }),
  };
}

function onlyPage(rows: number): PageMeta {
  const empty = rows === 0;
  return {
    current_page: 1,
    from: empty ? null : 1,
    to: empty ? null : rows,
    last_page: 1,
    per_page: Math.max(rows, 1),
    total: rows,
    has_next: false,
    has_prev: false,
  };
}

function listIn(value: unknown): unknown {
  return isFields(value) && isNumbered(value) ? Object.values(value) : value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list that lost some of its indexes is sent as an object: `{"1": …, "4": …}`. */
function isNumbered(value: Fields): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
}

/** Counts arrive as numbers; a page size taken from the query string may be sent back as text. */
function wholeNumber(value: unknown): number | null {
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) ? number : null;
}
