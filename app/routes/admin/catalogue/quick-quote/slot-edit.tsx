import { data, href } from "react-router";
import type { Route } from "./+types/slot-edit.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { recordAction } from "#app/records/record-action.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { useOpened } from "#app/records/use-opened.ts";
import { SlotForm as SlotInput } from "#app/routes/admin/catalogue/quick-quote/content-form.server.ts";
import {
  slotFormats,
  slotName,
  slotValues,
  useContentWords,
} from "#app/routes/admin/catalogue/quick-quote/content-words.ts";
import { GoneNote } from "#app/routes/admin/catalogue/quick-quote/gone-note.tsx";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { readSentFrom, sentFrom } from "#app/routes/admin/catalogue/quick-quote/sent-from.ts";
import { slotChoices } from "#app/routes/admin/catalogue/quick-quote/slot-choices.server.ts";
import { SlotForm } from "#app/routes/admin/catalogue/quick-quote/slot-form.tsx";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { packageDayService, packageEditorService } from "#app/services/package-editor.server.ts";
import type { EditorSlot, OptionChoice } from "#contract/catalogue/packages/editor-days.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.edit")];

export const handle = inList("navigation:quickQuote", href("/admin/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid, slot: slotUid }, context }: Route.LoaderArgs) {
  const { name, days } = await packageDayService(context.get(apiContext), uid).show();
  const { t } = getI18n(context);
  const common = {
    of: say(name, context.get(localeContext)),
    back: href("/admin/quick-quote/:uid/days", { uid }),
    timeZone: officeTimeZone(context),
  };
  const day = days.find(({ slots }) => slots.some((one) => one.uid === slotUid));
  const slot = day?.slots.find((one) => one.uid === slotUid);
  if (day && slot) {
    const what = slotName(slot, (key) => t(`packageEditor:${key}`), context.get(localeContext));
    const title = t("packageContent:slots.title", { day: day.day_no, what });
    return { ...common, title, day: day.day_no, slot, choices: await slotChoices(context, day, slot) };
  }
  const sent = readSentFrom(url);
  const place = sent === null ? undefined : (days[sent - 1] ?? days.at(-1));
  if (!place) throw data(null, { status: 404 });
  const title = t("packageContent:slots.addTitle", { day: place.day_no });
  return data(
    { ...common, title, day: place.day_no, slot: null, choices: await slotChoices(context, place) },
    { status: 404 },
  );
}

export async function action({ request, params: { uid, slot }, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  return recordAction<typeof SlotInput, EditorSlot>(request, {
    schema: SlotInput,
    formats: slotFormats,
    locale: context.get(localeContext),
    formValues: slotValues,
    history: () => packageEditorService(api).history(uid, 1),
    save: async (version, input) => {
      await packageDayService(api, uid).updateSlot(slot, version, input);
      const text = getI18n(context).t("packageContent:slots.saved");
      const to = `${href("/admin/quick-quote/:uid/days", { uid })}#slot-${slot}`;
      return redirectWithToast(context, to, { text });
    },
  });
}

export default function EditSlot({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, of, day, slot, choices, back, timeZone } = loaderData;
  const locale = useLocale();
  const words = useContentWords({
    options: choices.map(({ code, name }) => ({ value: code, label: say(name, locale) })),
  });
  const conflict = actionData?.conflict;
  const isGone = slot === null || actionData?.gone;
  return (
    <RecordPage title={title} partOf={{ name: of, to: back }} answer={isGone ? undefined : actionData}>
      {isGone ? (
        <>
          <GoneNote uid={params.uid} what="slot" day={day} />
          <SlotForm
            key="gone"
            values={{ kind: "service", quantity_rule: "per_person" }}
            answer={{ result: actionData?.gone ?? actionData?.result }}
            choices={choices}
            back={back}
            action={href("/admin/quick-quote/:uid/days/:day/add", { uid: params.uid, day: String(day) })}
          />
        </>
      ) : conflict ? (
        <ConflictScreen conflict={conflict} words={words} timeZone={timeZone} />
      ) : (
        <EditForm slot={slot} day={day} answer={actionData} choices={choices} back={back} />
      )}
    </RecordPage>
  );
}

type EditFormProps = {
  slot: EditorSlot;
  day: number;
  answer: RecordAnswer | undefined;
  choices: readonly OptionChoice[];
  back: string;
};

function EditForm({ slot, day, ...form }: EditFormProps) {
  const values = slotValues(slot);
  const opened = useOpened(slot, values, form.answer, slotFormats);
  return <SlotForm values={values} opened={opened} action={sentFrom(day)} {...form} />;
}
