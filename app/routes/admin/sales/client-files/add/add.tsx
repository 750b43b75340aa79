import { data, href, Link, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/add.ts";
import { Card } from "#app/components/ui/card.tsx";
import { apiContext, sideCallContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { readTypedParty } from "#app/features/quotes/typed-party.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { BeginForm } from "#app/routes/admin/sales/client-files/add/begin-form.tsx";
import { NewFileForm } from "#app/routes/admin/sales/client-files/add/new-file-form.tsx";
import { newFileFormats, newFileRules } from "#app/routes/admin/sales/client-files/add/new-file-rules.ts";
import {
  readBeginning,
  readChoices,
} from "#app/routes/admin/sales/client-files/add/read-beginning.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { newFileService } from "#app/services/new-files.server.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";
import { Transport } from "#contract/catalogue/packages/package.ts";
import { Locale } from "#contract/primitives.ts";
import type { NewClientFile } from "#contract/sales/client-files/create.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.create")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** First for whom and with what, then the rest of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readBeginning(url);
  const choices = await readChoices(url, asked, context);
  const page = { title: getI18n(context).t("newFile:title"), asked, choices };
  if (choices) {
    const places = asked.begin === "empty" ? await placeChoices(context, "office") : [];
    return { ...page, places, agencies: [], missing: false };
  }
  const besides = context.get(sideCallContext);
  const agencies = await besides((api) => newFileService(api).agencies({ limit: 500 }), []);
  const missing = url.searchParams.has("begin");
  const first = { ...page, places: [], agencies, missing };
  return missing ? data(first, { status: 422 }) : first;
}

const text = z.string().default("");
const schema = z.object({
  agent: text,
  name: text,
  agent_reference: text,
  locale: Locale.default("en"),
  travel_date: text,
  duration_days: z.coerce.number().int().min(1).max(60).default(1),
  start_place: text,
  transport: Transport.default("any"),
  package: text,
  class: OptionClass.optional(),
  rooms: z.array(z.object({ code: text, adults: text, ages: text })).default([]),
});

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = readBeginning(url);
  const choices = await readChoices(url, asked, context);
  if (!choices) throw data(null, { status: 400 });
  const { begin } = asked;
  const options = { schema, rules: newFileRules[begin], formats: newFileFormats };
  return formAction(request, options, async ({ rooms: typed, ...sent }, formData) => {
    const party = readTypedParty(typed);
    if (party.refused) return { refused: party.refused };
    const common = { ...sent, agency: choices.agency.uid, rooms: party.rooms };
    return create(wishOf(begin, common, choices.copy?.uid ?? ""), onceFor(formData), context);
  });
}

type Wish = z.input<typeof NewClientFile>;
type Typed = Omit<z.output<typeof schema>, "rooms"> & { agency: string; rooms: string };

function wishOf(begin: Wish["begin"], typed: Typed, copyOf: string): Wish {
  const { class: tariff, agent, ...sent } = typed;
  const common = { ...sent, agent: agent || null };
  if (begin === "copy") return { ...common, begin, copy_of: copyOf };
  // Its rule has seen that a class is named.
  if (begin === "package") return { ...common, begin, class: tariff ?? "standard" };
  return { ...common, begin, ...(tariff && { class: tariff }) };
}

async function create(wish: Wish, headers: Record<string, string>, context: Readonly<RouterContextProvider>) {
  const { t } = getI18n(context);
  const made = await newFileService(context.get(apiContext)).create(wish, headers);
  const { uid, reference, without_price: count } = made;
  const to = href("/admin/client-files/:uid", { uid });
  if (count === 0) return redirectWithToast(context, to, { text: t("newFile:saved.whole", { reference }) });
  const text = t("newFile:saved.without", { reference, count });
  return redirectWithToast(context, to, { text, tone: "warning" });
}

export default function NewFile({ loaderData, actionData }: Route.ComponentProps) {
  const { title, asked, choices, places, agencies, missing } = loaderData;
  const { t } = useTranslation("newFile");
  return (
    <div className="max-w-3xl space-y-5">
      <header className="space-y-1">
        <h1 className="text-lg">{title}</h1>
        {choices ? (
          <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted-foreground">
            <span>
              {choices.copy
                ? t("copyOf", { reference: choices.copy.reference })
                : t(asked.begin === "package" ? "package" : "empty")}
              {" · "}
              {choices.agency.name}
            </span>
            <Link
              to={{ search: `?${new URLSearchParams(asked.copy ? { copy: asked.copy, agency: "" } : {})}` }}
              className="text-primary-text hover:underline"
            >
              {t("another")}
            </Link>
          </p>
        ) : null}
        {choices?.copy ? (
          <p className="max-w-[70ch] text-pretty text-muted-foreground">{t("copyHint")}</p>
        ) : null}
      </header>
      <Card className="p-5">
        {choices ? (
          <NewFileForm
            key={`${asked.begin} ${choices.agency.uid}`}
            choices={choices}
            begin={asked.begin}
            places={places}
            lastResult={actionData}
          />
        ) : (
          <BeginForm agencies={agencies} asked={asked} missing={missing} />
        )}
      </Card>
    </div>
  );
}
