import type { z } from "zod";

const shownAtMost = 5;

/**
 * Where a body does not fit its schema, for the log: `*.pax_count: expected number, got string (×15)`. The rows of a list
 * and the keys of a map are one place, written `*`; values are never told.
 */
export function contractPlaces({ issues }: z.ZodError): string {
  const counts = new Map<string, number>();
  for (const place of issues.flatMap((issue) => placesOf(issue, []))) {
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const lines = [...counts].map(([place, count]) => (count > 1 ? `${place} (×${count})` : place));
  const more = lines.length > shownAtMost ? `, and ${lines.length - shownAtMost} more places` : "";
  return lines.slice(0, shownAtMost).join(", ") + more;
}

type Issue = z.core.$ZodIssue;

function placesOf(issue: Issue, above: readonly PropertyKey[]): string[] {
  const path = [...above, ...issue.path];
  if (issue.code !== "invalid_union") return [`${pathText(path)}: ${wordsOf(issue)}`];
  // The alternative that comes nearest says best what is wrong.
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  if (!nearest || nearest.length === 0) return [`${pathText(path)}: fits no alternative`];
  return nearest.flatMap((inner) => placesOf(inner, path));
}

function pathText(path: readonly PropertyKey[]): string {
  if (path.length === 0) return "body";
  return path.map((key) => (typeof key === "string" && /^[a-z][a-z0-9_]*$/.test(key) ? key : "*")).join(".");
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      // The type stands in the words of the issue only.
      return `expected ${issue.expected}, got ${/received (\w+)/.exec(issue.message)?.[1] ?? "another type"}`;
    case "invalid_format":
      return `expected the format ${issue.format}`;
    case "invalid_value":
      return "none of the known values";
    case "too_small":
    case "too_big":
      return `${issue.code.replace("_", " ")} for ${issue.origin}`;
    default:
      return issue.code;
  }
}
