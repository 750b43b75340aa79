import { data, href } from "react-router";
import type { Route } from "./+types/add.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay } from "#app/domain/dates.ts";
import { DaySearch } from "#app/features/product-search/day-search.tsx";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { findForDay } from "#app/routes/admin/sales/client-files/days/find-for-day.server.ts";
import { FoundServices } from "#app/routes/admin/sales/client-files/days/found-services.tsx";
import { dayOf, openServices } from "#app/routes/admin/sales/client-files/days/open-services.server.ts";
import {
  conflictText,
  servicesPage,
  told,
} from "#app/routes/admin/sales/client-files/days/service-deeds.server.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";
import { isToBeSaid } from "#app/services/http/problems.server.ts";
import { apiContext } from "#app/context.ts";

export const middleware: Route.MiddlewareFunction[] = [can("services.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** What can be bought on a day of the trip. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { services, edits, head } = await openServices(params.uid, context);
  const day = dayOf(url, edits.days);
  if (!day) throw data(null, { status: 404 });
  const found = await findForDay(url, { services, edits, day }, context);
  const { way, lock_version } = edits;
  // A service of a booking that goes when what is chosen comes.
  const asked = url.searchParams.get("instead");
  const gone = edits.lines.find(({ uid, may }) => uid === asked && may.includes("remove"));
  const instead = way === "amend" ? (gone?.uid ?? null) : null;
  const title = getI18n(context).t("fileServices:search.title");
  return { title, uid: params.uid, head, way, lock_version, day, instead, ...found };
}

/** Puts what was chosen into a quote; into a booking it comes by the page that shows first what that does. */
export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const part = (name: string) => textOf(form, name) || undefined;
  const day = part("day");
  const wish = {
    add: "product" as const,
    lock_version: Number(textOf(form, "lock_version")),
    option: textOf(form, "option"),
    date_from: textOf(form, "date_from"),
    date_to: part("date_to"),
    start_time: part("start_time"),
    end_time: part("end_time"),
  };
  if (!wish.option) throw data(null, { status: 400 });
  try {
    const saved = await fileServiceService(context.get(apiContext), uid).add(wish, onceFor(form));
    return await told(context, { uid, day, done: "add" }, saved);
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "invalid")) throw error;
    return redirectWithToast(context, servicesPage(uid, day), {
      text: conflictText(error, context),
      tone: "warning",
    });
  }
}

export default function AddService({ loaderData }: Route.ComponentProps) {
  const { title, uid, head, day, instead, ask, products } = loaderData;
  const { t } = useTranslation("quotes");
  const locale = useLocale();
  return (
    <div className="max-w-5xl space-y-5">
      <FilePageHead title={title} file={head} to={href("/admin/client-files/:uid/services", { uid })} />
      <Card>
        <CardHeader>
          <CardTitle>
            {t("days.day", { day: day.day_no })} · {formatDay(day.date, locale)}
          </CardTitle>
        </CardHeader>
        <CardContent>
          <DaySearch
            ask={ask}
            hidden={[["day", String(day.day_no)], ...(instead ? [["instead", instead] as const] : [])]}
            hash="#found"
          />
        </CardContent>
      </Card>
      {products ? (
        <section id="found" aria-label={t("insert.find")} className="scroll-mt-20">
          <FoundServices page={loaderData} products={products} />
        </section>
      ) : null}
    </div>
  );
}
