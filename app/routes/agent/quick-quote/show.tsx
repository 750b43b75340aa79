import { useTranslation } from "#app/i18n/use-translation.ts";
import { data, href } from "react-router";
import type { Route } from "./+types/show.ts";
import { RouteMap } from "#app/components/route-map/route-map.tsx";
import { routeMap } from "#drawings/route-map/route-map.server.ts";
import { apiContext } from "#app/context.ts";
import { checkPackageForm, readPackageForm, type TypedPackageForm } from "#app/domain/package-form.ts";
import { editRooms } from "#app/domain/product-search.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { formText } from "#app/lib/form-text.ts";
import type { FormResult } from "#app/forms/use-app-form.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { NotOffered } from "#app/routes/agent/quick-quote/not-offered.tsx";
import { notOffered } from "#app/routes/agent/quick-quote/not-offered.server.ts";
import { PackageContents } from "#app/routes/agent/quick-quote/package-contents.tsx";
import { PackageDays } from "#app/routes/agent/quick-quote/package-days.tsx";
import { PackageHead } from "#app/routes/agent/quick-quote/package-head.tsx";
import { PriceForm } from "#app/routes/agent/quick-quote/price-form.tsx";
import { PricePanel } from "#app/routes/agent/quick-quote/price-panel.tsx";
import { saveAction } from "#app/routes/agent/quick-quote/save-action.server.ts";
import { SaveForm } from "#app/routes/agent/quick-quote/save-form.tsx";
import { agentPackageService } from "#app/services/packages.server.ts";
import { whileFound } from "#app/services/http/while-found.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

export const handle = inList("navigation:quickQuote", href("/app/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** The form and, once it is complete, its price; `edit` says that a button of the form was used instead. */
export function loader(args: Route.LoaderArgs) {
  return whileFound(
    () => priceFormOf(args),
    async () => {
      const gone = await notOffered({ ...args, ref: args.params.ref });
      return data({ title: getI18n(args.context).t("packages:gone.short"), gone }, { status: 404 });
    },
  );
}

async function priceFormOf({ url, params, context }: Route.LoaderArgs) {
  const packages = agentPackageService(context.get(apiContext));
  // A form that is still being filled in is not refused; one that has a price keeps it up to date.
  const isBegun = url.searchParams.has("travel_date") && !url.searchParams.has("edit");
  const isWanted = isBegun || url.searchParams.has("priced");
  // Where the address names a class, nothing of the package is needed to ask for the price.
  const { wish: named } = checkPackageForm(typedIn(url, []));
  const pricing = isWanted && named && named.class !== "" ? packages.price(params.ref, named) : null;
  // Where the package itself is not to be had, that is what is said.
  pricing?.catch(() => undefined);
  const pack = await packages.get(params.ref);
  const typed = typedIn(url, pack.tariffs);
  const page = { title: pack.name, pack, map: routeMap(pack), typed };
  const { wish, party, problems } = checkPackageForm(typed);
  if (problems && isBegun) return data({ ...page, problems, found: null }, { status: 422 });
  if (problems || !isWanted) return { ...page, problems: {}, found: null };
  const price = await (pricing ?? packages.price(pack.ref, wish));
  return { ...page, problems: {}, found: { price, party } };
}

/** What the address says was typed, after the button for rooms that was used. */
function typedIn(url: URL, tariffs: readonly string[]): TypedPackageForm {
  const read = readPackageForm(url.searchParams, tariffs);
  const edit = url.searchParams.get("edit");
  return edit === null ? read : { ...read, rooms: editRooms(read.rooms, edit) };
}

/**
 * Saves the price that the address stands for, under the name that was posted. Where the office has taken the package
 * back meanwhile, the answer says so and holds what was typed.
 */
export async function action({ request, url, params: { ref }, context }: Route.ActionArgs) {
  const sent = await readForm(request);
  return whileFound(
    async () => {
      const pack = await agentPackageService(context.get(apiContext)).get(ref);
      const { wish } = checkPackageForm(typedIn(url, pack.tariffs));
      if (!wish) throw data(null, { status: 400 });
      return saveAction(sent, context, (quotes, names, headers) =>
        quotes.save(wish, { ...names, package: pack.ref }, headers),
      );
    },
    async () => {
      const names = { name: formText(sent, "name"), agent_reference: formText(sent, "agent_reference") };
      return data({ gone: await notOffered({ url, context, ref }, names) }, { status: 409 });
    },
  );
}

export default function Package({ loaderData, actionData }: Route.ComponentProps) {
  const known = "gone" in loaderData ? null : loaderData.pack;
  if (actionData && "gone" in actionData) return <NotOffered gone={actionData.gone} known={known} unsaved />;
  if ("gone" in loaderData) return <NotOffered gone={loaderData.gone} known={known} unsaved={false} />;
  return <OfferedPackage {...loaderData} saved={actionData} />;
}

type OfferedPackageProps = Exclude<Route.ComponentProps["loaderData"], { gone: unknown }> & {
  saved: FormResult;
};

function OfferedPackage({ pack, map, typed, problems, found, saved }: OfferedPackageProps) {
  const { t } = useTranslation("packages");
  return (
    <div className="space-y-6">
      <PackageHead pack={pack} />
      <PricePanel
        found={found}
        form={<PriceForm pack={pack} typed={typed} problems={problems} priced={found !== null} />}
      >
        <SaveForm lastResult={saved} />
      </PricePanel>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="package-days" className="min-w-0 space-y-3">
          <h2 id="package-days" className="text-base">
            {t("days.title")}
          </h2>
          <PackageDays days={pack.days} />
        </section>
        <aside className="space-y-4">
          {map ? <RouteMap map={map} /> : null}
          <PackageContents pack={pack} />
        </aside>
      </div>
    </div>
  );
}
