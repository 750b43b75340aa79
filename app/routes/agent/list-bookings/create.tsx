import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/create.ts";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { apiContext, sideCallContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { readTypedParty } from "#app/features/quotes/typed-party.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { createFormats, createRules } from "#app/features/quotes/create-rules.ts";
import { CustomForm } from "#app/features/quotes/custom-form.tsx";
import { QuickForm } from "#app/routes/agent/list-bookings/quick-form.tsx";
import { toCustomise } from "#app/routes/agent/to-customise.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { agentPackageService, noChoices } from "#app/services/packages.server.ts";
import { agentQuoteService } from "#app/services/quotes.server.ts";
import { Transport } from "#contract/catalogue/packages/package.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const [choices, places] = await Promise.all([
    context.get(sideCallContext)((api) => agentPackageService(api).choices(), noChoices),
    placeChoices(context, "agent"),
  ]);
  return { title: getI18n(context).t("quotes:create.title"), choices, places };
}

const text = z.string().default("");
const schema = z.object({
  name: text,
  agent_reference: text,
  travel_date: text,
  duration_days: z.coerce.number().int().min(1).max(60),
  start_place: text,
  transport: Transport.default("any"),
  class: OptionClass.optional(),
  rooms: z.array(z.object({ code: text, adults: text, ages: text })).default([]),
});

export function action({ request, context }: Route.ActionArgs) {
  const options = { schema, rules: createRules, formats: createFormats };
  return formAction(request, options, async ({ rooms, ...sent }, formData) => {
    const party = readTypedParty(rooms);
    if (party.refused) return { refused: party.refused };
    const quotes = agentQuoteService(context.get(apiContext));
    return toCustomise(context, await quotes.create({ ...sent, rooms: party.rooms }, onceFor(formData)));
  });
}

export default function CreateQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { title, choices, places } = loaderData;
  const { t } = useTranslation("quotes");
  return (
    <div className="space-y-6">
      <h1 className="text-lg">{title}</h1>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle>{t("create.custom.title")}</CardTitle>
            <CardDescription>{t("create.custom.text")}</CardDescription>
          </CardHeader>
          <CardContent>
            <CustomForm places={places} lastResult={actionData} />
          </CardContent>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>{t("create.quick.title")}</CardTitle>
            <CardDescription>{t("create.quick.text")}</CardDescription>
          </CardHeader>
          <CardContent>
            <QuickForm choices={choices} />
          </CardContent>
        </Card>
      </div>
    </div>
  );
}
