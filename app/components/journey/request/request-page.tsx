import { AppearanceChoice } from "#app/components/journey/appearance-choice.tsx";
import { JourneyHeader } from "#app/components/journey/journey-header.tsx";
import { LoadingLetters } from "#app/components/journey/loading-letters.tsx";
import { TripIcons } from "#app/components/journey/trip-icons.tsx";
import { askedRows } from "#app/components/supplier-request/asked-rows.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LinkedRequest } from "#contract/sales/supplier-requests/public-calls.ts";
import { RequestAnswer } from "./request-answer.tsx";
import type { RequestAttempt } from "./request-attempt.ts";
import { RequestContact } from "./request-contact.tsx";
import { RequestState } from "./request-state.tsx";

type RequestPageProps = {
  request: LinkedRequest;
  /** The page's own path. */
  path: string;
  formKey: { name: string; value: string };
  /** An answer has just been taken. */
  said: boolean;
  attempt?: RequestAttempt;
};

const icons = new Set(["fold", "phone"] as const);

/** A request as its supplier reads and answers it: pure markup, complete without JavaScript. */
export function RequestPage({ request, path, formKey, said, attempt }: RequestPageProps) {
  const { t } = useTranslation(["supplierLink", "supplierRequests"]);
  const { brand, locale, kind, reference, party_name: party } = request;
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
        <section className="panel" aria-label={t("supplierRequests:office.asked")}>
          <AskedList request={request} />
          <p className="mt-4 border-t border-border pt-4 text-muted-foreground">
            {t("reference")}: <strong className="text-foreground">{`${reference} ${party}`}</strong>
          </p>
        </section>
        <RequestAnswer {...{ request, path, formKey }} {...(attempt && { attempt })} />
        <RequestContact request={request} />
      </main>
      <footer className="mx-auto flex max-w-2xl justify-end px-4 py-6 text-sm text-muted-foreground sm:px-6">
        <AppearanceChoice path={path} />
      </footer>
      <LoadingLetters />
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

/** What is asked; what was otherwise before stands with it, struck through and in words. */
function AskedList({ request }: { request: LinkedRequest }) {
  const { t } = useTranslation("supplierRequests");
  return (
    <dl className="request-rows">
      {askedRows(request, t, request.locale).map(({ key, label, value, before }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {before === null ? (
              value
            ) : (
              <>
                <ins>{value}</ins>
                <del>{t("before", { value: before })}</del>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
