import { data, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import {
  messageRules,
  noteRules,
  termsFormats,
  termsRules,
} from "#app/routes/admin/sales/client-files/requests/offer-rules.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { supplierOfferService } from "#app/services/supplier-offers.server.ts";
import { OfferWish } from "#contract/sales/supplier-requests/offer.ts";

type Context = Readonly<RouterContextProvider>;
type Key = { uid: string; request: string };

const Terms = z.object({
  option: z.string().default(""),
  date_from: z.string().default(""),
  date_to: z.string().default(""),
  start_time: z.string().optional(),
});
const Taken = z.object({
  note: z.string().default(""),
  lock_version: z.coerce.number().int(),
  hash: z.string().default(""),
});
const Declined = z.object({ message: z.string().default(""), lock_version: z.coerce.number().int() });

/** What the address wishes to take over; nothing of it that is not written as it should be. */
export function wishOf({ searchParams }: URL): OfferWish {
  const typed = Object.fromEntries([...searchParams].filter(([, text]) => text !== ""));
  const read = OfferWish.safeParse(typed);
  return read.success ? read.data : {};
}

/** Shows what taking other terms would do, takes the offer as it was shown, or declines it. */
export async function offerAction(form: FormData, url: URL, key: Key, context: Context) {
  const service = supplierOfferService(context.get(apiContext), key);
  const here = href("/admin/client-files/:uid/requests/:request/offer", key);
  const { t } = getI18n(context);
  const supplier = textOf(form, "supplier");
  switch (textOf(form, "intent")) {
    case "look":
      return formAction(form, { schema: Terms, rules: termsRules, formats: termsFormats }, (terms) =>
        Promise.resolve(redirect(`${here}?${wordsOf(terms)}#offer-preview`)),
      );
    case "take":
      return formAction(form, { schema: Taken, rules: noteRules }, (taken, posted) =>
        asSaid(async () => {
          await service.take({ ...wishOf(url), ...taken }, onceFor(posted));
          return toFile(t("supplierOffer:taken", { supplier }));
        }),
      );
    case "decline":
      return formAction(form, { schema: Declined, rules: messageRules }, (declined, posted) =>
        asSaid(async () => {
          await service.decline(declined, onceFor(posted));
          return toFile(t("supplierOffer:declined", { supplier }));
        }),
      );
    default:
      throw data(null, { status: 400 });
  }

  function toFile(text: string) {
    const file = href("/admin/client-files/:uid", { uid: key.uid });
    return redirectWithToast(context, `${file}#supplier-requests`, { text });
  }

  /** Where somebody else was quicker, or prices are others by now, the page shows what holds. */
  async function asSaid(deed: () => Promise<Response>): Promise<Response> {
    try {
      return await deed();
    } catch (error) {
      if (!isToBeSaid(error, "conflict")) throw error;
      const text = messageForUser(error) || t("errors:unavailable.title");
      return redirectWithToast(context, `${here}${url.search}`, { text, tone: "warning" });
    }
  }
}

function wordsOf(terms: z.output<typeof Terms>): string {
  const given = Object.entries(terms).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(given).toString();
}
