import type { z } from "zod";
import { bulkPreview, readBulkAction, type BulkAnswer } from "#app/data-table/bulk-action.ts";
import type { BulkResult, BulkRules, BulkTarget } from "#contract/bulk.ts";
import type { AnyListQuerySchema } from "#contract/list-query.ts";

type BulkCaller<Verb extends string, Query extends AnyListQuerySchema> = {
  bulk: (
    action: Verb,
    target: BulkTarget<z.output<Query>["filter"]>,
    more: { dryRun: boolean },
  ) => Promise<BulkResult>;
};

/** Asks what a posted bulk action would do, or does it once it was confirmed; without a row says that one is missing. */
export async function answerBulk<Verb extends string, Query extends AnyListQuerySchema>(
  form: FormData,
  url: URL,
  rules: BulkRules<Verb, Query>,
  service: BulkCaller<Verb, Query>,
): Promise<BulkAnswer> {
  const wish = readBulkAction(form, url, rules);
  if (typeof wish === "string") return { problem: wish };
  const dryRun = wish.step === "preview";
  const result = await service.bulk(wish.action, wish.target, { dryRun });
  return dryRun
    ? { preview: bulkPreview(form, wish.action, result) }
    : { report: { ...result, action: wish.action } };
}
