import { data, type RouterContextProvider } from "react-router";
import { availabilitySummary } from "#app/components/availability/availability-summary.ts";
import { apiContext } from "#app/context.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { linkAction } from "#app/forms/link-action.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { officeBookingService } from "#app/services/bookings.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { fileRequestService } from "#app/services/supplier-requests.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";

type Context = Readonly<RouterContextProvider>;
type Place = { uid: string; path: string };

/** Does what one of the forms of a file's overview asks for; what somebody else saved meanwhile stays as it is. */
export async function fileAction(form: FormData, { uid, path }: Place, context: Context) {
  const { t } = getI18n(context);
  const intent = textOf(form, "intent");
  const service = officeFileService(context.get(apiContext));
  const changed = await linkAction(form, { service, file: uid, path: `${path}#client-link` }, context);
  if (changed) return changed;
  try {
    const text = await change(form, { intent, uid }, context);
    return await redirectWithToast(context, path, { text });
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "invalid")) throw error;
    const isHandedOver = error.standing === undefined && intent === "";
    const text = isHandedOver ? t("notifications:assign.conflict") : messageForUser(error);
    return redirectWithToast(context, path, { text, tone: "warning" });
  }
}

async function change(
  form: FormData,
  { intent, uid }: { intent: string; uid: string },
  context: Context,
): Promise<string> {
  const { t } = getI18n(context);
  const service = officeFileService(context.get(apiContext));
  const version = Number(textOf(form, "lock_version"));
  switch (intent) {
    case "": {
      const wish = { consultant_uid: textOf(form, "consultant_uid"), lock_version: version };
      const { consultant } = await service.assign(uid, wish);
      return t("notifications:assign.done", { name: consultant.name });
    }
    case "check-availability": {
      const found = await officeBookingService(context.get(apiContext)).checkAvailability(uid);
      const counts = { available: found.available, onRequest: found.on_request };
      return availabilitySummary(counts, getI18n(context).getFixedT(null, "availability"));
    }
    case "send-requests": {
      const request = textOf(form, "request");
      const requests = fileRequestService(context.get(apiContext));
      const { sent } = await requests.send(uid, request ? [request] : undefined, onceFor(form));
      return t("supplierRequests:office.sentToast", { count: sent });
    }
    default:
      throw data(null, { status: 400 });
  }
}
