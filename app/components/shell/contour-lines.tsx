const width = 1200;
const height = 800;
const lineCount = 13;
const sections = 20;

/** Height of the drawn land at a place; three long waves, so that it repeats nowhere in the picture. */
function wave(x: number, line: number): number {
  return (
    62 * Math.sin(x / 230 + line * 0.24) +
    30 * Math.sin(x / 140 - line * 0.3 + 2) +
    12 * Math.sin(x / 90 + line * 0.5)
  );
}

/** One line, smooth because each point only pulls the curve that runs between the middles of two sections. */
function contour(line: number): string {
  const base = ((line + 0.5) * height) / lineCount;
  const at = (index: number): [number, number] => {
    const x = (index * width) / sections;
    return [x, base + wave(x, line) * (0.4 + line / lineCount)];
  };
  const curves = Array.from({ length: sections }, (_, index) => {
    const [x, y] = at(index);
    const [nextX, nextY] = at(index + 1);
    return `${Math.round(x)} ${Math.round(y)} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  const [startX, startY] = at(-1);
  return `M${Math.round(startX)} ${Math.round(startY)}Q${curves.join(" ")}T${width + 40} ${Math.round(at(sections + 1)[1])}`;
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
