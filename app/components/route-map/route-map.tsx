import { useTranslation } from "#app/i18n/use-translation.ts";
import { MapLegend } from "./map-legend.tsx";
import { rounded } from "#drawings/route-map/map-lines.ts";
import type { MapStop, RouteMapData } from "#drawings/route-map/route-map-data.ts";

/** Id of the coast lines, which the maps of single days show again. */
export const LAND_ID = "route-land";

/** The whole route on the outline of the land, with the same as a list for those who do not see it. */
export function RouteMap({ map }: { map: RouteMapData }) {
  const { t } = useTranslation("trip");
  const places = map.stops.map(({ name }) => name).join(" – ");
  return (
    <figure className="break-inside-avoid overflow-hidden rounded-md border border-border">
      <svg
        role="img"
        aria-labelledby="route-title route-description"
        viewBox={`0 0 ${String(map.width)} ${String(map.height)}`}
        className="route-map"
      >
        <title id="route-title">{t("map.title")}</title>
        <desc id="route-description">{t("map.description", { places })}</desc>
        <path id={LAND_ID} className="map-land" d={map.land} />
        {map.legs.map(({ path, mode }) => (
          <path key={path + mode} className={`map-leg map-${mode}`} d={path} />
        ))}
        {map.stops.map((stop) => (
          <Stop key={stop.code} stop={stop} />
        ))}
      </svg>
      <figcaption className="border-t border-border px-4 text-sm text-muted-foreground">
        <MapLegend modes={[...new Set(map.legs.map(({ mode }) => mode))]} />
        <StopList stops={map.stops} />
      </figcaption>
    </figure>
  );
}

function Stop({ stop: { x, y, dot, days, name, label } }: { stop: MapStop }) {
  const moved = Math.hypot(dot.x - x, dot.y - y) > 4;
  return (
    <g>
      {moved && (
        <path className="map-leader" d={`M${String(x)} ${String(y)}L${String(dot.x)} ${String(dot.y)}`} />
      )}
      <rect
        className="map-dot"
        x={rounded(dot.x - dot.width / 2)}
        y={rounded(dot.y - 8.5)}
        width={dot.width}
        height={17}
        rx={8.5}
      />
      <text className="map-days" x={dot.x} y={rounded(dot.y + 3.4)}>
        {days}
      </text>
      {label && (
        <text className="map-name" x={label.x} y={label.y} textAnchor={label.anchor}>
          {name}
        </text>
      )}
    </g>
  );
}

function StopList({ stops }: { stops: readonly MapStop[] }) {
  const { t } = useTranslation("trip");
  return (
    <details className="print:hidden">
      <summary className="flex min-h-12 items-center font-medium">{t("map.list")}</summary>
      <ol className="pb-3">
        {stops.map(({ code, name, days, firstDay }) => (
          <li key={code}>
            <a href={`#day-${String(firstDay)}`} className="flex min-h-12 items-center justify-between gap-4">
              <span className="text-foreground underline decoration-border underline-offset-4">{name}</span>
              <span className="tabular-nums">{t("map.days", { count: days.length > 2 ? 2 : 1, days })}</span>
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
