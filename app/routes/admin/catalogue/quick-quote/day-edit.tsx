import { href, data } from "react-router";
import type { Route } from "./+types/day-edit.ts";
import { apiContext, localeContext, sideCallContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { DayForm as DayInput } from "#app/routes/admin/catalogue/quick-quote/content-form.server.ts";
import { useContentWords } from "#app/routes/admin/catalogue/quick-quote/content-words.ts";
import { GoneNote } from "#app/routes/admin/catalogue/quick-quote/gone-note.tsx";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { DayForm } from "#app/routes/admin/catalogue/quick-quote/day-form.tsx";
import { readSentFrom, sentFrom } from "#app/routes/admin/catalogue/quick-quote/sent-from.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import {
  packageChoiceService,
  packageDayService,
  packageEditorService,
} from "#app/services/package-editor.server.ts";
import type { EditorDay } from "#contract/catalogue/packages/editor-days.ts";
import { packageDayFields } from "#contract/catalogue/packages/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.edit")];

export const handle = inList("navigation:quickQuote", href("/admin/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid, day: number }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ name, days }, places, legs] = await Promise.all([
    packageDayService(api, uid).show(),
    placeChoices(context, "office"),
    context.get(sideCallContext)((side) => packageChoiceService(side).legs(), []),
  ]);
  const { t } = getI18n(context);
  const common = {
    of: say(name, context.get(localeContext)),
    places,
    legs,
    back: href("/admin/quick-quote/:uid/days", { uid }),
    timeZone: officeTimeZone(context),
  };
  const day = days.find((one) => String(one.day_no) === number);
  if (day) {
    const title = t("packageContent:days.editTitle", { day: day.day_no });
    return { ...common, title, number: day.day_no, day };
  }
  if (readSentFrom(url) === null) throw data(null, { status: 404 });
  // Days behind it have moved up: a day of this number is gone where the package ends before it.
  const next = days.length + 1;
  const title = t("packageContent:days.addTitle", { day: next });
  return data({ ...common, title, number: next, day: null }, { status: 404 });
}

export async function action({ request, params: { uid, day }, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  return recordAction<typeof DayInput, EditorDay>(request, {
    schema: DayInput,
    fields: packageDayFields,
    locale: context.get(localeContext),
    // What the API tells of a conflict has the journey as its key alone.
    formValues: ({ title, text, place, overnight, leg }) => ({
      ...{ title, text, place, overnight },
      leg: typeof leg === "string" ? leg : (leg?.key ?? ""),
    }),
    history: () => packageEditorService(api).history(uid, 1),
    save: async (version, input) => {
      await packageDayService(api, uid).updateDay(Number(day), version, input);
      const text = getI18n(context).t("packageContent:days.saved");
      const to = `${href("/admin/quick-quote/:uid/days", { uid })}#day-${day}`;
      return redirectWithToast(context, to, { text });
    },
  });
}

export default function EditDay({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, of, number, day, timeZone, ...parts } = loaderData;
  const words = useContentWords({ places: parts.places });
  const conflict = actionData?.conflict;
  const isGone = day === null || actionData?.gone;
  const add = href("/admin/quick-quote/:uid/days/add", { uid: params.uid });
  return (
    <RecordPage title={title} partOf={{ name: of, to: parts.back }} answer={isGone ? undefined : actionData}>
      {isGone ? (
        <>
          <GoneNote uid={params.uid} what="day" day={number} />
          <DayForm
            key="gone"
            answer={{ result: actionData?.gone ?? actionData?.result }}
            action={`${add}?at=${String(number)}`}
            {...parts}
          />
        </>
      ) : conflict ? (
        <ConflictScreen conflict={conflict} words={words} timeZone={timeZone} />
      ) : (
        <DayForm day={day} answer={actionData} action={sentFrom(day.day_no)} {...parts} />
      )}
    </RecordPage>
  );
}
