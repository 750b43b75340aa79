import { JourneyHeader } from "#app/components/journey/journey-header.tsx";
import { OneColumnFoot } from "#app/components/journey/request/one-column-foot.tsx";
import { TripIcons } from "#app/components/journey/trip-icons.tsx";
import { formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LinkedRequest } from "#contract/sales/supplier-requests/public-calls.ts";
import { AskedPanel } from "./asked-panel.tsx";
import { RequestAnswer } from "./request-answer.tsx";
import type { RequestAttempt } from "./request-attempt.ts";
import { RequestContact } from "./request-contact.tsx";
import { RequestState } from "./request-state.tsx";

type RequestPageProps = {
  request: LinkedRequest;
  /** The page's own path, and that of the sheet to keep. */
  path: string;
  snapshotPath: string;
  formKey: { name: string; value: string };
  /** An answer has just been taken. */
  said: boolean;
  attempt?: RequestAttempt;
};

const icons = new Set(["fold", "phone"] as const);

/** A request as its supplier reads and answers it: pure markup, complete without JavaScript. */
export function RequestPage({ request, path, snapshotPath, formKey, said, attempt }: RequestPageProps) {
  const { t } = useTranslation(["supplierLink", "supplierRequests"]);
  const { brand, locale, kind } = request;
  return (
    <>
      <TripIcons names={icons} />
      <JourneyHeader brand={brand} locale={locale} path={path} />
      <main id="content" data-seen={`${path}/seen`} className="request-page">
        <header>
          <p className="font-medium text-primary-text">{request.supplier_name}</p>
          <h1 className="mt-1 text-2xl">{t(`supplierRequests:kinds.${kind}`)}</h1>
          <p className="mt-2 text-muted-foreground">{t(`intro.${kind}`, { brand: brand.name })}</p>
          <Due request={request} />
        </header>
        <RequestState request={request} said={said} message={attempt?.message ?? null} />
        <AskedPanel request={request} />
        <RequestAnswer {...{ request, path, formKey }} {...(attempt && { attempt })} />
        <p className="print:hidden">
          <a href={snapshotPath} className="reach-link text-link">
            {t("snapshot.link")}
          </a>
        </p>
        <RequestContact request={request} />
      </main>
      <OneColumnFoot path={path} />
    </>
  );
}

/** Until when an answer is asked for, while one is. */
function Due({ request }: { request: LinkedRequest }) {
  const { t } = useTranslation("supplierRequests");
  const { standing, given, due_at: dueAt, urgent, locale, timezone } = request;
  if (standing !== "open" || given || !dueAt) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      {urgent && <strong className="request-urgent">{t("urgent")}</strong>}
      <span className="font-medium">{t("due", { moment: formatInstant(dueAt, timezone, locale) })}</span>
    </p>
  );
}
