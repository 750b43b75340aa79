import { data, href, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { priceFormats, priceRules } from "#app/routes/admin/sales/client-files/days/price-rules.ts";
import {
  conflictText,
  refusedByOthers,
} from "#app/routes/admin/sales/client-files/days/service-deeds.server.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";
import { isToBeSaid } from "#app/services/http/problems.server.ts";

type Context = Readonly<RouterContextProvider>;
type Params = { uid: string; line: string };

const ByHand = z.object({
  lock_version: z.coerce.number().int(),
  sell_cents: z.coerce.number().int(),
  cost_cents: z.coerce.number().int().optional(),
  reason: z.string().default(""),
  below_cost: z.coerce.boolean().default(false),
});

/** Sets the price that was typed, takes that of the rates again, or estimates it by those of before. */
export function priceAction(form: FormData, params: Params, context: Context) {
  const intent = textOf(form, "intent");
  return intent === "rates" || intent === "estimate"
    ? takeRates(intent, form, params, context)
    : setByHand(form, params, context);
}

function setByHand(form: FormData, { uid, line }: Params, context: Context) {
  const options = { schema: ByHand, rules: priceRules, formats: priceFormats };
  return formAction(form, options, (typed) =>
    refusedByOthers(context, async () => {
      const services = fileServiceService(context.get(apiContext), uid);
      await services.setPrice(line, { by: "hand", ...typed });
      return told("set", { uid, line }, context);
    }),
  );
}

type Rated = "rates" | "estimate";

async function takeRates(by: Rated, form: FormData, { uid, line }: Params, context: Context) {
  const lock_version = Number(textOf(form, "lock_version"));
  if (!Number.isSafeInteger(lock_version)) throw data(null, { status: 400 });
  try {
    await fileServiceService(context.get(apiContext), uid).setPrice(line, { by, lock_version });
    return await told(by, { uid, line }, context);
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "invalid")) throw error;
    const text = conflictText(error, context);
    return redirectWithToast(context, pageOf({ uid, line }), { text, tone: "warning" });
  }
}

function told(done: "set" | Rated, params: Params, context: Context) {
  return redirectWithToast(context, pageOf(params), { text: getI18n(context).t(`linePrice:done.${done}`) });
}

function pageOf(params: Params): string {
  return href("/admin/client-files/:uid/services/:line/price", params);
}
