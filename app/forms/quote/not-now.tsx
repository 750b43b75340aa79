import { useTranslation } from "#app/i18n/use-translation.ts";
import { deedsNotNow } from "./not-now.ts";
import type { AgentQuote } from "#contract/quotes/versions.ts";

/** What cannot be done with a quote as it stands, and why; nothing when everything can. */
export function NotNow({ quote }: { quote: AgentQuote }) {
  const { t } = useTranslation("quoteVersions");
  const blocked = deedsNotNow(quote);
  if (blocked.length === 0) return null;
  return (
    <ul className="space-y-1 text-muted-foreground print:hidden" aria-label={t("notNow.title")}>
      {blocked.map(({ deed, why }) => (
        <li key={deed}>
          <span className="font-medium text-foreground">{t(`notNow.deeds.${deed}`)}</span>:{" "}
          {t(`notNow.reasons.${why}`)}
        </li>
      ))}
    </ul>
  );
}
