import { useTranslation } from "react-i18next";
import type { DayMapFrame, MapPoint, RouteMapData } from "./route-map-data.ts";
import { LAND_ID } from "./route-map.tsx";

/**
 * The journeys of one day, cut out of the map of the whole route; needs `RouteMap` on the same page, whose
 * coast lines it shows again.
 */
export function DayMap({ map, dayNo }: { map: RouteMapData; dayNo: number }) {
  const { t } = useTranslation("travelApp");
  const frame = map.dayFrames.find((each) => each.dayNo === dayNo);
  if (!frame) return null;
  const legs = map.legs.filter(({ days }) => days.includes(dayNo));
  const ends = new Map(legs.flatMap(({ from, to }) => [from, to]).map((end) => [end.name, end]));
  const unit = frame.width / map.width;
  const title = t("map.dayTitle", { day: dayNo, places: [...ends.keys()].join(" – ") });
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`${String(frame.x)} ${String(frame.y)} ${String(frame.width)} ${String(frame.height)}`}
      className="route-map day-map"
    >
      <use href={`#${LAND_ID}`} />
      {legs.map(({ path, mode }) => (
        <path key={path + mode} className={`map-leg map-${mode}`} d={path} />
      ))}
      {[...ends.values()].map((end) => (
        <End key={end.name} end={end} frame={frame} unit={unit} />
      ))}
    </svg>
  );
}

type EndProps = { end: MapPoint & { name: string }; frame: DayMapFrame; unit: number };

/** The end of a journey; its name stands on the side with more room. Texts keep the size they have on the whole map. */
function End({ end, frame, unit }: EndProps) {
  const leftHalf = end.x < frame.x + frame.width / 2;
  const offset = (leftHalf ? 9 : -9) * unit;
  const towardsEdge = leftHalf ? "start" : "end";
  return (
    <g>
      <circle className="map-end" cx={end.x} cy={end.y} r={round(4.5 * unit)} />
      <text
        className="map-name"
        fontSize={round(12 * unit)}
        x={round(end.x + offset)}
        y={round(end.y + 4 * unit)}
        textAnchor={towardsEdge}
      >
        {end.name}
      </text>
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
