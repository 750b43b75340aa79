import { Search } from "lucide";
import { href, Link } from "react-router";
import { Replacements } from "#app/components/product-search/replacements.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { swapIn, writeChangeForm, type TypedChange } from "#app/domain/change-form.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ChooseService } from "#app/routes/agent/view-booking/change/choose-service.tsx";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";
import type { Replacement } from "#contract/sales/quotes/changes.ts";

type SwapOffersProps = {
  booking: ChangePreview;
  typed: TypedChange;
  service: ChangePreview["services"][number];
  replacements: Replacement[];
  /** A service of the open search can be asked for as well. */
  mayAdd: boolean;
};

/** A service of a booking and what could come in its place; the search where nothing does. */
export function SwapOffers({ booking, typed, service, replacements, mayAdd }: SwapOffersProps) {
  const { t } = useTranslation(["quotes", "changes"]);
  const locale = useLocale();
  const { reference, currency } = booking;
  const title = t("quotes:swap.title", { name: service.name });
  const days = formatDays(service.date_from, service.date_to, locale);
  const price = formatMoney(service.cents, currency, locale);
  const without = new URLSearchParams(
    writeChangeForm({ ...typed, remove: [...new Set([...typed.remove, service.uid])] }),
  );
  return (
    <Card aria-label={title}>
      <CardHeader className="border-b border-border pb-3">
        <CardTitle>{title}</CardTitle>
        <p className="basis-full text-muted-foreground">
          {[days, service.supplier_name, price].filter(Boolean).join(" · ")}
        </p>
      </CardHeader>
      {replacements.length > 0 ? (
        <div className="px-2">
          <Replacements
            replacements={replacements}
            renderAction={({ option, name, start_times: startTimes, start_time: start }, label) => (
              <ChooseService
                reference={reference}
                chosenAt={(start_time) => swapIn(typed, { line: service.uid, option, start_time })}
                list="swap"
                name={name}
                label={label}
                startTimes={startTimes}
                start={startTimes.length > 1 ? (start ?? undefined) : undefined}
              >
                {t("quotes:swap.choose")}
              </ChooseService>
            )}
          />
        </div>
      ) : (
        <CardContent className="space-y-3 pt-4">
          <p className="text-muted-foreground">{t("quotes:swap.none")}</p>
          {mayAdd ? (
            <Link
              to={{
                pathname: href("/app/view-booking/:reference/change/add", { reference }),
                search: `?${without}`,
              }}
              className={buttonVariants({ size: "sm" })}
            >
              <Icon of={Search} />
              {t("quotes:swap.search")}
            </Link>
          ) : null}
        </CardContent>
      )}
    </Card>
  );
}
