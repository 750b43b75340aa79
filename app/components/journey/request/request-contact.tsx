import { ContactLinks } from "#app/components/journey/contact-links.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LinkedRequest } from "#contract/sales/supplier-requests/public-calls.ts";

/** Whom a supplier asks: the operator, never the traveller. */
export function RequestContact({
  request: { brand, consultant },
}: {
  request: Pick<LinkedRequest, "brand" | "consultant">;
}) {
  const { t } = useTranslation("supplierLink");
  return (
    <section className="panel" aria-labelledby="contact-title">
      <h2 id="contact-title" className="text-lg">
        {t("contact.title")}
      </h2>
      <p className="mt-1 mb-3 text-muted-foreground">
        {consultant ? t("contact.text", { name: consultant }) : t("contact.plain")}
      </p>
      <ContactLinks
        of={brand}
        call={t("contact.call", { phone: brand.phone })}
        write={t("contact.write", { email: brand.email })}
      />
    </section>
  );
}
