import { CalendarCheck } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { PrintButton } from "#app/components/portal/print-button.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { arrivalDays } from "#app/domain/arrival-days.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { calendarAction } from "#app/routes/supplier/arrivals/calendar-action.server.ts";
import { CalendarPanel } from "#app/routes/supplier/arrivals/calendar-panel.tsx";
import { DaySection } from "#app/routes/supplier/arrivals/day-section.tsx";
import { readSpan } from "#app/routes/supplier/arrivals/read-span.server.ts";
import { rangeOf, SpanNav } from "#app/routes/supplier/arrivals/span-nav.tsx";
import { supplierBookingService } from "#app/services/supplier-bookings.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { span, unreadable } = readSpan(url);
  const service = supplierBookingService(context.get(apiContext));
  const [shown, { on, path }] = await Promise.all([service.arrivals(span), service.calendarLink()]);
  return {
    title: getI18n(context).t("navigation:arrivals"),
    organisation: signedIn(context).organisation,
    shown,
    unreadable,
    calendar: {
      on,
      address: path === null ? null : new URL(path, url.origin).href,
      open: url.searchParams.has("calendar"),
    },
  };
}

/** Makes the address of the reader's calendar anew, or switches it off. */
export function action({ request, url, context }: Route.ActionArgs) {
  return calendarAction(request, url, context);
}

/** Who arrives at the supplier, day by day, to read in the morning and to hang on a wall. */
export default function Arrivals({ loaderData }: Route.ComponentProps) {
  const { title, organisation, shown, unreadable, calendar } = loaderData;
  const { t } = useTranslation(["arrivals", "desk"]);
  const days = arrivalDays(shown);
  const range = rangeOf(shown.from, shown.days, useLocale());
  return (
    <RecordPage
      title={title}
      actions={
        <>
          <PrintButton label={t("print")} />
          <ExportLink to={href("/supplier-app/arrivals/export.csv")} />
        </>
      }
    >
      {organisation ? <p className="hidden pb-2 font-semibold print:block">{organisation}</p> : null}
      <SpanNav span={shown} unreadable={unreadable} />
      {shown.more ? (
        <Alert tone="warning" className="mb-4">
          {t("more")}
        </Alert>
      ) : null}
      {days.length === 0 ? (
        <EmptyState
          icon={CalendarCheck}
          title={t("empty", { days: range })}
          text={t("emptyText")}
          action={
            <Link to={href("/supplier-app/confirmed")} className={buttonVariants()}>
              {t("desk:allBookings")}
            </Link>
          }
        />
      ) : (
        <div className="max-w-4xl space-y-7 print:max-w-none print:space-y-5">
          {days.map((day) => (
            <DaySection key={day.day} of={day} />
          ))}
        </div>
      )}
      <CalendarPanel {...calendar} />
    </RecordPage>
  );
}
