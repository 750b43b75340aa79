import { useTranslation } from "#app/i18n/use-translation.ts";

const steps = [
  { step: "up", sign: "+9" },
  { step: "little", sign: "+3" },
  { step: "down", sign: "0" },
  { step: "none", sign: "·" },
] as const;

/** What the colours of a change mean. */
export function ChangeLegend() {
  const { t } = useTranslation("rateAnalysis");
  return (
    <ul className="heat-legend" aria-label={t("legend")}>
      {steps.map(({ step, sign }) => (
        <li key={step}>
          <span className="heat-sign" data-change={step} aria-hidden="true">
            {sign}
          </span>
          {t(`changes.${step}`)}
        </li>
      ))}
    </ul>
  );
}
