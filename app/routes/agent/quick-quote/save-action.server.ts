import { href, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import type { PackageWish } from "#app/domain/package-form.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { saveRules } from "#app/routes/agent/quick-quote/save-rules.ts";
import { agentQuoteService } from "#app/services/quotes.server.ts";

const schema = z.object({
  name: z
    .string()
    .default("")
    .transform((text) => text.trim()),
  agent_reference: z.string().optional(),
});

/** Saves a priced package as a quote and leads to where it is customised, telling what was left without a price. */
export function saveAction(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { wish, ref }: { wish: PackageWish; ref: string },
) {
  return formAction(request, { schema, rules: saveRules }, async (names, formData) => {
    const quotes = agentQuoteService(context.get(apiContext));
    const saved = await quotes.save(wish, { ...names, package: ref }, onceFor(formData));
    const { t } = getI18n(context);
    const { reference, without_price: count } = saved;
    const to = href("/app/quick-quote/customise/:reference", { reference });
    if (count === 0) return redirectWithToast(context, to, { text: t("quotes:saved.whole", { reference }) });
    return redirectWithToast(context, to, {
      text: t("quotes:saved.without", { reference, count }),
      tone: "warning",
    });
  });
}
