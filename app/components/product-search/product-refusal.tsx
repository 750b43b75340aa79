import { ArrowRight, CircleAlert } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { refusalSentences } from "#app/domain/pricing-refusal.ts";
import type { PricingRefusal, Remedy } from "#contract/catalogue/pricing/refusal.ts";

type ProductRefusalProps = {
  refusal: PricingRefusal;
  /** Query of the search that follows a remedy; null where there is none to follow. */
  searchFor: (remedy: Remedy) => string | null;
};

/** Why an option has no price, in red, and what would help; what can be searched for is a link. */
export function ProductRefusal({ refusal, searchFor }: ProductRefusalProps) {
  const { t } = useTranslation("productSearch");
  return (
    <div className="space-y-2 rounded-md bg-status-red-soft px-3.5 py-3">
      <p className="flex items-center gap-2 text-sm font-semibold text-status-red-foreground">
        <Icon of={CircleAlert} className="size-4 shrink-0 text-status-red" />
        {t("refused")}
      </p>
      <RefusalReasons refusal={refusal} searchFor={searchFor} />
    </div>
  );
}

/** The reasons alone, for a place that is red and says already that there is no price. */
export function RefusalReasons({ refusal, searchFor }: ProductRefusalProps) {
  const { t } = useTranslation("pricing");
  const locale = useLocale();
  return (
    <ul className="space-y-2 text-sm text-status-red-foreground">
      {refusalSentences(refusal, t, locale).map(({ code, sentence, remedies }) => (
        <li key={`${code} ${sentence}`} className="space-y-1">
          <p>{sentence}</p>
          {remedies.length > 0 ? (
            <ul className="space-y-1 ps-4">
              {remedies.map((one) => (
                <li key={one.sentence} className="list-disc text-foreground marker:text-status-red">
                  {one.sentence} <FollowRemedy to={searchFor(one.remedy)} sentence={one.sentence} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function FollowRemedy({ to, sentence }: { to: string | null; sentence: string }) {
  const { t } = useTranslation("productSearch");
  if (to === null) return null;
  return (
    <Link
      to={{ search: to }}
      preventScrollReset
      aria-label={`${t("remedy")}: ${sentence}`}
      className="inline-flex min-h-6 items-center gap-1 font-medium whitespace-nowrap text-primary-text underline underline-offset-4"
    >
      {t("remedy")}
      <Icon of={ArrowRight} className="size-3.5" />
    </Link>
  );
}
