import type { ReactNode } from "react";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import type { TypedPackageForm } from "#app/domain/package-form.ts";
import type { PriceProblems } from "#app/features/product-search/price-fields.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyForm } from "#app/routes/agent/quick-quote/copy/copy-form.tsx";
import { CopyLines } from "#app/routes/agent/quick-quote/copy/copy-lines.tsx";
import type { CopyPrice } from "#contract/sales/quotes/save.ts";

type CopyViewProps = {
  title: string;
  price: CopyPrice;
  typed: TypedPackageForm;
  problems: PriceProblems;
  /** Where the quote is looked at. */
  to: string;
  /** Heading of the prices, what happens to services without one, and what the new total is called. */
  words: { price: string; red: string; total: string };
  /** What is done with the price. */
  children: ReactNode;
};

/** A quote on another date and for another party: the form and, once it is filled in, what each service costs then. */
export function CopyView({ title, price, typed, problems, to, words, children }: CopyViewProps) {
  const { t } = useTranslation("quotes");
  const { copy } = price;
  const bare = copy?.lines.filter((line) => line.taken && line.new_cents === null).length ?? 0;
  return (
    <div className="space-y-6">
      <FilePageHead title={title} file={price} to={to} />
      {price.past ? <Alert tone="danger" role="alert" title={t("copy.past")} /> : null}
      <CopyForm title={title} typed={typed} problems={problems} priced={copy !== null} />
      {copy ? (
        <section
          aria-labelledby="copy-price"
          className="space-y-4 rounded-md border border-border bg-card px-5 py-4"
        >
          <h2 id="copy-price" className="text-base font-semibold">
            {words.price}
          </h2>
          {bare > 0 ? (
            <Alert tone="danger" title={t("red.title", { count: bare })}>
              <p>{words.red}</p>
            </Alert>
          ) : null}
          <CopyLines copy={copy} currency={price.currency} total={words.total} />
          {children}
        </section>
      ) : null}
    </div>
  );
}
