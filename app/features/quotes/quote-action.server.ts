import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { refusalsOfCall } from "#app/forms/call-refusals.server.ts";
import { formAction, type Refusals } from "#app/forms/form-action.server.ts";
import { linkAction, type LinkDesk } from "#app/forms/link-action.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import type { fileQuoteService } from "#app/services/quote-versions.server.ts";
import { QuoteForm } from "./quote-form.server.ts";
import { acceptRules, answerRules, declineRules, quoteFormats, saveRules, sendRules } from "./quote-forms.ts";

type Context = Readonly<RouterContextProvider>;
type Sent = z.output<typeof QuoteForm>;

const rulesOf = {
  save: saveRules,
  mail: sendRules,
  link: sendRules,
  revise: {},
  answer: answerRules,
  accept: acceptRules,
  decline: declineRules,
} as const;

type Service = ReturnType<typeof fileQuoteService>;

/** The calls of an audience, and how it names the file and finds its page. */
export type QuoteDesk = {
  service: Pick<Service, "save" | "send" | "revise" | "accept" | "decline"> &
    LinkDesk["service"] &
    Partial<Pick<Service, "answer">>;
  /** Reference or uid, as the calls want it. */
  file: string;
  path: string;
};

/** Does what one of the forms around the quote asks for, and says so on the same page. */
export async function quoteAction(formData: FormData, desk: QuoteDesk, context: Context) {
  const changed = await linkAction(formData, desk, context);
  if (changed) return changed;
  const rules = new Map(Object.entries(rulesOf)).get(textOf(formData, "intent")) ?? {};
  return formAction(formData, { schema: QuoteForm, rules, formats: quoteFormats }, async (sent) => {
    try {
      const text = await change(sent, desk, context, onceFor(formData));
      return await redirectWithToast(context, desk.path, { text });
    } catch (error) {
      return refusalOf(error, sent.intent, context);
    }
  });
}

async function change(
  sent: Sent,
  { service, file }: QuoteDesk,
  context: Context,
  once: Record<string, string>,
) {
  const { t } = getI18n(context);
  switch (sent.intent) {
    case "save": {
      const { no, left_out: left } = await service.save(file, sent.label, once);
      return left.length > 0
        ? t("quoteVersions:save.doneLeftOut", { no, names: left.join(", ") })
        : t("quoteVersions:save.done", { no });
    }
    case "mail":
    case "link": {
      const { intent: by, name, email, valid_until, message, lock_version } = sent;
      const { no } = await service.send(file, { by, name, email, valid_until, message, lock_version }, once);
      return by === "mail"
        ? t("quoteVersions:send.doneMail", { no, email })
        : t("quoteVersions:send.doneLink", { no });
    }
    case "revise":
      await service.revise(file, sent.lock_version);
      return t("quoteVersions:revise.done");
    case "answer":
      if (!service.answer) throw data(null, { status: 400 });
      await service.answer(file, sent.body, once);
      return t("quoteVersions:thread.done");
    case "accept": {
      const { accept_name: name, accept_how: how, options, lock_version } = sent;
      await service.accept(file, { name, how, options, lock_version }, once);
      return t("quoteVersions:behalf.doneAccept", { name });
    }
    case "decline":
      await service.decline(file, { how: sent.decline_how, lock_version: sent.lock_version }, once);
      return t("quoteVersions:behalf.doneDecline");
  }
}

/** What the API has against it, unless the page is no longer this reader's. */
function refusalOf(error: unknown, intent: Sent["intent"], context: Context): Refusals {
  if (error instanceof ApiProblem && [401, 403, 404].includes(error.status)) throw error;
  return refusalsOfCall(error, context, (name) => fieldOf(name, intent));
}

/** How the field of a call is named in the form that was sent. */
function fieldOf(name: string, intent: Sent["intent"]): string {
  return `${intent}_${name}` in QuoteForm.shape ? `${intent}_${name}` : name;
}
