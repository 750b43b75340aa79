import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext } from "#app/context.ts";
import { readTypedParty } from "#app/features/quotes/typed-party.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import {
  quoteTripFormats,
  quoteTripRules,
} from "#app/routes/admin/sales/client-files/days/quote-trip-rules.ts";
import { refusedByOthers, told } from "#app/routes/admin/sales/client-files/days/service-deeds.server.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";

const text = z.string().default("");
const schema = z.object({
  lock_version: z.coerce.number().int(),
  travel_date: text,
  rooms: z.array(z.object({ code: text, adults: text, ages: text })).default([]),
});

/** Makes a quote one of another date or party, as it was typed. */
export function moveQuote(form: FormData, uid: string, context: Readonly<RouterContextProvider>) {
  const options = { schema, rules: quoteTripRules, formats: quoteTripFormats };
  return formAction(form, options, ({ rooms: typed, ...sent }) => {
    const party = readTypedParty(typed);
    if (party.refused) return Promise.resolve({ refused: party.refused });
    return refusedByOthers(context, async () => {
      const services = fileServiceService(context.get(apiContext), uid);
      const saved = await services.moveTrip({ ...sent, rooms: party.rooms });
      return told(context, { uid, day: undefined, done: "trip" }, saved);
    });
  });
}
