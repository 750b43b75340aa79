import { JourneyHeader } from "#app/components/journey/journey-header.tsx";
import { OneColumnFoot } from "#app/components/journey/request/one-column-foot.tsx";
import { NewsNotes } from "#app/components/journey/news-notes.tsx";
import { TripIcons } from "#app/components/journey/trip-icons.tsx";
import { namedItems, unanswered } from "#app/components/supplier-request/reconfirm-words.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ReconfirmBatch, ReconfirmItem as Item } from "#contract/sales/reconfirmation/reconfirmation.ts";
import type { ReconfirmAttempt } from "./reconfirm-attempt.ts";
import { ReconfirmItem } from "./reconfirm-item.tsx";
import { RequestContact } from "./request-contact.tsx";

type ReconfirmPageProps = {
  batch: ReconfirmBatch;
  /** The page's own path. */
  path: string;
  formKey: { name: string; value: string };
  /** An answer has just been taken. */
  said: boolean;
  attempt?: ReconfirmAttempt;
};

const icons = new Set(["fold", "phone"] as const);

/** The services that a supplier is asked to reconfirm: pure markup, complete without JavaScript. */
export function ReconfirmPage({ batch, path, formKey, said, attempt }: ReconfirmPageProps) {
  const { t } = useTranslation(["supplierLink", "supplierRequests"]);
  const { brand, locale, items, due_at: dueAt, timezone, urgent } = batch;
  const open = unanswered(items);
  const news = said ? t(open.length === 0 ? "reconfirm.allSaid" : "said") : null;
  return (
    <>
      <TripIcons names={icons} />
      <JourneyHeader brand={brand} locale={locale} path={path} />
      <main id="content" data-seen={`${path}/seen`} className="request-page">
        <header>
          <p className="font-medium text-primary-text">{batch.supplier_name}</p>
          <h1 className="mt-1 text-2xl">{t("supplierRequests:kinds.reconfirm")}</h1>
          <p className="mt-2 text-muted-foreground">{t("reconfirm.intro", { brand: brand.name })}</p>
          {open.length > 0 && (
            <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
              {urgent && <strong className="request-urgent">{t("supplierRequests:urgent")}</strong>}
              <span className="font-medium">
                {t("supplierRequests:due", { moment: formatInstant(dueAt, timezone, locale) })}
              </span>
            </p>
          )}
        </header>
        <div id="state" className="grid scroll-mt-6 gap-4 empty:hidden">
          <NewsNotes news={news} message={attempt?.message ?? null} />
          {open.length > 1 && <AllAsBooked open={open} path={path} formKey={formKey} />}
        </div>
        {items.map((item) => (
          <ReconfirmItem key={item.uid} {...{ item, batch, path, formKey, attempt }} />
        ))}
        <RequestContact request={{ brand, consultant: null }} />
      </main>
      <OneColumnFoot path={path} />
    </>
  );
}

type AllProps = { open: readonly Item[]; path: string; formKey: { name: string; value: string } };

/** One button for all that nobody has answered yet. */
function AllAsBooked({ open, path, formKey }: AllProps) {
  const { t } = useTranslation("reconfirmation");
  return (
    <section className="panel print:hidden" aria-label={t("acts.all", { count: open.length })}>
      <p className="mb-4">{t("allHint")}</p>
      <form method="post" action={`${path}#state`} noValidate data-form>
        <input type="hidden" name={formKey.name} value={`all-${formKey.value}`} />
        <input type="hidden" name="items" value={namedItems(open)} />
        <button name="answer" value="as_booked" className="primary-button">
          {t("acts.all", { count: open.length })}
        </button>
      </form>
    </section>
  );
}
