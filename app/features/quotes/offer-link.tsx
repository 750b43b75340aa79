import { ChevronRight } from "lucide";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentQuote } from "#contract/sales/quotes/versions.ts";

type OfferLinkProps = { quote: AgentQuote; to: string };

/** Where the offer of a file stands, as a part of the strip above its trip; leads to all of it. */
export function OfferLink({ quote, to }: OfferLinkProps) {
  const { t } = useTranslation("quoteVersions");
  const [newest] = quote.versions;
  return (
    <Link to={to} className="group/offer flex min-h-11 items-center gap-x-3 rounded-sm py-2 print:hidden">
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-muted-foreground">{t("title")}</span>
        <span className="flex items-center gap-2 text-base font-semibold">
          {newest ? <StatusBadge machine="quote" code={quote.status} /> : t("notSaved")}
        </span>
      </span>
      <Icon
        of={ChevronRight}
        className="size-4 shrink-0 text-muted-foreground group-hover/offer:text-foreground"
      />
    </Link>
  );
}
