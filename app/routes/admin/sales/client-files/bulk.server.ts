import type { RouterContextProvider } from "react-router";
import { apiContext, requestFactsContext, sideCallContext, userContext } from "#app/context.ts";
import {
  bulkPreview,
  postedFields,
  readBulkAction,
  type BulkPreviewData,
  type BulkProblem,
} from "#app/data-table/bulk-action.ts";
import type { BulkPiece, FailedPiece } from "#app/data-table/bulk-run.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { labelService } from "#app/services/labels.server.ts";
import type { BulkResult } from "#contract/bulk.ts";
import { fileBulkRules, type FileBulkResult, type FileVerb } from "#contract/sales/client-files/bulk.ts";
import { can } from "#contract/permission-expression.ts";
import type { SessionUser } from "#contract/people/session.ts";

type Context = Readonly<RouterContextProvider>;

type Choice = { uid: string; name: string };

/** What a verb of the bulk bar is given: a consultant or a label. */
export type BulkChoices = { consultants: Choice[] | null; labels: Choice[] | null };

/** The verbs of the bulk bar that the account may use. */
export function bulkVerbs(user: SessionUser | null) {
  return {
    assign: can(user, "client-files.reassign"),
    label: can(user, "client-files.edit & labels.edit"),
  };
}

/** What the bulk bar offers to choose from; null where the account may not use the verb, or there is no saying. */
export async function bulkChoices(context: Context): Promise<BulkChoices> {
  const may = bulkVerbs(context.get(userContext));
  const [consultants, labels] = await Promise.all([
    may.assign ? choicesFor("assign", context) : null,
    may.label ? choicesFor("label", context) : null,
  ]);
  return { consultants, labels };
}

function choicesFor(verb: FileVerb, context: Context): Promise<Choice[] | null> {
  const besides = context.get(sideCallContext);
  return besides(verb === "assign" ? (api) => officeFileService(api).consultants() : fileLabels, null);
}

async function fileLabels(api: ApiClient) {
  const filter = { applies_to: "file" as const, active: true };
  const page = await labelService(api).list({
    page: 1,
    per_page: 100,
    sort: ["position"],
    filter,
  });
  return page.data.map(({ uid, name }) => ({ uid, name }));
}

export type FileBulkAnswer =
  | { problem: BulkProblem }
  | { choose: FileChoice }
  | { preview: BulkPreviewData; name: string }
  | { report: BulkResult; undo: string | null }
  | BulkPiece
  | FailedPiece;

/** A verb that was pressed without saying whom or which: what there is to choose from, null if there is no saying. */
export type FileChoice = {
  action: FileVerb;
  fields: [name: string, value: string][];
  choices: Choice[] | null;
};

/** A posted bulk form: asks, does, or takes back. */
export async function bulkFiles(
  form: FormData,
  url: URL,
  context: Context,
): Promise<FileBulkAnswer | Response> {
  const files = officeFileService(context.get(apiContext));
  const undo = form.get("undo");
  const inPieces = form.get("piece") === "1";
  if (typeof undo === "string") {
    if (inPieces)
      return pieceOf(
        async () => ({ ...(await files.undoBulk(undo)), next: null }),
        () => null,
      );
    const result = await files.undoBulk(undo);
    if ((result.failed_count ?? 0) > 0) return { report: result, undo: null };
    return redirectWithToast(context, url.pathname + url.search, {
      text: getI18n(context).t("kit:bulk.undone"),
    });
  }
  const wish = readBulkAction(form, url, fileBulkRules);
  if (typeof wish === "string") return { problem: wish };
  const { action, target, step } = wish;
  // Taking a label off reads the same choice as putting it on.
  const label = form.get("value-label");
  const value =
    wish.value ?? (action === "unlabel" && typeof label === "string" && label ? label : undefined);
  if (value === undefined) {
    const fields = postedFields(form).filter(([name]) => !name.startsWith("value"));
    return { choose: { action, fields, choices: await choicesFor(action, context) } };
  }
  const job = { action, target, value, dryRun: step === "preview" };
  const undoOf = ({ affected }: BulkResult) =>
    affected > 0 ? context.get(requestFactsContext).requestId : null;
  if (inPieces) {
    const after = form.get("after");
    return pieceOf(() => files.bulkPiece(job, typeof after === "string" ? after : undefined), undoOf);
  }
  if (step === "apply") {
    const result = await files.bulk(job);
    return { report: result, undo: undoOf(result) };
  }
  const [result, choices] = await Promise.all([files.bulk(job), choicesFor(action, context)]);
  const name = choices?.find(({ uid }) => uid === value)?.name ?? "";
  return { preview: bulkPreview(form, action, result), name };
}

/** A piece of a long action. One that fails answers so, and the browser still reports what was done before. */
async function pieceOf(
  work: () => Promise<FileBulkResult>,
  undoOf: (result: BulkResult) => string | null,
): Promise<BulkPiece | FailedPiece> {
  try {
    const piece = await work();
    return { piece, undo: undoOf(piece) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { pieceFailed: true };
  }
}
