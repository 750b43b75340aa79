import { StripLink } from "#app/components/client-file/file-strip.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentQuote } from "#contract/sales/quotes/versions.ts";

/** Where the offer of a file stands, in the strip above its trip; leads to all of it. */
export function OfferLink({ quote, to }: { quote: AgentQuote; to: string }) {
  const { t } = useTranslation("quoteVersions");
  const standing =
    quote.versions.length > 0 ? <StatusBadge machine="quote" code={quote.status} /> : t("notSaved");
  return <StripLink name={t("title")} value={standing} to={to} />;
}
