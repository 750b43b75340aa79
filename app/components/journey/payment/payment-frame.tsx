import type { ReactNode } from "react";
import { OneColumnFoot } from "#app/components/journey/request/one-column-foot.tsx";
import { JourneyHeader } from "#app/components/journey/journey-header.tsx";
import { TripIcons } from "#app/components/journey/trip-icons.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientPayment } from "#contract/money/client-payment.ts";

type PaymentFrameProps = {
  payment: ClientPayment;
  /** The page's own path, which the forms for language and theme lead back to. */
  path: string;
  /** Where it is told that somebody does something on the page. */
  seen?: string;
  children: ReactNode;
};

const icons = new Set(["phone"] as const);

/** The frame of the payer's pages: whose they are, that a simulation takes no money, and whom to ask. */
export function PaymentFrame({ payment, path, seen, children }: PaymentFrameProps) {
  const { t } = useTranslation("clientPayment");
  const { brand, locale, test } = payment;
  return (
    <>
      <TripIcons names={icons} />
      <JourneyHeader brand={brand} locale={locale} path={path} />
      <main id="content" className="request-page" {...(seen && { "data-seen": seen })}>
        {test ? (
          <p className="rounded-md bg-status-amber-soft p-3 text-status-amber-foreground">{t("test")}</p>
        ) : null}
        {children}
        <p className="text-muted-foreground">
          {t("questions", { brand: brand.name })}{" "}
          <a className="text-primary-text underline" href={`tel:${brand.phone.replaceAll(/[^+\d]/g, "")}`}>
            {brand.phone}
          </a>
        </p>
      </main>
      <OneColumnFoot path={path} />
    </>
  );
}
