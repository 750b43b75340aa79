import { ArrivalRow } from "#app/components/desk/arrival-list.tsx";
import { DeskSection, NothingHere } from "#app/components/desk/desk-section.tsx";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { telHref } from "#app/domain/contact-links.ts";
import { formatDays } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { SupplierDesk } from "#contract/sales/desks.ts";
import type { z } from "zod";

type Desk = z.infer<typeof SupplierDesk>;

/** What the supplier was asked and has not answered, and whom it answers. */
export function AskedList({ asked, office }: Pick<Desk, "asked" | "office">) {
  const { t } = useTranslation("desk");
  const locale = useLocale();
  return (
    <DeskSection title={t("asked")} hero>
      {asked.length === 0 ? <NothingHere>{t("askedEmpty")}</NothingHere> : <Answers office={office} />}
      <ul data-slot="asked" className="border-t border-border empty:hidden">
        {asked.map((booking) => (
          <ArrivalRow
            key={booking.uid}
            booking={booking}
            beside={
              <>
                <p>{formatDays(booking.date_from, booking.date_to, locale)}</p>
                <Badge tone="amber">{t(`askedAs.${booking.asked}`)}</Badge>
                {booking.request_uid ? (
                  <p className="mt-1.5 print:hidden">
                    <Link
                      to={href("/supplier-app/service/:uid", { uid: booking.request_uid })}
                      aria-label={`${t("answerAsked")}: ${booking.party_name}, ${booking.name}`}
                      className={buttonVariants({ size: "sm" })}
                    >
                      {t("answerAsked")}
                    </Link>
                  </p>
                ) : null}
              </>
            }
          />
        ))}
      </ul>
    </DeskSection>
  );
}

function Answers({ office }: Pick<Desk, "office">) {
  const { t } = useTranslation("desk");
  if (!office) return null;
  const link = "underline underline-offset-2 hover:no-underline";
  return (
    <p className="flex flex-wrap gap-x-3 pb-2 text-muted-foreground">
      {t("askedText", { office: office.name })}
      <a href={`mailto:${office.email}`} className={link}>
        {office.email}
      </a>
      <a href={telHref(office.phone)} className={link}>
        {office.phone}
      </a>
    </p>
  );
}
