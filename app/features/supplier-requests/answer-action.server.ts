import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { answerRules, type AnswersFor } from "#app/features/supplier-requests/answer-rules.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import type { SupplierRequest } from "#contract/sales/supplier-requests/request.ts";
import { DeclineReason, SupplierAnswer } from "#contract/sales/supplier-requests/status.ts";

const Answered = z.object({
  intent: SupplierAnswer,
  lock_version: z.coerce.number().int(),
  confirmation_no: z.string().default(""),
  remarks: z.string().default(""),
  decline_reason: DeclineReason.nullable().default(null),
  alternative: z.string().default(""),
  via: z.enum(["phone", "email"]).default("phone"),
  by: z.string().default(""),
});

export type PostedAnswer = Omit<z.output<typeof Answered>, "intent"> & { answer: SupplierAnswer };

type Answering = {
  request: SupplierRequest;
  whose: AnswersFor;
  send: (answer: PostedAnswer, headers: Record<string, string>) => Promise<unknown>;
  /** Where the answer leads, and what is said there. */
  done: { path: string; text: string };
  /** The page itself, where a request that went on meanwhile is looked at again. */
  here: string;
};

/** Hands one of the answers of a page over; what is refused comes back beside its field, with what was typed. */
export async function answerAction(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { request: asked, whose, send, done, here }: Answering,
) {
  const form = await readForm(request);
  const answer = SupplierAnswer.safeParse(textOf(form, "intent"));
  if (!answer.success) throw data(null, { status: 400 });
  const rules = answerRules(answer.data, whose, asked);
  try {
    return await formAction(form, { schema: Answered, rules }, async ({ intent, ...sent }, posted) => {
      await send({ ...sent, answer: intent }, onceFor(posted));
      return redirectWithToast(context, done.path, { text: done.text });
    });
  } catch (error) {
    if (!isToBeSaid(error, "conflict")) throw error;
    const text = messageForUser(error) || getI18n(context).t("errors:unavailable.title");
    return redirectWithToast(context, here, { text, tone: "warning" });
  }
}
