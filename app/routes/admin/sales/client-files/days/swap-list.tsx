import { Form, href } from "react-router";
import { Replacements } from "#app/components/product-search/replacements.tsx";
import { StartTimeSelect } from "#app/components/product-search/start-time-select.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RefusedReplacements, StockWords } from "#app/routes/admin/sales/client-files/days/swap-stock.tsx";
import { writeSwap } from "#contract/sales/bookings/wished-words.ts";
import type { FileReplacements } from "#contract/sales/file-services/replacements.ts";
import type { ChangeWay } from "#contract/sales/file-services/services.ts";

type SwapListProps = {
  uid: string;
  line: string;
  way: ChangeWay;
  lockVersion: number;
  /** What the service is called that stands there. */
  name: string;
  replacements: FileReplacements;
};

/**
 * What could stand where a service stands, the free first, each with its price against that of the service; what cannot be
 * had is named last. In a booking the choice leads to the page that shows what it does.
 */
export function SwapList({ uid, line, name: before, way, lockVersion, replacements }: SwapListProps) {
  const { t } = useTranslation(["quotes", "fileServices"]);
  const locale = useLocale();
  const { offers, refused, currency, before_cents: cents } = replacements;
  const amends = way === "amend";
  const price = cents === null ? null : formatMoneyWithCode(cents, currency, locale);
  return (
    <div className="border-t border-border px-2 pb-2">
      {offers.length === 0 ? (
        <p className="px-3 py-3 text-muted-foreground">{t("swap.none")}</p>
      ) : (
        <p className="px-3 pt-3 text-xs text-muted-foreground">
          {price === null
            ? t("fileServices:alternatives.noPrice", { currency })
            : t("fileServices:alternatives.against", { service: before, price })}
        </p>
      )}
      <Replacements
        replacements={offers}
        renderMore={({ stock }) => <StockWords stock={stock} />}
        renderAction={({ option, name, start_times: times, start_time: start }, label) => {
          const wordOf = (start_time?: string) => writeSwap({ line, option, start_time });
          return (
            <Form
              method={amends ? "get" : "post"}
              action={amends ? href("/admin/client-files/:uid/services/amend", { uid }) : undefined}
              className="flex flex-wrap items-center gap-2"
            >
              {amends ? null : (
                <>
                  <input type="hidden" name="intent" value="swap" />
                  <input type="hidden" name="option" value={option} />
                  <input type="hidden" name="lock_version" value={lockVersion} />
                </>
              )}
              {amends && times.length < 2 ? (
                <input type="hidden" name="swap" value={wordOf(start ?? undefined)} />
              ) : null}
              {times.length > 1 ? (
                <StartTimeSelect
                  of={name}
                  startTimes={times}
                  chosen={start}
                  {...(amends && { name: "swap", wordOf: (time: string) => wordOf(time) })}
                />
              ) : null}
              <Button type="submit" size="sm" aria-label={label}>
                {t("swap.choose")}
              </Button>
            </Form>
          );
        }}
      />
      <RefusedReplacements refused={refused} />
    </div>
  );
}
