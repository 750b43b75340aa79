import { data, redirect } from "react-router";
import type { Route } from "./+types/find.ts";
import { FindQuote } from "#app/components/journey/quote/find-quote.tsx";
import { apiContext, localeContext, requestFactsContext, sideCallContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { defaultTitle } from "#app/lib/page-title.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { clientQuoteService } from "#app/services/quote-versions.server.ts";
import { loadSettings } from "#app/services/settings.server.ts";

export const handle = { hydrate: false, dress: "quote" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { log } = context.get(requestFactsContext);
  const { env } = await loadSettings(context.get(sideCallContext), (line) =>
    log("warn", "settings.failed", { line }),
  );
  return {
    title: getI18n(context).t("clientQuote:find.title"),
    locale: context.get(localeContext),
    brand: { code: "NZ" as const, name: env?.general.company_name ?? defaultTitle },
    sent: url.searchParams.has("sent"),
  };
}

/** Mails the link again. Whether there was one to mail, the answer does not tell. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { t } = getI18n(context);
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim().slice(0, 200) : "";
  };
  const attempt = { reference: typed("reference").slice(0, 40), email: typed("email") };
  const errors: Record<string, string> = {};
  if (attempt.reference === "") errors["reference"] = t("validation:required");
  if (attempt.email === "") errors["email"] = t("validation:required");
  if (Object.keys(errors).length > 0) return data({ ...attempt, errors, message: null }, { status: 422 });
  try {
    await clientQuoteService(context.get(apiContext)).mailLink(attempt);
    return redirect("/quote?sent", 303);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const refused: Record<string, string> = {};
    if (error.errors["email"]) refused["email"] = t("validation:email");
    const message = error.errors["email"] ? null : messageForUser(error) || t("clientQuote:unavailable");
    return data(
      { ...attempt, errors: refused, message },
      { status: error.status >= 400 ? error.status : 502 },
    );
  }
}

export default function Find({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, locale, sent } = loaderData;
  return <FindQuote {...{ brand, locale, sent }} {...(actionData && { attempt: actionData })} />;
}
