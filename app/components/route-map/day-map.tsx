import { useTranslation } from "#app/i18n/use-translation.ts";
import { DAY_MAP_WIDTH } from "#drawings/route-map/day-frame.ts";
import { rounded } from "#drawings/route-map/map-lines.ts";
import type { DayMapFrame, RouteMapData } from "#drawings/route-map/route-map-data.ts";
import { LAND_ID } from "./route-map.tsx";

/**
 * The journeys of one day, cut out of the map of the whole route; needs `RouteMap` on the same page, whose
 * coast lines it shows again. Nothing on a day without journeys.
 */
export function DayMap({ map, dayNo }: { map: RouteMapData; dayNo: number }) {
  const { t } = useTranslation("trip");
  const frame = map.dayFrames.find((each) => each.dayNo === dayNo);
  if (!frame) return null;
  const places = frame.ends.map(({ name }) => name).join(" – ");
  return (
    <svg
      role="img"
      aria-label={t("map.dayTitle", { day: dayNo, places })}
      viewBox={[frame.x, frame.y, frame.width, frame.height].join(" ")}
      className="route-map day-map"
    >
      <use href={`#${LAND_ID}`} />
      {map.legs
        .filter(({ days }) => days.includes(dayNo))
        .map(({ path, mode }) => (
          <path key={path + mode} className={`map-leg map-${mode}`} d={path} />
        ))}
      <Ends ends={frame.ends} unit={frame.width / DAY_MAP_WIDTH} />
    </svg>
  );
}

/** Dots and names keep their size however much of the map the window shows. */
function Ends({ ends, unit }: { ends: DayMapFrame["ends"]; unit: number }) {
  return (
    <g fontSize={rounded(11.5 * unit)}>
      {ends.map(({ x, y, name }) => (
        <circle key={name} className="map-end" cx={x} cy={y} r={rounded(4.5 * unit)} />
      ))}
      {ends.map(
        ({ name, label }) =>
          label && (
            <text key={name} className="map-name" x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          ),
      )}
    </g>
  );
}
