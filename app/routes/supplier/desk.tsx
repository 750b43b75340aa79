import { CalendarCheck } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import type { Route } from "./+types/desk.ts";
import { ArrivalList } from "#app/components/desk/arrival-list.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { numberFormatter } from "#contract/formatters.ts";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { StockNoticesCard } from "#app/routes/supplier/stock-notices-card.tsx";
import { supplierBookingService } from "#app/services/supplier-bookings.server.ts";
import { can } from "#contract/permission-expression.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const user = signedIn(context);
  return {
    title: getI18n(context).t("navigation:desk"),
    name: user.name,
    seesBookings: can(user, "bookings.view"),
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

export default function SupplierDesk({ loaderData: { name, seesBookings, desk } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const count = desk.upcoming_count;
  const formatted = numberFormatter(useLocale()).format(count);
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-xl">{t("greeting", { name })}</h1>
          <p className="mt-1 text-muted-foreground">{t("upcoming", { count, formatted })}</p>
        </div>
        {seesBookings ? (
          <Link
            to={href("/supplier-app/confirmed")}
            className={buttonVariants({ className: "print:hidden" })}
          >
            {t("allBookings")}
          </Link>
        ) : null}
      </header>
      <Card>
        {desk.arriving.length === 0 ? (
          <EmptyState icon={CalendarCheck} title={t("arrivingEmpty")} text={t("arrivingEmptyText")} />
        ) : (
          <>
            <CardHeader className="pb-3">
              <CardTitle>{t("arriving")}</CardTitle>
            </CardHeader>
            <ArrivalList arrivals={desk.arriving} />
          </>
        )}
      </Card>
      {desk.stock_notices ? <StockNoticesCard notices={desk.stock_notices} /> : null}
    </div>
  );
}
