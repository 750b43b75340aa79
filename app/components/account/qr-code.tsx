/** A QR code, dark on white in every theme: readers want it so. */
export function QrCode({ code, label }: { code: { size: number; path: string }; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-md border border-border"
    >
      <rect width="100%" height="100%" fill="#ffffff" />
      <path d={code.path} fill="#000000" />
    </svg>
  );
}
