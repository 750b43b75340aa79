import { z } from "zod";

/** One of the API's own page links. Its address carries the API's host: never navigate to it. */
const PaginatorLink = z.object({
  url: z.string().nullable(),
  label: z.string(),
  page: z.int().nullable().optional(),
  active: z.boolean(),
});

const place = {
  current_page: z.int().min(1),
  from: z.int().nullable(),
  last_page: z.int().min(1),
  links: z.array(PaginatorLink),
  path: z.string(),
  per_page: z.int().min(1),
  to: z.int().nullable(),
  total: z.int().min(0),
  /** True when `total` is not counted but estimated, because counting would read too many rows. */
  total_is_estimate: z.boolean().optional(),
  /** Where the next and the previous page begin: the query's `after` and `before`. Quick at any depth. */
  next_after: z.string().optional(),
  prev_before: z.string().optional(),
  /** The same for the last page, where `total` is not counted: the list is read from its end. */
  last_before: z.string().optional(),
  /** This page, where one further down was asked for by its number alone: nobody counts that far. */
  deepest_page: z.int().optional(),
};

/** Meta of a page as it is sent; `from` and `to` are null on an empty page. */
export const PaginatorMeta = z.object(place);
export const PaginatorLinks = z.object({
  first: z.string().nullable(),
  last: z.string().nullable(),
  prev: z.string().nullable(),
  next: z.string().nullable(),
});

/** A page as our API sends it: `{data, links, meta}`. */
export function metaWrappedPage<Schema extends z.ZodType>(itemSchema: Schema) {
  return z.object({ data: z.array(itemSchema), links: PaginatorLinks, meta: PaginatorMeta });
}

/** A page with its numbers beside the data, as a paginator returned without a resource is sent. */
export function flatPage<Schema extends z.ZodType>(itemSchema: Schema) {
  return z.object({
    ...place,
    data: z.array(itemSchema),
    first_page_url: z.string(),
    last_page_url: z.string(),
    next_page_url: z.string().nullable(),
    prev_page_url: z.string().nullable(),
  });
}

/** One record as our API sends it: `{data}`. */
export function wrappedItem<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ data: schema });
}

/** Every refusal has a message, which may be the empty string. */
export const ErrorBody = z.object({ message: z.string() });

/** 403; `permission` names what is missing, so that no message has to (rulings 2). */
export const ForbiddenBody = ErrorBody.extend({ permission: z.string().optional() });

/** 409; `current` is the record as it is now. */
export const ConflictBody = ErrorBody.extend({ current: z.unknown().optional() });

/** 422; keys are field paths with dots: `rooms.0.type`. */
export const ValidationErrorBody = ErrorBody.extend({ errors: z.record(z.string(), z.array(z.string())) });
export type ValidationErrorBody = z.infer<typeof ValidationErrorBody>;

/** A map from names to values. An empty one may arrive as `[]`, because PHP cannot tell them apart. */
export function mapOf<Schema extends z.ZodType>(valueSchema: Schema) {
  const emptyListToMap = (raw: unknown) => (Array.isArray(raw) && raw.length === 0 ? {} : raw);
  return z.preprocess(emptyListToMap, z.record(z.string(), valueSchema));
}

/**
 * Where a page stands in its list. `last_page` and `total` are null if the server does not count;
 * `from` and `to` are null on an empty page.
 */
export type PageMeta = {
  current_page: number;
  from: number | null;
  to: number | null;
  last_page: number | null;
  per_page: number;
  total: number | null;
  has_next: boolean;
  has_prev: boolean;
  /** True when `total` is "about" so many. */
  total_is_estimate?: boolean;
  /** The `after` of the next page and the `before` of the previous one; absent where the server has none. */
  next_after?: string;
  prev_before?: string;
  last_before?: string;
  /** This page, where one further down was asked for: its number alone does not find it. */
  deepest_page?: number;
};

/** A page of a list, whatever shape it was sent in. */
export type Page<T> = { data: T[]; meta: PageMeta };
