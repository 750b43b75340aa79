import { data, href, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formatMoney } from "#app/domain/money.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import type { Locale } from "#contract/primitives.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

const Posted = z.object({ lock_version: z.coerce.number().int(), departure: z.string(), code: z.string() });

type Choice = {
  reference: string;
  done: "add" | "move";
  /** Where a choice that could not be made is said. */
  backTo: string;
  run: (wish: { lock_version: number; departure: string }) => Promise<QuoteDraft>;
};

/**
 * Puts the chosen departure into the quote and leads back to where it stands, with the new total. A button has nothing
 * typed to lose: what kept it from being done is said above the departures as they now are.
 */
export async function chooseDeparture(
  formData: FormData,
  context: Readonly<RouterContextProvider>,
  { reference, done, backTo, run }: Choice,
) {
  const read = Posted.safeParse(Object.fromEntries(formData));
  if (!read.success) throw data(null, { status: 400 });
  const { t, language } = getI18n(context);
  const { code, ...wish } = read.data;
  try {
    const draft = await run(wish);
    const total = draft.totals && (draft.totals.sell_cents ?? draft.totals.net_cents);
    const text = t(`tours:done.${done}`);
    // The language of the request is one of ours.
    const amount = total === null ? null : formatMoney(total, draft.currency, language as Locale);
    const page = href("/app/quick-quote/customise/:reference", { reference });
    return await redirectWithToast(context, page + placeOf(code, draft), {
      text: amount === null ? text : t("quotes:done.total", { text, amount }),
    });
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "invalid")) throw error;
    const said =
      error.kind === "conflict"
        ? error.current === undefined
          ? messageForUser(error)
          : t("quotes:conflict")
        : Object.values(error.errors)[0]?.[0];
    return redirectWithToast(context, backTo, { text: said ?? messageForUser(error), tone: "warning" });
  }
}

/** The part of the page that shows the tour of a departure. */
function placeOf(code: string, { days }: QuoteDraft): string {
  const line = days.flatMap(({ lines }) => lines).find((one) => !one.removed && one.departure?.code === code);
  return line ? `#line-${line.uid}` : "";
}
