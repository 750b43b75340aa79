import { href, type RouterContextProvider } from "react-router";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import type { SavedQuote } from "#contract/sales/quotes/save.ts";

/** To where a new quote is customised. */
export function toCustomise(context: Readonly<RouterContextProvider>, saved: SavedQuote) {
  const { t } = getI18n(context);
  const { reference, without_price: count } = saved;
  const to = href("/app/quick-quote/customise/:reference", { reference });
  if (count === 0) return redirectWithToast(context, to, { text: t("quotes:saved.whole", { reference }) });
  return redirectWithToast(context, to, {
    text: t("quotes:saved.without", { reference, count }),
    tone: "warning",
  });
}
