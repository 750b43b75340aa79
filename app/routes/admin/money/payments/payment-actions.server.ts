import { data, href, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { formText } from "#app/lib/form-text.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { refundFormats, refundRules } from "#app/routes/admin/money/payments/payment-rules.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { paymentService } from "#app/services/payments.server.ts";
import { RefundRequest } from "#contract/money/payments.ts";

type Context = Readonly<RouterContextProvider>;

const steps = ["send", "cancel", "check", "take", "return"] as const;

/**
 * Does what a button of the page asks for, or gives money back by its form. What cannot be done as things are is said
 * at the top; null for a step that there is none of.
 */
export async function changePayment(request: Request, uid: string, context: Context) {
  const form = await readForm(request);
  const intent = formText(form, "intent");
  const { t } = getI18n(context);
  const to = href("/admin/payments/edit/:uid", { uid });
  const service = paymentService(context.get(apiContext));
  if (intent === "refund") {
    const options = { schema: RefundRequest, rules: refundRules, formats: refundFormats };
    return formAction(form, options, async (input) => {
      try {
        await service.refund(uid, input);
        return await redirectWithToast(context, to, { text: t("payments:done.refund") });
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
        return { refused: { "": [messageForUser(error)] }, status: 409 };
      }
    });
  }
  const step = steps.find((one) => one === intent);
  if (!step) return null;
  try {
    await take(step, form);
    return await redirectWithToast(context, to, { text: t(`payments:done.${step}`) });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
    return data({ refusal: messageForUser(error) }, { status: 409 });
  }

  function take(wanted: (typeof steps)[number], sent: FormData) {
    const version = Number(formText(sent, "lock_version"));
    if (wanted === "send") return service.send(uid, version);
    if (wanted === "cancel") return service.cancel(uid, version);
    if (wanted === "check") return service.check(uid);
    const attempt = Number(formText(sent, "attempt"));
    return service.resolve(uid, { lock_version: version, attempt, verb: wanted });
  }
}
