import { numberFormatter } from "#contract/formatters.ts";
import type { Locale } from "#contract/primitives.ts";

/** How large a file is, in kilobytes or megabytes as people say it: `35 kB`, `1,2 MB`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const [value, unit] =
    bytes < 1_000_000
      ? [Math.max(1, Math.round(bytes / 1_000)), "kilobyte"]
      : [bytes / 1_000_000, "megabyte"];
  return numberFormatter(locale, {
    ...{ style: "unit", unit, unitDisplay: "short", maximumFractionDigits: unit === "megabyte" ? 1 : 0 },
  }).format(value);
}
