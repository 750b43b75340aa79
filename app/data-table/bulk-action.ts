import type { BulkResult, BulkRules, BulkTarget } from "#contract/bulk.ts";
import { readListQuery, type AnyListQuerySchema } from "#contract/list-query.ts";
import type { z } from "zod";

/** What a bulk form asks for. The names of its fields are those of `<BulkForm>` and `<BulkPreview>`. */
export type BulkAction<Verb extends string, Filter> = {
  action: Verb;
  target: BulkTarget<Filter>;
  /** What the verb was given besides, for instance whom to assign; undefined when left empty. */
  value: string | undefined;
  /** `preview` asks what would happen, `apply` was confirmed. */
  step: "preview" | "apply";
};

type FilterOf<Query extends AnyListQuerySchema> = z.output<Query>["filter"];

/** What keeps a bulk form from being carried out. */
export type BulkProblem = "nothing-selected" | "unreadable";

/**
 * The verb and the rows of a posted bulk form, or what is wrong with it: no row was ticked, or the verb is none of the
 * resource's. "All matching" means the filters of the page's own address, read again here: no list of ids is sent.
 * Where one of them cannot be read it means nothing.
 */
export function readBulkAction<Verb extends string, Query extends AnyListQuerySchema>(
  form: FormData,
  url: URL,
  { verbs, query }: BulkRules<Verb, Query>,
): BulkAction<Verb, FilterOf<Query>> | BulkProblem {
  const action = verbs.find((verb) => verb === form.get("bulk"));
  if (action === undefined) return "nothing-selected";
  const uids = form.getAll("ids").filter((id) => typeof id === "string" && id !== "") as string[];
  const wantsAll = form.get("scope") === "all";
  if (!wantsAll && uids.length === 0) return "nothing-selected";
  const { filter, unreadable } = readListQuery(url, query);
  if (wantsAll && unreadable) return "unreadable";
  const given = form.get(`value-${action}`) ?? form.get("value");
  return {
    action,
    target: wantsAll ? { filter } : { uids: [...new Set(uids)] },
    value: typeof given === "string" && given !== "" ? given : undefined,
    step: form.get("confirmed") === "1" ? "apply" : "preview",
  };
}

/** What a screen shows between the choice of a verb and its confirmation. */
export type BulkPreviewData = {
  action: string;
  result: BulkResult;
  /** The fields that were posted, to be sent again with the confirmation. */
  fields: [name: string, value: string][];
};

/** The action data of a screen that asks before it acts. */
export function bulkPreview(form: FormData, action: string, result: BulkResult): BulkPreviewData {
  return { action, result, fields: postedFields(form) };
}

/** What was posted, to be sent again; whether it was confirmed is said anew. */
export function postedFields(form: FormData): [name: string, value: string][] {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return fields.filter(([name]) => name !== "confirmed");
}

/** What a screen answers to a bulk form: what would happen, what did, or what is wrong with it. */
export type BulkAnswer = {
  preview?: BulkPreviewData;
  report?: BulkResult & { action: string };
  problem?: BulkProblem;
};
