import { trip } from "#app/i18n/locales/en/trips/trip.ts";
import { rounded } from "#drawings/route-map/map-lines.ts";
import type { RouteMapData } from "#drawings/route-map/route-map-data.ts";
import { say, sayCount } from "#scripts/bench/peers/shared/texts.ts";

export function RouteMap({ map }: { map: RouteMapData }) {
  const places = map.stops.map(({ name }) => name).join(" – ");
  const modes = [...new Set(map.legs.map(({ mode }) => mode))];

  return (
    <figure className="break-inside-avoid overflow-hidden rounded-md border border-border">
      <svg
        role="img"
        aria-labelledby="route-title route-description"
        viewBox={`0 0 ${map.width} ${map.height}`}
        className="route-map"
      >
        <title id="route-title">{trip.map.title}</title>
        <desc id="route-description">{say(trip.map.description, { places })}</desc>
        <path id="route-land" className="map-land" d={map.land} />
        {map.legs.map(({ path, mode }) => (
          <path key={path + mode} className={`map-leg map-${mode}`} d={path} />
        ))}
        {map.stops.map(({ code, x, y, dot, days, name, label }) => (
          <g key={code}>
            {Math.hypot(dot.x - x, dot.y - y) > 4 && (
              <path className="map-leader" d={`M${x} ${y}L${dot.x} ${dot.y}`} />
            )}
            <rect
              className="map-dot"
              x={rounded(dot.x - dot.width / 2)}
              y={rounded(dot.y - 8.5)}
              width={dot.width}
              height="17"
              rx="8.5"
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
        ))}
      </svg>
      <figcaption className="border-t border-border px-4 text-sm text-muted-foreground">
        {modes.some((mode) => mode !== "route") && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-3">
            {modes.map((mode) => (
              <li key={mode} className="flex items-center gap-2">
                <svg aria-hidden="true" viewBox="0 0 28 8" className="h-2 w-7">
                  <path className={`map-leg map-${mode}`} d="M2 4h24" />
                </svg>
                {trip.modes[mode]}
              </li>
            ))}
          </ul>
        )}
        <details className="print:hidden">
          <summary className="flex min-h-12 items-center font-medium">{trip.map.list}</summary>
          <ol className="pb-3">
            {map.stops.map(({ code, name, days, firstDay }) => (
              <li key={code}>
                <a href={`#day-${firstDay}`} className="flex min-h-12 items-center justify-between gap-4">
                  <span className="text-foreground underline decoration-border underline-offset-4">
                    {name}
                  </span>
                  <span className="tabular-nums">
                    {sayCount(trip.map, "days", { count: days.length > 2 ? 2 : 1, days })}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </details>
      </figcaption>
    </figure>
  );
}
