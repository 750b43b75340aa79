import { trip } from "#app/i18n/locales/en/trips/trip.ts";
import { DAY_MAP_WIDTH } from "#drawings/route-map/day-frame.ts";
import { rounded } from "#drawings/route-map/map-lines.ts";
import type { DayMapFrame, RouteMapData } from "#drawings/route-map/route-map-data.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";

export function DayMap({ map, frame }: { map: RouteMapData; frame: DayMapFrame }) {
  const places = frame.ends.map(({ name }) => name).join(" – ");
  const unit = frame.width / DAY_MAP_WIDTH;

  return (
    <svg
      role="img"
      aria-label={say(trip.map.dayTitle, { day: frame.dayNo, places })}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className="route-map day-map"
    >
      <use href="#route-land" />
      {map.legs
        .filter(({ days }) => days.includes(frame.dayNo))
        .map(({ path, mode }) => (
          <path key={path + mode} className={`map-leg map-${mode}`} d={path} />
        ))}
      <g fontSize={rounded(11.5 * unit)}>
        {frame.ends.map(({ name, x, y }) => (
          <circle key={name} className="map-end" cx={x} cy={y} r={rounded(4.5 * unit)} />
        ))}
        {frame.ends.map(
          ({ name, label }) =>
            label && (
              <text key={name} className="map-name" x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
            ),
        )}
      </g>
    </svg>
  );
}
