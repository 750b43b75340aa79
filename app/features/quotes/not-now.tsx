import { useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { deedsNotNow } from "./not-now.ts";
import type { AgentQuote } from "#contract/sales/quotes/versions.ts";

/** What cannot be done with a quote as it stands, and why; nothing when everything can. */
export function NotNow({ quote }: { quote: AgentQuote }) {
  const { t } = useTranslation("quoteVersions");
  const titleId = useId();
  const blocked = deedsNotNow(quote);
  if (blocked.length === 0) return null;
  const reasons = [...new Set(blocked.map(({ why }) => why))];
  return (
    <section aria-labelledby={titleId} className="text-muted-foreground print:hidden">
      <h3 id={titleId} className="text-sm font-semibold">
        {t("notNow.title")}
      </h3>
      <ul className="mt-1 space-y-1">
        {reasons.map((reason) => (
          <li key={reason}>
            <span className="font-medium text-foreground">
              {blocked
                .filter(({ why }) => why === reason)
                .map(({ deed }) => t(`notNow.deeds.${deed}`))
                .join(", ")}
            </span>
            {" – "}
            {t(`notNow.reasons.${reason}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
