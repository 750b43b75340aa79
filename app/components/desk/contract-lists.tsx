import { href } from "react-router";
import { AllOf } from "#app/components/desk/all-of.tsx";
import { DeskList } from "#app/components/desk/desk-list.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, formatDayRange } from "#app/domain/dates.ts";
import { say, sayProduct } from "#app/domain/product-name.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Attachment } from "#contract/catalogue/attachments/attachments.ts";
import type { EndingRate, WaitingService } from "#contract/catalogue/rate-analysis/rate-analysis.ts";

/** The first rows of a list, and how many it has. */
type Some<Row> = { rows: readonly Row[]; total: number };

export type EndingContracts = {
  /** Null for who does not look after them. */
  papers: Some<Attachment> | null;
  rates: Some<EndingRate> | null;
  /** Services of quotes that have no price yet. */
  waiting: Some<WaitingService> | null;
};

/** What contracting people must not forget: quotes that wait for rates, papers and rates that end soon, each with the way to its list. */
export function ContractLists({ papers, rates, waiting }: EndingContracts) {
  const { t } = useTranslation("desk");
  const locale = useLocale();
  const until = (day: string) => t("endsOn", { day: formatDay(day, locale) });
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      {waiting ? (
        <div>
          <DeskList
            title={t("ratesMissing")}
            empty={t("ratesMissingEmpty")}
            rows={waiting.rows.map((one) => ({
              key: one.uid,
              to: href("/admin/suppliers/:uid/products/:product/rates", {
                uid: one.supplier,
                product: one.product,
              }),
              name: say(one.product_name, locale),
              facts: [one.supplier_name, one.file_reference],
              moment: formatDayRange(one.date_from, one.date_to, locale),
              badge: null,
            }))}
          />
          <AllOf {...waiting} to={href("/admin/rate-analysis/waiting")} />
        </div>
      ) : null}
      {papers ? (
        <div>
          <DeskList
            title={t("papersEnding")}
            empty={t("papersEndingEmpty")}
            rows={papers.rows.map((one) => ({
              key: one.uid,
              to: href("/admin/attachments/:uid", { uid: one.uid }),
              name: one.title,
              facts: [one.supplier_name],
              moment: one.valid_to && until(one.valid_to),
              badge: null,
            }))}
          />
          <AllOf {...papers} to={`${href("/admin/attachments")}?filter[state]=expiring`} />
        </div>
      ) : null}
      {rates ? (
        <div>
          <DeskList
            title={t("ratesEnding")}
            empty={t("ratesEndingEmpty")}
            rows={rates.rows.map((one) => ({
              key: one.uid,
              to: href("/admin/suppliers/:uid/products/:product/rates", {
                uid: one.supplier,
                product: one.uid,
              }),
              name: sayProduct(one, locale),
              facts: [one.supplier_name],
              moment: until(one.ends_on),
              badge: null,
            }))}
          />
          <AllOf {...rates} to={href("/admin/rate-analysis/ending")} />
        </div>
      ) : null}
    </div>
  );
}
