import { useTranslation } from "#app/i18n/use-translation.ts";

type Party = { adults: number; children: number; infants: number };

/** Says how many travel: "2 adults, 1 child"; kinds of which there are none are left out. */
export function usePartyText(): (party: Party) => string {
  const { t } = useTranslation("supplierBookings");
  return ({ adults, children, infants }) =>
    [
      adults > 0 ? t("pax.adults", { count: adults }) : null,
      children > 0 ? t("pax.children", { count: children }) : null,
      infants > 0 ? t("pax.infants", { count: infants }) : null,
    ]
      .filter((part) => part !== null)
      .join(", ");
}
