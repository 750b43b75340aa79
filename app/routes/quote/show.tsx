import type { Route } from "./+types/show.ts";
import { QuotePage } from "#app/components/journey/quote/quote-page.tsx";
import { routeMap } from "#drawings/route-map/route-map.server.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { formKeyName } from "#app/forms/form-draft.ts";
import { PageOnly } from "#app/lib/page-only.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { answerQuote } from "#app/routes/quote/answer.server.ts";
import { clientQuoteService } from "#app/services/quote-versions.server.ts";

export const handle = { hydrate: false, dress: "quote" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.data.quote.name },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

const said = ["accepted", "declined", "message"] as const;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const options = url.searchParams.getAll("option").slice(0, 100);
  const before = url.searchParams.get("before")?.slice(0, 26);
  const quote = await clientQuoteService(context.get(apiContext)).get(params.token, locale, {
    options,
    ...(before && { before }),
  });
  const path = `/quote/${params.token}`;
  return new PageOnly({
    quote,
    pageBrand: quote.brand.code,
    map: routeMap(quote),
    path,
    /** One visit of the form, so that a second sending of it counts once. */
    formKey: { name: formKeyName, value: crypto.randomUUID() },
    said: said.find((one) => one === url.searchParams.get("said")) ?? null,
  });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerQuote(request, params.token, context);
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, map, path, formKey, said } = loaderData.data;
  return (
    <QuotePage
      quote={actionData?.quote ?? quote}
      path={path}
      formKey={formKey}
      said={actionData ? null : said}
      pdf={`/documents${path}.pdf`}
      {...(map && { map })}
      {...(actionData && { attempt: actionData.attempt })}
    />
  );
}
