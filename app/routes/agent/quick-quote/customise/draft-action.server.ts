import { data } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { formText } from "#app/lib/form-text.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { mergedForm } from "#app/records/record-values.ts";
import { checkAvailability } from "#app/routes/agent/quick-quote/customise/check-availability.server.ts";
import { versionRules } from "#app/routes/agent/quick-quote/customise/detail-rules.ts";
import { isDetailIntent } from "#app/routes/agent/quick-quote/customise/draft-content.ts";
import { deedOf, type Deed } from "#app/routes/agent/quick-quote/customise/draft-deeds.server.ts";
import {
  conflictText,
  pageOf,
  told,
  type Context,
} from "#app/routes/agent/quick-quote/customise/draft-told.server.ts";
import { saveDetails } from "#app/routes/agent/quick-quote/customise/save-details.server.ts";
import { ApiProblem, isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { fileQuoteService } from "#app/services/quote-versions.server.ts";
import { agentQuoteService } from "#app/services/quotes.server.ts";

/** Does what one of the forms of the page asks for, and says so with the new total. */
export async function draftAction(request: Request, context: Context, reference: string) {
  const posted = await readForm(request);
  const { formData, intent } = chosen(posted);
  if (intent === "check") return checkAvailability(context, reference);
  if (intent === "version") return saveVersion(formData, context, reference);
  return isDetailIntent(intent)
    ? saveDetails(formData, context, { reference, form: intent })
    : doDeed(deedOf(formData), context, reference);
}

/** The form of those choices, where somebody chose between their own and what another has saved. */
function chosen(posted: FormData) {
  if (posted.get("intent") !== "resolve") return { formData: posted, intent: posted.get("intent") };
  const formData = mergedForm(posted);
  const intent = posted.get("form");
  formData.set("intent", formText(posted, "form"));
  return { formData, intent };
}

/** Freezes the quote as it stands, and says what has no price and was left out. */
function saveVersion(formData: FormData, context: Context, reference: string) {
  const schema = z.object({ label: z.string().default("") });
  return formAction(formData, { schema, rules: versionRules }, async ({ label }) => {
    const quotes = fileQuoteService(context.get(apiContext));
    try {
      const { no, left_out: leftOut } = await quotes.save(reference, label, onceFor(formData));
      const { t } = getI18n(context);
      const names = leftOut.join(", ");
      return await redirectWithToast(context, pageOf(reference), {
        text: names ? t("quotes:version.without", { no, names }) : t("quotes:version.saved", { no }),
        ...(names && { tone: "warning" as const }),
      });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
      return { refused: { "": [conflictText(error, context)] }, status: 409 };
    }
  });
}

/** A deed has nothing typed to lose: whatever keeps it from being done is said on the page as it now is. */
export async function doDeed(deed: Deed | null, context: Context, reference: string) {
  if (!deed) throw data(null, { status: 400 });
  const quotes = agentQuoteService(context.get(apiContext));
  try {
    return await told(context, await deed.run(quotes, reference), deed.name);
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "invalid")) throw error;
    const said =
      error.kind === "conflict" ? conflictText(error, context) : Object.values(error.errors)[0]?.[0];
    return redirectWithToast(context, pageOf(reference), {
      text: said ?? messageForUser(error),
      tone: "warning",
    });
  }
}
