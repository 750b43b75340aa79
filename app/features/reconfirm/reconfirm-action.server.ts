import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { inputsOf, readReconfirmation } from "#app/features/reconfirm/read-answers.server.ts";
import { reconfirmRules, type ReconfirmFor } from "#app/features/reconfirm/reconfirm-rules.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { writeMessage } from "#app/forms/message.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import type { ReconfirmInput, ReconfirmTaken } from "#contract/sales/reconfirmation/reconfirmation.ts";
import { ReconfirmAnswer } from "#contract/sales/supplier-requests/status.ts";

const Posted = z.object({
  intent: z.string(),
  answer: ReconfirmAnswer,
  words: z.string().default(""),
  via: z.enum(["phone", "email"]).default("phone"),
  by: z.string().default(""),
});

type Said = { inputs: ReconfirmInput[]; via: "phone" | "email"; by: string };
type Answering = {
  whose: ReconfirmFor;
  /** Hands the answers over; answers what of them was refused, where that is told one by one. */
  send: (said: Said, headers: Record<string, string>) => Promise<ReconfirmTaken | undefined>;
  /** The page, to which every answer leads back, and what is said there once it was taken. */
  here: string;
  done: string;
};

/** Hands the answer of a page with reconfirmations over; what is refused comes back beside its field, with what was typed. */
export async function reconfirmAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  { whose, send, here, done }: Answering,
) {
  const { t } = getI18n(context);
  const posted = readReconfirmation(form);
  const needsWords = posted.answer !== null && posted.answer !== "as_booked" && posted.words === "";
  const refused: Record<string, string[]> = needsWords ? { words: [writeMessage({ key: "required" })] } : {};
  const isOfAll = posted.items.length > 1;
  const rules = isOfAll ? {} : reconfirmRules(whose);
  try {
    return await formAction(form, { schema: Posted, rules, refused }, async ({ answer, via, by }, sent) => {
      const taken = await send({ inputs: inputsOf(answer, posted), via, by }, onceFor(sent));
      const [first] = taken?.refused ?? [];
      if (!first) return redirectWithToast(context, here, { text: done });
      const text = t("reconfirmation:refused", { count: taken?.refused.length ?? 1, why: first.message });
      return redirectWithToast(context, here, { text, tone: "warning" });
    });
  } catch (error) {
    if (!isToBeSaid(error, "conflict")) throw error;
    const text = messageForUser(error) || t("errors:unavailable.title");
    return redirectWithToast(context, here, { text, tone: "warning" });
  }
}
