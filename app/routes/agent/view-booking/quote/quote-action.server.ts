import { href, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { apiContext } from "#app/context.ts";
import { formAction, type Refusals } from "#app/forms/form-action.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { fileQuoteService } from "#app/services/quote-versions.server.ts";
import { QuoteForm } from "./quote-form.server.ts";
import { answerRules, quoteFormats, saveRules, sendRules } from "./quote-forms.ts";

type Context = Readonly<RouterContextProvider>;
type Sent = z.output<typeof QuoteForm>;

const rulesOf = {
  save: saveRules,
  mail: sendRules,
  link: sendRules,
  revise: {},
  answer: answerRules,
} as const;

/** Does what one of the forms around the quote asks for, and says so on the same page. */
export async function quoteAction(formData: FormData, reference: string, context: Context) {
  const rules = new Map(Object.entries(rulesOf)).get(textOf(formData, "intent")) ?? {};
  return formAction(formData, { schema: QuoteForm, rules, formats: quoteFormats }, async (sent) => {
    try {
      const text = await change(sent, reference, context, onceFor(formData));
      return await redirectWithToast(context, href("/app/view-booking/:reference", { reference }), { text });
    } catch (error) {
      return refusalOf(error, context);
    }
  });
}

async function change(sent: Sent, reference: string, context: Context, once: Record<string, string>) {
  const service = fileQuoteService(context.get(apiContext));
  const { t } = getI18n(context);
  switch (sent.intent) {
    case "save": {
      const { no, left_out: left } = await service.save(reference, sent.label, once);
      return left.length > 0
        ? t("quoteVersions:save.doneLeftOut", { no, names: left.join(", ") })
        : t("quoteVersions:save.done", { no });
    }
    case "mail":
    case "link": {
      const { intent: by, name, email, valid_until, message, lock_version } = sent;
      const { no } = await service.send(
        reference,
        { by, name, email, valid_until, message, lock_version },
        once,
      );
      return by === "mail"
        ? t("quoteVersions:send.doneMail", { no, email })
        : t("quoteVersions:send.doneLink", { no });
    }
    case "revise":
      await service.revise(reference, sent.lock_version);
      return t("quoteVersions:revise.done");
    case "answer":
      await service.answer(reference, sent.body, once);
      return t("quoteVersions:thread.done");
  }
}

/** What the API has against it, beside its field or above the form that was sent. */
function refusalOf(error: unknown, context: Context): Refusals {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.kind === "invalid" && Object.keys(error.errors).length > 0) {
    return {
      refused: Object.fromEntries(Object.entries(error.errors).map(([name, texts]) => [name, [...texts]])),
    };
  }
  if (error.status === 401 || error.status === 403 || error.status === 404) throw error;
  const message = messageForUser(error) || getI18n(context).t("auth:unavailable");
  return { refused: { "": [message] }, status: error.status >= 400 ? error.status : 502 };
}
