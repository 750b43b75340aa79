import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/day-create.ts";
import { apiContext, localeContext, sideCallContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { DayForm as DayInput } from "#app/routes/admin/catalogue/quick-quote/content-form.server.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { DayForm } from "#app/routes/admin/catalogue/quick-quote/day-form.tsx";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { packageDayFields } from "#contract/catalogue/packages/registry-fields.ts";
import { packageChoiceService, packageDayService } from "#app/services/package-editor.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.edit")];

export const handle = inList("navigation:quickQuote", href("/admin/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** The number of the new day; behind the last without one. */
function numberIn(url: URL, days: number): number {
  const wanted = Number(url.searchParams.get("at"));
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= days + 1 ? wanted : days + 1;
}

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ name, days }, places, legs] = await Promise.all([
    packageDayService(api, uid).show(),
    placeChoices(context, "office"),
    context.get(sideCallContext)((side) => packageChoiceService(side).legs(), []),
  ]);
  const at = numberIn(url, days.length);
  const before = days[at - 2];
  return {
    title: getI18n(context).t("packageContent:days.addTitle", { day: at }),
    of: say(name, context.get(localeContext)),
    isLast: at > days.length,
    place: before?.overnight ?? before?.place ?? days[0]?.place ?? "",
    back: href("/admin/quick-quote/:uid/days", { uid }),
    places,
    legs,
  };
}

export async function action({ request, url, params: { uid }, context }: Route.ActionArgs) {
  const days = packageDayService(context.get(apiContext), uid);
  return formAction(request, { schema: DayInput, fields: packageDayFields }, async (input, form) => {
    const at = numberIn(url, 1000);
    await days.addDay(url.searchParams.has("at") ? at : 60, input, onceFor(form));
    const text = getI18n(context).t("packageContent:days.added");
    const to = `${href("/admin/quick-quote/:uid/days", { uid })}#day-${at}`;
    return redirectWithToast(context, to, { text });
  });
}

export default function CreateDay({ loaderData, actionData }: Route.ComponentProps) {
  const { title, of, isLast, place, back, places, legs } = loaderData;
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  return (
    <RecordPage title={title} partOf={{ name: of, to: back }}>
      {isLast ? null : <p className="mb-4 text-muted-foreground">{t("packageContent:days.hintDay")}</p>}
      <DayForm
        place={place}
        answer={actionData && { result: actionData }}
        places={places}
        legs={legs}
        back={back}
      />
    </RecordPage>
  );
}
