import { data, href, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { writeMessage } from "#app/forms/message.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { bulkRules, numbersLacking } from "#app/routes/supplier/requests/bulk-rules.ts";
import { ownRequestService } from "#app/services/own-requests.server.ts";
import type {
  AnsweredRequest,
  BulkAnswer,
  ChosenRequest,
} from "#contract/sales/supplier-requests/bulk-calls.ts";
import { DeclineReason } from "#contract/sales/supplier-requests/status.ts";

const Posted = z.object({
  number: z.string().default(""),
  remarks: z.string().default(""),
  decline_reason: DeclineReason.nullable().default(null),
  lines: z
    .array(z.object({ uid: z.string(), version: z.coerce.number().int(), number: z.string().default("") }))
    .default([]),
});
type Line = z.output<typeof Posted>["lines"][number];

export type FailedAnswer = { uid: string; name: string; reason: string };

/** What of several answers was taken, and which were not and why. */
export type AnswerReport = { done: number; failed: FailedAnswer[] };

type Answering = { answer: BulkAnswer; chosen: readonly ChosenRequest[] };

/**
 * Hands the same answer to several requests over. Where all were taken it leads back to the list; else the page reports
 * which were not and why.
 */
export async function answerChosen(
  form: FormData,
  { answer, chosen }: Answering,
  context: Readonly<RouterContextProvider>,
) {
  const service = ownRequestService(context.get(apiContext));
  const known = new Map(chosen.map((one) => [one.uid, one]));
  const kept: { report: AnswerReport | null } = { report: null };
  const refused = await formAction(
    form,
    { schema: Posted, rules: bulkRules(answer) },
    async (posted, sent) => {
      const { number, lines, remarks, decline_reason } = posted;
      const missing = answer === "confirm" ? withoutNumber(lines, number, known) : {};
      if (Object.keys(missing).length > 0) return { refused: missing };
      if (lines.length === 0) return { refused: { "": [getI18n(context).t("ownRequests:bulk.none")] } };
      const requests = lines.map((line) => ({
        uid: line.uid,
        lock_version: line.version,
        confirmation_no: answer === "confirm" ? line.number || number : "",
      }));
      const answered = await service.answerChosen(
        { answer, decline_reason, remarks, requests },
        onceFor(sent),
      );
      const report = reportOf(answered, known);
      kept.report = report;
      if (report.failed.length > 0) return { refused: {}, status: 200 };
      const text = getI18n(context).t("ownRequests:bulk.done", { count: report.done });
      return redirectWithToast(context, href("/supplier-app/requests"), { text });
    },
  );
  const { report } = kept;
  if (!report || report.failed.length === 0) return refused;
  return data({ report }, { status: report.done === 0 ? 409 : 200 });
}

/** Those that need a number and got none, beside their field. */
function withoutNumber(
  lines: readonly Line[],
  number: string,
  known: ReadonlyMap<string, ChosenRequest>,
): Record<string, string[]> {
  const needs = (uid: string) => known.get(uid)?.needs_number ?? false;
  const words = [writeMessage({ key: "numberMissing" })];
  return Object.fromEntries(numbersLacking(lines, number, needs).map((name) => [name, words]));
}

function reportOf(
  answered: readonly AnsweredRequest[],
  known: ReadonlyMap<string, ChosenRequest>,
): AnswerReport {
  const failed = answered.flatMap(({ uid, done, reason }) => {
    const one = known.get(uid);
    const name = one ? `${one.reference} ${one.party_name}, ${one.name}` : uid;
    return done ? [] : [{ uid, name, reason: reason ?? "" }];
  });
  return { done: answered.length - failed.length, failed };
}
