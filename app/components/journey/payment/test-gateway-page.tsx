import { NewsNotes } from "#app/components/journey/news-notes.tsx";
import { JourneyHeader } from "#app/components/journey/journey-header.tsx";
import { LoadingLetters } from "#app/components/journey/loading-letters.tsx";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { TestSession } from "#contract/money/test-gateway.ts";
import type { Locale } from "#contract/primitives.ts";

type TestGatewayPageProps = { session: TestSession; locale: Locale; path: string; message: string | null };

const notices = ["before", "after", "six", "never"] as const;
const ways = ["slow", "silent", "other"] as const;

/** The page of the simulated card company, clearly marked: it asks for no card and takes no money. */
export function TestGatewayPage({ session, locale, path, message }: TestGatewayPageProps) {
  const { t } = useTranslation("clientPayment");
  return (
    <>
      <JourneyHeader brand={{ code: "NZ", name: t("gateway.title") }} locale={locale} path={path} />
      <main id="content" className="request-page">
        <header>
          <p className="rounded-md bg-status-amber-soft p-3 text-status-amber-foreground">
            {t("gateway.intro")}
          </p>
          <h1 className="mt-4 text-2xl">{t("gateway.title")}</h1>
        </header>
        <NewsNotes news={null} message={message} />
        <section className="panel" aria-label={t("gateway.title")}>
          <p className="text-muted-foreground">{t("gateway.asks")}</p>
          <p className="text-2xl font-semibold tabular-nums">
            {formatMoney(session.amount_cents, session.currency, locale)}
          </p>
          <p className="mt-1">{session.reference}</p>
          {session.open ? (
            <Decision path={path} />
          ) : (
            <>
              <p className="mt-4">{t("gateway.over")}</p>
              <a href={session.return_url} className="primary-button mt-4">
                {t("gateway.back")}
              </a>
            </>
          )}
        </section>
      </main>
      <LoadingLetters />
    </>
  );
}

function Decision({ path }: { path: string }) {
  const { t } = useTranslation("clientPayment");
  return (
    <form method="post" action={path} className="mt-6 grid gap-3">
      <button name="outcome" value="approve" className="primary-button">
        {t("gateway.approve")}
      </button>
      <div className="grid grid-cols-2 gap-3">
        <button name="outcome" value="decline" className="plain-button bg-card">
          {t("gateway.decline")}
        </button>
        <button name="outcome" value="cancel" className="plain-button bg-card">
          {t("gateway.cancel")}
        </button>
      </div>
      <fieldset className="mt-3">
        <legend className="font-medium">{t("gateway.notice")}</legend>
        {notices.map((notice) => (
          <label key={notice} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="notice"
              value={notice}
              defaultChecked={notice === "before"}
              className="size-5"
            />
            {t(`gateway.${notice}`)}
          </label>
        ))}
      </fieldset>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium">
          {t("gateway.more")}
        </summary>
        <div className="grid gap-3 pt-2">
          {ways.map((way) => (
            <button key={way} name="outcome" value={way} className="plain-button bg-card">
              {t(`gateway.${way}`)}
            </button>
          ))}
        </div>
      </details>
    </form>
  );
}
