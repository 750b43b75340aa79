import { Mail } from "lucide";
import { TripIcon } from "#app/components/journey/trip-icons.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { telHref } from "#app/domain/contact-links.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LinkedRequest } from "#contract/sales/supplier-requests/public-calls.ts";

/** Whom a supplier asks: the operator, never the traveller. */
export function RequestContact({ request: { brand, consultant } }: { request: LinkedRequest }) {
  const { t } = useTranslation("supplierLink");
  return (
    <section className="panel" aria-labelledby="contact-title">
      <h2 id="contact-title" className="text-lg">
        {t("contact.title")}
      </h2>
      <p className="mt-1 mb-3 text-muted-foreground">
        {consultant ? t("contact.text", { name: consultant }) : t("contact.plain")}
      </p>
      <a href={telHref(brand.phone)} className="contact-link">
        <TripIcon name="phone" />
        <span>{t("contact.call", { phone: brand.phone })}</span>
      </a>
      <a href={`mailto:${brand.email}`} className="contact-link">
        <Icon of={Mail} className="size-5 shrink-0 text-primary-text" />
        <span className="min-w-0">{t("contact.write", { email: brand.email })}</span>
      </a>
    </section>
  );
}
