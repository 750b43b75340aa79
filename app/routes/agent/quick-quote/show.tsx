import { useTranslation } from "#app/i18n/use-translation.ts";
import { memo } from "react";
import { data, href, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/show.ts";
import { RouteMap } from "#app/components/route-map/route-map.tsx";
import { routeMap } from "#drawings/route-map/route-map.server.ts";
import { apiContext } from "#app/context.ts";
import { checkPackageForm } from "#app/domain/package-form.ts";
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
import type { loader as price } from "#app/routes/agent/quick-quote/price.ts";
import { saveAction } from "#app/routes/agent/quick-quote/save-action.server.ts";
import { SaveForm } from "#app/routes/agent/quick-quote/save-form.tsx";
import { typedIn } from "#app/routes/agent/quick-quote/typed-in.ts";
import { agentPackageService } from "#app/services/packages.server.ts";
import { whileFound } from "#app/services/http/while-found.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

export const handle = inList("navigation:quickQuote", href("/app/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** Another date, class or party is asked for of the package that is shown: its days and terms stay as they were read. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod = "GET",
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !(isSame && formMethod === "GET");
}

/** The package; what is asked of it, and its price, come with `price.ts`. */
export function loader({ url, params: { ref }, context }: Route.LoaderArgs) {
  return whileFound(
    async () => {
      const pack = await agentPackageService(context.get(apiContext)).get(ref);
      return { title: pack.name, pack, map: routeMap(pack) };
    },
    async () => {
      const gone = await notOffered({ url, context, ref });
      return data({ title: getI18n(context).t("packages:gone.short"), gone }, { status: 404 });
    },
  );
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
  const asked = useRouteLoaderData<typeof price>("routes/agent/quick-quote/price");
  const known = "gone" in loaderData ? null : loaderData.pack;
  if (actionData && "gone" in actionData) return <NotOffered gone={actionData.gone} known={known} unsaved />;
  if ("gone" in loaderData) return <NotOffered gone={loaderData.gone} known={known} unsaved={false} />;
  if (!asked) return null;
  if ("gone" in asked) return <NotOffered gone={asked.gone} known={known} unsaved={false} />;
  return <OfferedPackage {...loaderData} {...asked} saved={actionData} />;
}

type Read<Loaded> = Exclude<Loaded, { gone: unknown }>;

type OfferedPackageProps = Read<Route.ComponentProps["loaderData"]> &
  Read<NonNullable<ReturnType<typeof useRouteLoaderData<typeof price>>>> & { saved: FormResult };

function OfferedPackage({
  pack,
  map,
  typed: { class: named, ...rest },
  problems,
  found,
  saved,
}: OfferedPackageProps) {
  const typed = { ...rest, class: named || (pack.tariffs[0] ?? "") };
  return (
    <div className="space-y-6">
      <PackageHead pack={pack} />
      <PricePanel
        found={found}
        form={<PriceForm pack={pack} typed={typed} problems={problems} priced={found !== null} />}
      >
        <SaveForm lastResult={saved} />
      </PricePanel>
      <Trip pack={pack} map={map} />
    </div>
  );
}

type TripProps = Pick<OfferedPackageProps, "pack" | "map">;

/** Days and terms; they are drawn once, whatever is asked of the package. */
const Trip = memo(function Trip({ pack, map }: TripProps) {
  const { t } = useTranslation("packages");
  return (
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
  );
});
