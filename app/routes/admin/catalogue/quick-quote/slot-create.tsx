import { data, href, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/slot-create.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { SlotForm as SlotInput } from "#app/routes/admin/catalogue/quick-quote/content-form.server.ts";
import { slotFormats, slotKinds } from "#app/routes/admin/catalogue/quick-quote/content-words.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { readSentFrom, sentFrom } from "#app/routes/admin/catalogue/quick-quote/sent-from.ts";
import { slotChoices } from "#app/routes/admin/catalogue/quick-quote/slot-choices.server.ts";
import { SlotForm } from "#app/routes/admin/catalogue/quick-quote/slot-form.tsx";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { packageDayService } from "#app/services/package-editor.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.edit")];

export const handle = inList("navigation:quickQuote", href("/admin/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid, day: number }, context }: Route.LoaderArgs) {
  const { name, days } = await packageDayService(context.get(apiContext), uid).show();
  const known = days.find((one) => String(one.day_no) === number);
  // Whoever has typed something for a day that is gone meanwhile may add it to the last one.
  const day = known ?? (readSentFrom(url) === null ? undefined : days.at(-1));
  if (!day) throw data(null, { status: 404 });
  const kind = slotKinds.find((one) => one === url.searchParams.get("kind")) ?? ("service" as const);
  const here = href("/admin/quick-quote/:uid/days/:day/add", { uid, day: String(day.day_no) });
  return {
    title: getI18n(context).t("packageContent:slots.addTitle", { day: day.day_no }),
    to: `${here}${sentFrom(day.day_no)}&kind=${kind}`,
    of: say(name, context.get(localeContext)),
    kind,
    choices: await slotChoices(context, day),
    back: href("/admin/quick-quote/:uid/days", { uid }),
  };
}

export async function action({ request, params: { uid, day }, context }: Route.ActionArgs) {
  const days = packageDayService(context.get(apiContext), uid);
  return formAction(request, { schema: SlotInput, formats: slotFormats }, async (input, form) => {
    const { t } = getI18n(context);
    try {
      await days.addSlot(Number(day), input, onceFor(form));
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "not-found") throw error;
      return { refused: { "": [t("packageContent:slots.dayGone", { day })] }, status: 404 };
    }
    const text = t("packageContent:slots.added", { day });
    const to = `${href("/admin/quick-quote/:uid/days", { uid })}#day-${day}`;
    return redirectWithToast(context, to, { text });
  });
}

/** Also after a day was found to be gone: then the form goes to another. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 404 || defaultShouldRevalidate;
}

export default function CreateSlot({ loaderData, actionData }: Route.ComponentProps) {
  const { title, of, kind, choices, back, to } = loaderData;
  const options = [{ option: "", class: "", substitute: false, extras: [] }];
  return (
    <RecordPage title={title} partOf={{ name: of, to: back }}>
      <SlotForm
        key={kind}
        values={{ kind, options, quantity_rule: "per_person" }}
        answer={actionData && { result: actionData }}
        choices={choices}
        back={back}
        action={to}
      />
    </RecordPage>
  );
}
