import { data, redirect } from "react-router";
import type { Route } from "./+types/find.ts";
import { FindTravelApp } from "#app/components/journey/find-travel-app.tsx";
import { apiContext, localeContext, requestFactsContext, sideCallContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { defaultTitle } from "#app/lib/page-title.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { readLookup, refusedLookup } from "#app/routes/traveller/lookup.server.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";
import { loadSettings } from "#app/services/settings.server.ts";

const path = "/travel-app/";

export const handle = { hydrate: false } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "description", content: loaderData?.description },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { log } = context.get(requestFactsContext);
  const { env } = await loadSettings(context.get(sideCallContext), (line) =>
    log("warn", "settings.failed", { line }),
  );
  const { t } = getI18n(context);
  const company = env?.general.company_name ?? defaultTitle;
  return {
    title: t("find:title"),
    description: t("find:prompt", { company }),
    locale: context.get(localeContext),
    brand: { code: "NZ" as const, name: company },
    hasSettings: env !== null,
  };
}

/** Looks the reference up and leads to the travel app; a miss comes back with what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const attempt = readLookup(await readForm(request));
  const { t } = getI18n(context);
  if (attempt.reference === "") {
    return data({ ...attempt, message: null, referenceError: t("validation:required") }, { status: 422 });
  }
  try {
    const identifier = await itineraryService(context.get(apiContext)).find(
      attempt.reference,
      attempt.surname,
    );
    return redirect(`/travel-app/${encodeURIComponent(identifier)}`, 303);
  } catch (error) {
    return refusedLookup(attempt, error, t);
  }
}

export default function Find({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FindTravelApp
      brand={loaderData.brand}
      locale={loaderData.locale}
      path={path}
      hasSettings={loaderData.hasSettings}
      {...(actionData && { attempt: actionData })}
    />
  );
}
