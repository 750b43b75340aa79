import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Mode } from "#drawings/route-map/route-map-data.ts";

/** What the kinds of line mean; only those that the map shows. */
export function MapLegend({ modes }: { modes: readonly Mode[] }) {
  const { t } = useTranslation("trip");
  // Where nothing else is drawn, a bare line needs no explanation.
  if (modes.every((mode) => mode === "route")) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-3">
      {modes.map((mode) => (
        <li key={mode} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 28 8" className="h-2 w-7">
            <path className={`map-leg map-${mode}`} d="M2 4h24" />
          </svg>
          {t(`modes.${mode}`)}
        </li>
      ))}
    </ul>
  );
}
