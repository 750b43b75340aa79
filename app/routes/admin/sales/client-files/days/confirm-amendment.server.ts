import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { amendRules } from "#app/routes/admin/sales/client-files/days/amend-rules.ts";
import { told } from "#app/routes/admin/sales/client-files/days/service-deeds.server.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import type { AmendWish } from "#contract/sales/file-services/endpoints.ts";

const Confirmed = z.object({
  lock_version: z.coerce.number().int(),
  hash: z.string().default(""),
  remark: z.string().trim().max(2000).default(""),
});

type Confirming = { form: Request | FormData; uid: string; context: Readonly<RouterContextProvider> };

/** Carries out a change of a booking as it was shown; where it would be another by now the page says so. */
export function confirmAmendment({ form: sentForm, uid, context }: Confirming, wish: Partial<AmendWish>) {
  return formAction(sentForm, { schema: Confirmed, rules: amendRules }, async (sent, form) => {
    if (sent.hash === "") throw data(null, { status: 400 });
    const services = fileServiceService(context.get(apiContext), uid);
    try {
      await services.amend({ ...wish, ...sent }, onceFor(form));
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
      const text = messageForUser(error) || getI18n(context).t("fileServices:amend.moved");
      return { refused: { "": [text] }, status: 409 };
    }
    return told(context, { uid, day: undefined, done: "amend" }, { without_price: 0 });
  });
}
