import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { formAction, type Refusals } from "#app/forms/form-action.server.ts";
import type { RuleSet } from "#app/forms/rules.ts";
import {
  contactRules,
  referenceRules,
  travellerRules,
} from "#app/routes/agent/quick-quote/customise/detail-rules.ts";
import {
  conflictAnswer,
  conflictIn,
  isElsewhere,
} from "#app/routes/agent/quick-quote/customise/draft-conflict.server.ts";
import { draftFormats, type DetailIntent } from "#app/routes/agent/quick-quote/customise/draft-content.ts";
import {
  conflictText,
  told,
  type Context,
} from "#app/routes/agent/quick-quote/customise/draft-told.server.ts";
import type { Conflict } from "#app/records/record-answer.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { agentQuoteService } from "#app/services/quotes.server.ts";
import type { ChangeQuote } from "#contract/sales/quotes/changes.ts";

const text = z.string().optional();
const traveller = z.object({
  seq: z.coerce.number().int(),
  title: text,
  first_name: z.string().default(""),
  last_name: z.string().default(""),
  date_of_birth: text,
  age: z.coerce.number().int().min(0).max(120).optional(),
});
const common = { lock_version: z.coerce.number().int() };
type Change = z.input<typeof ChangeQuote>;
type DetailForm = { schema: z.ZodType<Change>; rules: RuleSet };

const detailForms = {
  references: {
    schema: z
      .object({ ...common, name: z.string().default(""), agent_reference: text, remarks: text })
      .transform((fields): Change => ({ part: "references", ...fields })),
    rules: referenceRules,
  },
  contact: {
    schema: z
      .object({
        ...common,
        client_name: text,
        client_email: text,
        client_phone: text,
        client_address: text,
        client_country: text,
      })
      .transform(({ lock_version, ...one }): Change => ({
        part: "contact",
        lock_version,
        name: one.client_name,
        email: one.client_email,
        phone: one.client_phone,
        address: one.client_address,
        country: one.client_country,
      })),
    rules: contactRules,
  },
  travellers: {
    schema: z
      .object({ ...common, travellers: z.array(traveller).default([]) })
      .transform((fields): Change => ({ part: "travellers", ...fields })),
    rules: travellerRules,
  },
} satisfies Record<DetailIntent, DetailForm>;

/**
 * Saves one form of details, or answers what was refused. Where somebody else has changed the quote meanwhile it is
 * saved all the same if they left its fields alone; otherwise both sides are answered.
 */
export async function saveDetails(
  formData: FormData,
  context: Context,
  { reference, form }: { reference: string; form: DetailIntent },
) {
  const { schema, rules }: DetailForm = detailForms[form];
  const own = { schema, rules, formats: draftFormats[form] };
  let late: Conflict | null = null;
  const save = async (change: Change, isAgain = false): Promise<Response | Refusals> => {
    try {
      const draft = await agentQuoteService(context.get(apiContext)).change(reference, change);
      return await told(context, draft, "details");
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const conflict = conflictIn(error, { formData, form, context });
      if (conflict && !isAgain && isElsewhere(conflict)) {
        return save({ ...change, lock_version: conflict.version }, true);
      }
      late = conflict;
      return refusedIn(error, form, context);
    }
  };
  const answer = await formAction(formData, own, (change) => save(change));
  return late ? conflictAnswer(form, late) : answer;
}

function refusedIn(error: ApiProblem, form: DetailIntent, context: Context): Refusals {
  if (error.kind === "conflict") return { refused: { "": [conflictText(error, context)] }, status: 409 };
  if (error.kind !== "invalid" || form !== "contact") throw error;
  // The fields of the client stand beside those of the quote, and have names of their own.
  const refused = Object.entries(error.errors).map(([name, texts]) => [`client_${name}`, texts]);
  return { refused: Object.fromEntries(refused) };
}
