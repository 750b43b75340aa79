import { Alert } from "#app/components/ui/alert.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { PassengerDetails } from "#contract/sales/passengers/passenger.ts";

/** Before a name is saved: which suppliers hear of it, and which have to agree anew. */
export function TellsSuppliers({ told }: Pick<PassengerDetails, "told">) {
  const { t } = useTranslation("passengers");
  if (told.length === 0) return <p className="text-muted-foreground">{t("told.none")}</p>;
  return (
    <Alert tone={told.some(({ amends }) => amends) ? "warning" : "info"} title={t("told.title")}>
      <ul className="list-disc space-y-0.5 ps-4">
        {told.map(({ supplier_name: supplier, service, amends }, index) => (
          <li key={index}>{t(amends ? "told.amends" : "told.knows", { supplier, service })}</li>
        ))}
      </ul>
      <p>{t("told.waits")}</p>
    </Alert>
  );
}
