import type { TFunction } from "i18next";
import { formatInstant } from "#app/domain/dates.ts";
import type { Locale } from "#contract/primitives.ts";
import type { GivenReconfirmation, ReconfirmItem } from "#contract/sales/reconfirmation/reconfirmation.ts";

type Say = TFunction<["reconfirmation", "supplierRequests"]>;
type Clock = { timezone: string; locale: Locale };

/** What a supplier said to a reconfirmation, in sentences: what and when first, until when it can be changed last. */
export function reconfirmLines(given: GivenReconfirmation, t: Say, { timezone, locale }: Clock): string[] {
  const at = (instant: string) => formatInstant(instant, timezone, locale);
  return [
    t(`given.${given.answer}`, { moment: at(given.at) }),
    ...(given.by
      ? [t("supplierRequests:given.by", { name: given.by, way: t(`supplierRequests:ways.${given.via}`) })]
      : []),
    ...(given.words ? [given.words] : []),
    ...(given.changeable_until
      ? [t("supplierRequests:given.until", { moment: at(given.changeable_until) })]
      : []),
  ];
}

/** Services that nobody has answered yet. */
export function unanswered(items: readonly ReconfirmItem[]): ReconfirmItem[] {
  return items.filter(({ standing, answers }) => standing === "open" && answers.includes("as_booked"));
}

/** Services with the versions that are read, as a form names them. */
export function namedItems(items: readonly Pick<ReconfirmItem, "uid" | "lock_version">[]): string {
  return items.map(({ uid, lock_version: version }) => `${uid}.${version}`).join(" ");
}
