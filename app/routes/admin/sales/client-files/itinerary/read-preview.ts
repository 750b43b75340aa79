import { Locale } from "#contract/primitives.ts";

/** Which language, and which version where it is not the draft, an address asks to look at. */
export function readPreview(
  query: URLSearchParams,
  otherwise: Locale,
): { locale: Locale; version: number | null } {
  const locale = Locale.safeParse(query.get("locale") ?? query.get("preview")).data ?? otherwise;
  const version = Number(query.get("version") ?? "");
  return { locale, version: Number.isInteger(version) && version > 0 ? version : null };
}
