import { CalendarCheck } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import type { Route } from "./+types/desk.ts";
import { ArrivalList } from "#app/components/desk/arrival-list.tsx";
import { DeskSection } from "#app/components/desk/desk-section.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { numberFormatter } from "#contract/formatters.ts";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { AskedList } from "#app/routes/supplier/asked-list.tsx";
import { StockNoticesSection } from "#app/routes/supplier/stock-notices-section.tsx";
import { useFreshRequests } from "#app/routes/supplier/use-fresh-requests.ts";
import { supplierBookingService } from "#app/services/supplier-bookings.server.ts";
import type { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";
import { can } from "#contract/permission-expression.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const user = signedIn(context);
  return {
    title: getI18n(context).t("navigation:desk"),
    name: user.name,
    seesBookings: can(user, "bookings.view"),
    seesRequests: can(user, "requests.view"),
    desk: await supplierBookingService(context.get(apiContext)).desk(),
  };
}

/** Switches the notices of sales from the supplier's stock on or off. */
export async function action({ request, context }: Route.ActionArgs) {
  const on = (await readForm(request)).get("stock_notices") === "on";
  await supplierBookingService(context.get(apiContext)).tellStock(on);
  const { t } = getI18n(context);
  return redirectWithToast(context, href("/supplier-app"), {
    text: t(on ? "desk:stockNotices.switchedOn" : "desk:stockNotices.switchedOff"),
  });
}

export default function SupplierDesk({ loaderData }: Route.ComponentProps) {
  useFreshRequests();
  const { name, seesBookings, seesRequests, desk } = loaderData;
  const { t } = useTranslation("desk");
  const count = desk.upcoming_count;
  const formatted = numberFormatter(useLocale()).format(count);
  return (
    <div className="space-y-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-xl">{t("greeting", { name })}</h1>
          <p className="mt-1 text-muted-foreground">{t("upcoming", { count, formatted })}</p>
        </div>
        {seesBookings && desk.arriving.length > 0 ? (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Link to={href("/supplier-app/arrivals")} className={buttonVariants()}>
              {t("arrivalsByDay")}
            </Link>
            <Link to={href("/supplier-app/confirmed")} className={buttonVariants()}>
              {t("allBookings")}
            </Link>
          </div>
        ) : null}
      </header>
      {desk.to_reconfirm > 0 ? (
        <p className="print:hidden">
          <Link
            to={href("/supplier-app/confirmed/reconfirm")}
            className={buttonVariants({ variant: "primary" })}
          >
            {t("toReconfirm", { count: desk.to_reconfirm })}
          </Link>
        </p>
      ) : null}
      {seesRequests ? <AskedList asked={desk.asked} office={desk.office} /> : null}
      {seesBookings ? <Arrivals arrivals={desk.arriving} /> : null}
      {desk.stock_notices ? <StockNoticesSection notices={desk.stock_notices} /> : null}
    </div>
  );
}

function Arrivals({ arrivals }: { arrivals: readonly SupplierBookingRow[] }) {
  const { t } = useTranslation("desk");
  if (arrivals.length === 0) {
    const all = (
      <Link to={href("/supplier-app/confirmed")} className={buttonVariants()}>
        {t("allBookings")}
      </Link>
    );
    return (
      <EmptyState
        icon={CalendarCheck}
        title={t("arrivingEmpty")}
        text={t("arrivingEmptyText")}
        action={all}
      />
    );
  }
  return (
    <DeskSection title={t("arriving")}>
      <ArrivalList arrivals={arrivals} />
    </DeskSection>
  );
}
