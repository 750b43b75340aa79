import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { saveRules } from "#app/routes/agent/quick-quote/save-rules.ts";
import { toCustomise } from "#app/routes/agent/to-customise.server.ts";
import { agentQuoteService } from "#app/services/quotes.server.ts";
import type { SavedQuote } from "#contract/sales/quotes/save.ts";

const schema = z.object({
  name: z
    .string()
    .default("")
    .transform((text) => text.trim()),
  agent_reference: z.string().optional(),
});

type Save = (
  quotes: ReturnType<typeof agentQuoteService>,
  names: z.output<typeof schema>,
  headers: Record<string, string>,
) => Promise<SavedQuote>;

/** Saves a price as a quote and leads to where it is customised, telling what was left without a price. */
export function saveAction(sent: Request | FormData, context: Readonly<RouterContextProvider>, save: Save) {
  return formAction(sent, { schema, rules: saveRules }, async (names, formData) =>
    toCustomise(context, await save(agentQuoteService(context.get(apiContext)), names, onceFor(formData))),
  );
}
