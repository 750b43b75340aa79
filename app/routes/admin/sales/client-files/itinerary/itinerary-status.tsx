import { Link } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ItineraryDraft } from "#contract/sales/itineraries/builder.ts";

const tones = { never: "neutral", published: "green", withdrawn: "amber" } as const;

/** Whether an itinerary is out, why it cannot be, and how much of the file its clients see. */
export function ItineraryStatus({ draft, days }: { draft: ItineraryDraft; days: string | null }) {
  const { t } = useTranslation("itineraryBuilder");
  const { state, version, problem, shown, hidden, untold } = draft;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="publish-title" className="text-lg">
          {t("title")}
        </h2>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        {version > 0 ? <span className="text-muted-foreground">{t("versions.no", { version })}</span> : null}
      </div>
      {problem ? <Alert>{t(`problems.${problem}`)}</Alert> : null}
      <p className="text-pretty text-muted-foreground">
        {[t("shown", { count: shown }), ...(hidden > 0 ? [t("hidden", { count: hidden })] : [])].join(" · ")}
      </p>
      {untold > 0 || days ? (
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-pretty">
          {untold > 0 ? <span>{t("untold", { count: untold })}</span> : null}
          {days ? (
            <Link to={days} className="text-primary-text hover:underline print:hidden">
              {t("toDays")}
            </Link>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
