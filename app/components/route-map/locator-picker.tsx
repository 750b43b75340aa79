import type { MouseEvent } from "react";
import { pointAt, positionAt, type LocatorMap } from "./locator-map.ts";

type Position = { lat: number; lng: number };
type LocatorPickerProps = {
  map: LocatorMap;
  /** Marked on the map; null while nothing is typed. */
  at: Position | null;
  label: string;
  onPick: (position: Position) => void;
};

/**
 * A map to click on. It helps those who point; everybody else types the two numbers beside it, which is why it is
 * no control for the keyboard.
 */
export function LocatorPicker({ map, at, label, onPick }: LocatorPickerProps) {
  const mark = at && pointAt(map, at);
  const pick = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const unit = map.width / box.width;
    onPick(positionAt(map, { x: (event.clientX - box.left) * unit, y: (event.clientY - box.top) * unit }));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The two inputs do the same by keyboard.
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(map.width)} ${String(map.height)}`}
      onClick={pick}
      className="w-full max-w-sm cursor-crosshair rounded-md border border-border bg-muted"
    >
      <path d={map.land} className="fill-card stroke-input" strokeWidth={0.8} />
      {mark ? (
        <g className="stroke-primary">
          <path
            d={`M${String(mark.x - 9)} ${String(mark.y)}h18M${String(mark.x)} ${String(mark.y - 9)}v18`}
            strokeWidth={1.5}
          />
          <circle cx={mark.x} cy={mark.y} r={4} className="fill-primary stroke-card" strokeWidth={1.5} />
        </g>
      ) : null}
    </svg>
  );
}
