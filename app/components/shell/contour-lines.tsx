const width = 1200;
const height = 800;
const lineCount = 17;
const pointsPerLine = 25;

/** Height of the drawn land at a place; three long waves, so that it repeats nowhere in the picture. */
function wave(x: number, line: number): number {
  return (
    58 * Math.sin(x / 210 + line * 0.21) +
    34 * Math.sin(x / 118 - line * 0.34 + 2) +
    15 * Math.sin(x / 61 + line * 0.5)
  );
}

function contour(line: number): string {
  const base = ((line + 0.5) * height) / lineCount;
  const points = Array.from({ length: pointsPerLine }, (_, index) => {
    const x = (index * width) / (pointsPerLine - 1);
    return `${x.toFixed(0)} ${(base + wave(x, line) * (0.35 + line / lineCount)).toFixed(0)}`;
  });
  // A smooth line through the middles of the sections, each point pulling as a control point.
  return `M${points[0]}T${points.slice(1).join(" ")}`;
}

const contours = Array.from({ length: lineCount }, (_, line) => contour(line));

/** A quiet landscape of contour lines in the brand's colour, to lie behind something. Decoration only. */
export function ContourLines({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      {contours.map((path, line) => (
        <path
          key={path}
          d={path}
          strokeOpacity={0.16 + (0.5 * line) / lineCount}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
