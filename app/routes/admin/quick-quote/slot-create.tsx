import { data, href } from "react-router";
import type { Route } from "./+types/slot-create.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { SlotForm as SlotInput } from "#app/routes/admin/quick-quote/content-form.server.ts";
import { slotFormats, slotKinds } from "#app/routes/admin/quick-quote/content-words.ts";
import { say } from "#app/routes/admin/quick-quote/package-words.ts";
import { slotChoices } from "#app/routes/admin/quick-quote/slot-choices.server.ts";
import { SlotForm } from "#app/routes/admin/quick-quote/slot-form.tsx";
import { packageDayService } from "#app/services/package-editor.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.edit")];

export const handle = {
  parent: { crumb: "navigation:quickQuote", to: href("/admin/quick-quote") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid, day: number }, context }: Route.LoaderArgs) {
  const { name, days } = await packageDayService(context.get(apiContext), uid).show();
  const day = days.find((one) => String(one.day_no) === number);
  if (!day) throw data(null, { status: 404 });
  return {
    title: getI18n(context).t("packageEditor:slots.addTitle", { day: day.day_no }),
    of: say(name, context.get(localeContext)),
    kind: slotKinds.find((one) => one === url.searchParams.get("kind")) ?? ("service" as const),
    choices: await slotChoices(context, day),
    back: href("/admin/quick-quote/:uid/days", { uid }),
  };
}

export async function action({ request, params: { uid, day }, context }: Route.ActionArgs) {
  const days = packageDayService(context.get(apiContext), uid);
  return formAction(request, { schema: SlotInput, formats: slotFormats }, async (input, form) => {
    await days.addSlot(Number(day), input, onceFor(form));
    const text = getI18n(context).t("packageEditor:slots.added", { day });
    const to = `${href("/admin/quick-quote/:uid/days", { uid })}#day-${day}`;
    return redirectWithToast(context, to, { text });
  });
}

export default function CreateSlot({ loaderData, actionData }: Route.ComponentProps) {
  const { title, of, kind, choices, back } = loaderData;
  const options = [{ option: "", class: "", substitute: false, extras: "" }];
  return (
    <RecordPage title={title} partOf={{ name: of, to: back }}>
      <SlotForm
        key={kind}
        values={{ kind, options, quantity_rule: "per_person" }}
        answer={actionData && { result: actionData }}
        choices={choices}
        back={back}
      />
    </RecordPage>
  );
}
