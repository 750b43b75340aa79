import { JourneyHeader } from "#app/components/journey/journey-header.tsx";
import { TripIcons } from "#app/components/journey/trip-icons.tsx";
import { givenLines } from "#app/components/supplier-request/answer-words.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LinkedRequest } from "#contract/sales/supplier-requests/public-calls.ts";
import { AskedPanel } from "./asked-panel.tsx";
import { RequestContact } from "./request-contact.tsx";

type SnapshotPageProps = {
  request: LinkedRequest;
  /** The page's own path, and that on which the request is answered. */
  path: string;
  answerPath: string;
};

const icons = new Set(["phone"] as const);

/** A request as it was sent, with what changed since the one before and what was answered: to read, print and keep. */
export function SnapshotPage({ request, path, answerPath }: SnapshotPageProps) {
  const { t } = useTranslation("supplierLink");
  const { t: say } = useTranslation("supplierRequests");
  const { brand, locale, kind, timezone, sent_at: sentAt, given } = request;
  return (
    <>
      <TripIcons names={icons} />
      <JourneyHeader brand={brand} locale={locale} path={path} />
      <main id="content" className="request-page">
        <header>
          <p className="font-medium text-primary-text">{request.supplier_name}</p>
          <h1 className="mt-1 text-2xl">{say(`kinds.${kind}`)}</h1>
          {sentAt && (
            <p className="mt-2 text-muted-foreground">
              {t("snapshot.sent", { brand: brand.name, moment: formatInstant(sentAt, timezone, locale) })}
            </p>
          )}
        </header>
        <AskedPanel request={request} />
        {given && (
          <section className="panel" aria-labelledby="given-title">
            <h2 id="given-title" className="text-lg">
              {t("answer")}
            </h2>
            {givenLines({ ...given, changeable_until: null }, say, { timezone, locale }).map((line) => (
              <p key={line} className="mt-1 whitespace-pre-line">
                {line}
              </p>
            ))}
          </section>
        )}
        <a href={answerPath} className="plain-button bg-card print:hidden">
          {t("snapshot.back")}
        </a>
        <RequestContact request={request} />
      </main>
    </>
  );
}
