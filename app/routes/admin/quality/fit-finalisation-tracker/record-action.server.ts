import { data, href, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { reasonRules } from "#app/routes/admin/quality/fit-finalisation-tracker/reason-rules.ts";
import { finalisationService } from "#app/services/finalisations.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { FinalisationTick } from "#contract/quality/finalisation/finalisation.ts";

const Reasoned = z.object({
  intent: z.enum(["override", "reopen"]),
  lock_version: z.coerce.number().int().default(0),
  reason: z.string().trim(),
});

/** The page of the booking that a form stands on which opens it again; it goes on there. */
function cameFrom(form: FormData): string | null {
  const back = textOf(form, "back");
  return /^\/admin\/client-files\/[\w/-]+(\?[\w=&.%-]*)?$/.test(back) ? back : null;
}

/** Ticks, finalises or opens again; what is refused is said on the page as it is now. */
export async function finalisationAction(
  form: FormData,
  uid: string,
  context: Readonly<RouterContextProvider>,
) {
  const { t } = getI18n(context);
  const service = finalisationService(context.get(apiContext));
  const here = href("/admin/fit-finalisation-tracker/:uid", { uid });
  const version = Number(textOf(form, "lock_version")) || 0;
  const done = (text: string) => redirectWithToast(context, here, { text });
  try {
    switch (textOf(form, "intent")) {
      case "tick": {
        const tick = FinalisationTick.safeParse(textOf(form, "tick"));
        if (!tick.success) throw data(null, { status: 400 });
        await service.tick(uid, { tick: tick.data, on: textOf(form, "on") === "1", lock_version: version });
        return await done(t("finalisation:saved"));
      }
      case "finalise":
        await service.finalise(uid, { lock_version: version }, onceFor(form));
        return await done(t("finalisation:finalised"));
      default:
        return await formAction(form, { schema: Reasoned, rules: reasonRules }, async (sent, posted) => {
          const { intent, lock_version, reason } = sent;
          const headers = onceFor(posted);
          if (intent === "reopen") {
            await service.reopen(
              uid,
              { ...(posted.has("lock_version") && { lock_version }), reason },
              headers,
            );
            return redirectWithToast(context, cameFrom(posted) ?? here, { text: t("finalisation:reopened") });
          }
          await service.finalise(uid, { lock_version, override_reason: reason }, headers);
          return done(t("finalisation:finalised"));
        });
    }
  } catch (error) {
    if (!isToBeSaid(error, "conflict")) throw error;
    const text = messageForUser(error) || t("errors:unavailable.title");
    return redirectWithToast(context, here, { text, tone: "warning" });
  }
}
