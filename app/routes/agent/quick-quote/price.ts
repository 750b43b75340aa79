import { data } from "react-router";
import type { Route } from "./+types/price.ts";
import { apiContext } from "#app/context.ts";
import { checkPackageForm } from "#app/domain/package-form.ts";
import { can } from "#app/middleware/guards.server.ts";
import { notOffered } from "#app/routes/agent/quick-quote/not-offered.server.ts";
import { typedIn } from "#app/routes/agent/quick-quote/typed-in.ts";
import { agentPackageService } from "#app/services/packages.server.ts";
import { whileFound } from "#app/services/http/while-found.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

/** The form of a package and, once it is complete, its price; `edit` says that a button of the form was used instead. */
export function loader(args: Route.LoaderArgs) {
  return whileFound(
    () => priceOf(args),
    async () => data({ gone: await notOffered({ ...args, ref: args.params.ref }) }, { status: 404 }),
  );
}

async function priceOf({ url, params: { ref }, context }: Route.LoaderArgs) {
  const packages = agentPackageService(context.get(apiContext));
  // A form that is still being filled in is not refused; one that has a price keeps it up to date.
  const isBegun = url.searchParams.has("travel_date") && !url.searchParams.has("edit");
  const isWanted = isBegun || url.searchParams.has("priced");
  const named = typedIn(url, []);
  // The page says which class comes first; an address that names none is priced in it.
  const typed = isWanted && named.class === "" ? typedIn(url, (await packages.get(ref)).tariffs) : named;
  const { wish, party, problems } = checkPackageForm(typed);
  if (problems && isBegun) return data({ typed, problems, found: null }, { status: 422 });
  if (problems || !isWanted) return { typed, problems: {}, found: null };
  return { typed, problems: {}, found: { price: await packages.price(ref, wish), party } };
}

/** All of it is drawn by the page of the package. */
export default function Price() {
  return null;
}
