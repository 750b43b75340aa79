import { href, type RouterContextProvider } from "react-router";
import { formatMoney } from "#app/domain/money.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import type { Deed } from "#app/routes/agent/quick-quote/customise/draft-deeds.server.ts";
import { messageForUser, type ApiProblem } from "#app/services/http/problems.server.ts";
import type { Locale } from "#contract/primitives.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

export type Context = Readonly<RouterContextProvider>;

/** Somebody else's change comes with the record; any other reason is the API's own sentence. */
export function conflictText(error: ApiProblem, context: Context): string {
  const message = messageForUser(error);
  return error.current === undefined && message ? message : getI18n(context).t("quotes:conflict");
}

/** Back to the page, which says what was done and what the quote comes to now. */
export function told(context: Context, draft: QuoteDraft, done: Deed["name"] | "details") {
  const { t, language } = getI18n(context);
  const total = draft.totals && (draft.totals.sell_cents ?? draft.totals.net_cents);
  const text = t(`quotes:done.${done}`);
  // The language of the request is one of ours.
  const amount = total === null ? null : formatMoney(total, draft.currency, language as Locale);
  return redirectWithToast(context, pageOf(draft.reference), {
    text: amount === null ? text : t("quotes:done.total", { text, amount }),
  });
}

export function pageOf(reference: string): string {
  return href("/app/quick-quote/customise/:reference", { reference });
}
