import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { apiContext } from "#app/context.ts";
import type { Formats } from "#app/domain/typed-values.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import type { RuleSet } from "#app/forms/rules.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { href } from "react-router";

type Context = Readonly<RouterContextProvider>;

/** What every page needs on which something is done to the money of a file. */
export async function loadMoney(uid: string, context: Context) {
  const service = officeFileService(context.get(apiContext));
  const [file, billing] = await Promise.all([service.head(uid), service.invoices(uid)]);
  return { title: file.name, file, billing, reader: officeReader(context) };
}

type MoneyForm<Schema extends z.ZodType> = {
  uid: string;
  schema: Schema;
  rules: RuleSet;
  formats: Formats;
  /** Does it, and says in words that it is done. */
  send: (input: z.output<Schema>, headers: Record<string, string>) => Promise<string>;
};

/**
 * Does one thing to the money of a file. What somebody else has booked meanwhile is said above the form, which keeps what
 * was typed; the page shows what there is now.
 */
export async function moneyAction<Schema extends z.ZodType>(
  request: Request,
  context: Context,
  { uid, schema, rules, formats, send }: MoneyForm<Schema>,
) {
  return formAction(request, { schema, rules, formats }, async (input, posted) => {
    try {
      const text = await send(input, onceFor(posted));
      return await redirectWithToast(context, href("/admin/client-files/invoices/:uid", { uid }), { text });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
      return { refused: { "": [messageForUser(error)] }, status: 409 };
    }
  });
}
