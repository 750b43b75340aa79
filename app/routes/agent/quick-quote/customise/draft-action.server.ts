import { data, href, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { Formats } from "#app/domain/typed-values.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import type { RuleSet } from "#app/forms/rules.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { checkAvailability } from "#app/routes/agent/quick-quote/customise/check-availability.server.ts";
import {
  contactRules,
  referenceRules,
  travellerFormats,
  travellerRules,
  versionRules,
} from "#app/routes/agent/quick-quote/customise/detail-rules.ts";
import { deedOf, type Deed } from "#app/routes/agent/quick-quote/customise/draft-deeds.server.ts";
import { ApiProblem, isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { fileQuoteService } from "#app/services/quote-versions.server.ts";
import { agentQuoteService } from "#app/services/quotes.server.ts";
import type { ChangeQuote } from "#contract/sales/quotes/changes.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import type { Locale } from "#contract/primitives.ts";

type Context = Readonly<RouterContextProvider>;

/** Does what one of the forms of the page asks for, and says so with the new total. */
export async function draftAction(request: Request, context: Context, reference: string) {
  const formData = await readForm(request);
  const intent = formData.get("intent");
  if (intent === "check") return checkAvailability(context, reference);
  if (intent === "version") return saveVersion(formData, context, reference);
  const form =
    typeof intent === "string" && Object.hasOwn(detailForms, intent) ? (intent as DetailIntent) : null;
  return form
    ? saveDetails(formData, context, { reference, form })
    : doDeed(deedOf(formData), context, reference);
}

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
type DetailForm = { schema: z.ZodType<Change>; rules: RuleSet; formats?: Formats };

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
    formats: travellerFormats,
  },
} satisfies Record<string, DetailForm>;
type DetailIntent = keyof typeof detailForms;

function saveDetails(
  formData: FormData,
  context: Context,
  { reference, form }: { reference: string; form: DetailIntent },
) {
  const { schema, rules, formats }: DetailForm = detailForms[form];
  return formAction(formData, { schema, rules, ...(formats && { formats }) }, async (change) => {
    try {
      const draft = await agentQuoteService(context.get(apiContext)).change(reference, change);
      return told(context, draft, "details");
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.kind === "conflict") return { refused: { "": [conflictText(error, context)] }, status: 409 };
      if (error.kind !== "invalid" || form !== "contact") throw error;
      // The fields of the client stand beside those of the quote, and have names of their own.
      const refused = Object.entries(error.errors).map(([name, texts]) => [`client_${name}`, texts]);
      return { refused: Object.fromEntries(refused) };
    }
  });
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

/** Somebody else's change comes with the record; any other reason is the API's own sentence. */
function conflictText(error: ApiProblem, context: Context): string {
  const message = messageForUser(error);
  return error.current === undefined && message ? message : getI18n(context).t("quotes:conflict");
}

function told(context: Context, draft: QuoteDraft, done: Deed["name"] | "details") {
  const { t, language } = getI18n(context);
  const total = draft.totals && (draft.totals.sell_cents ?? draft.totals.net_cents);
  const text = t(`quotes:done.${done}`);
  // The language of the request is one of ours.
  const amount = total === null ? null : formatMoney(total, draft.currency, language as Locale);
  return redirectWithToast(context, pageOf(draft.reference), {
    text: amount === null ? text : t("quotes:done.total", { text, amount }),
  });
}

function pageOf(reference: string): string {
  return href("/app/quick-quote/customise/:reference", { reference });
}
