import type { RouterContextProvider } from "react-router";
import { localeContext } from "#app/context.ts";
import { formatMoney } from "#app/domain/money.ts";
import { cancelRules } from "#app/features/cancel-booking/cancel-rules.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { CancellationInput, type CancelledBooking } from "#contract/sales/bookings/cancel.ts";

type Cancelling = {
  cancel: (input: CancellationInput, headers: Record<string, string>) => Promise<CancelledBooking>;
  /** The file, where its reader is told that it is done. */
  backTo: string;
};

/** Cancels a booking at the fee that was shown. Another fee by now is said above the form, which keeps the reason. */
export function cancelAction(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { cancel, backTo }: Cancelling,
) {
  const { t } = getI18n(context);
  const options = { schema: CancellationInput, rules: cancelRules };
  return formAction(request, options, async (input, posted) => {
    try {
      const { fee_cents: fee, currency } = await cancel(input, onceFor(posted));
      const amount = formatMoney(fee, currency, context.get(localeContext));
      return await redirectWithToast(context, backTo, { text: t("bookings:cancel.done", { amount }) });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
      return { refused: { "": [messageForUser(error) || t("bookings:cancel.conflict")] }, status: 409 };
    }
  });
}
