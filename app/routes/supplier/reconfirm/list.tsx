import { CalendarCheck } from "lucide";
import { Form, href } from "react-router";
import type { Route } from "./+types/list.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { askedRows } from "#app/components/supplier-request/asked-rows.ts";
import { namedItems, unanswered } from "#app/components/supplier-request/reconfirm-words.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { GivenLines } from "#app/features/reconfirm/given-lines.tsx";
import { reconfirmAction } from "#app/features/reconfirm/reconfirm-action.server.ts";
import { ReconfirmForm } from "#app/features/reconfirm/reconfirm-form.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import type { FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { ownReconfirmationService } from "#app/services/reconfirmation.server.ts";
import { can as holds } from "#contract/permission-expression.ts";
import type { ReconfirmItem } from "#contract/sales/reconfirmation/reconfirmation.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.view")];

export const handle = inList("navigation:confirmed", href("/supplier-app/confirmed"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const account = signedIn(context);
  return {
    title: getI18n(context).t("reconfirmation:title"),
    items: await ownReconfirmationService(context.get(apiContext)).list(),
    mayAnswer: holds(account, "bookings.reconfirm"),
  };
}

/** Also after a refusal: somebody else may have answered by now. */
export function shouldRevalidate() {
  return true;
}

/** Answers one of them, or all that are open. */
export async function action({ request, context }: Route.ActionArgs) {
  const service = ownReconfirmationService(context.get(apiContext));
  return reconfirmAction(await readForm(request), context, {
    whose: "self",
    send: ({ inputs }, headers) => service.answer(inputs, headers),
    here: href("/supplier-app/confirmed/reconfirm"),
    done: getI18n(context).t("reconfirmation:answered"),
  });
}

export default function ReconfirmService({ loaderData, actionData }: Route.ComponentProps) {
  const { title, items, mayAnswer } = loaderData;
  const { t } = useTranslation("reconfirmation");
  const open = mayAnswer ? unanswered(items) : [];
  return (
    <div className="max-w-3xl space-y-6">
      <header className="space-y-2">
        <h1 className="text-xl">{title}</h1>
        <p className="text-pretty text-muted-foreground">{t("portal.intro")}</p>
      </header>
      {items.length === 0 ? (
        <EmptyState icon={CalendarCheck} title={t("portal.empty")} text={t("portal.emptyText")} />
      ) : null}
      {open.length > 1 ? (
        <Form method="post" className="print:hidden">
          <FormKey />
          <input type="hidden" name="intent" value="all" />
          <input type="hidden" name="items" value={namedItems(open)} />
          <p className="mb-3 text-pretty">{t("allHint")}</p>
          <Button type="submit" variant="primary" name="answer" value="as_booked">
            {t("acts.all", { count: open.length })}
          </Button>
        </Form>
      ) : null}
      {items.map((item) => (
        <ItemCard key={item.uid} {...{ item, mayAnswer }} lastResult={actionData} />
      ))}
    </div>
  );
}

type ItemCardProps = { item: ReconfirmItem; mayAnswer: boolean; lastResult: FormResult };

function ItemCard({ item, mayAnswer, lastResult }: ItemCardProps) {
  const { t } = useTranslation("supplierRequests");
  const locale = useLocale();
  const { asked, confirmation } = item;
  const rows = askedRows({ asked, before: null, kind: "reconfirm" }, t, locale);
  const number = { key: "number", label: t("fields.confirmation_no"), value: confirmation };
  return (
    <Card>
      <CardHeader>
        <CardTitle>{`${item.reference} ${item.party_name}`}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-3">
        <dl className="grid gap-2">
          {[...rows, ...(confirmation ? [number] : [])].map(({ key, label, value }) => (
            <div key={key} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
        {item.given ? <GivenLines given={item.given} timeZone={item.timezone} /> : null}
        {mayAnswer ? <ReconfirmForm item={item} whose="self" lastResult={lastResult} /> : null}
      </CardContent>
    </Card>
  );
}
