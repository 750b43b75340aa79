import { Calendar, FileText, type IconNode } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Itinerary, ItineraryDay } from "#contract/sales/itineraries/itinerary.ts";
import { hasVoucher } from "#contract/sales/itineraries/vouchers.ts";
import { TripIcon } from "./trip-icons.tsx";

/** Addresses of what can be downloaded; left out, the link is not shown. */
export type TripLinks = { itineraryPdf?: string; vouchersPdf?: string; calendar?: string; feed?: string };

type TripDocumentsProps = {
  itinerary: Itinerary;
  links: TripLinks;
  /** The address of the trip. */
  path: string;
};

/** Papers to take along: PDFs, the calendar file, what suppliers gave and the list of vouchers. */
export function TripDocuments({ itinerary, links, path }: TripDocumentsProps) {
  const { t } = useTranslation("travelApp");
  const vouchers = itinerary.days.flatMap((day) =>
    day.services.filter(hasVoucher).map((service) => ({ day, service })),
  );
  if (!links.itineraryPdf && !links.vouchersPdf && !links.calendar && vouchers.length === 0) return null;
  return (
    <section id="documents" aria-labelledby="documents-title" className="panel">
      <h2 id="documents-title" className="text-lg">
        {t("documents.title")}
      </h2>
      <ul className="mt-3 grid gap-2">
        {links.itineraryPdf && (
          <DocumentLink href={links.itineraryPdf} icon={FileText} label={t("documents.itinerary")} />
        )}
        {links.vouchersPdf && (
          <DocumentLink href={links.vouchersPdf} icon={FileText} label={t("documents.vouchers")} />
        )}
        {links.calendar && (
          <DocumentLink
            href={links.calendar}
            icon={Calendar}
            label={t("documents.calendar")}
            hint={t("documents.calendarHint")}
          />
        )}
        {links.feed && <DocumentLink href={links.feed} icon={Calendar} label={t("documents.feed")} />}
        {(itinerary.attachments ?? []).map(({ uid, title, supplier_name: supplier }) => (
          <DocumentLink
            key={uid}
            href={`${path}/paper/${uid}`}
            icon={FileText}
            label={title}
            hint={supplier}
          />
        ))}
      </ul>
      {vouchers.length > 0 && <Vouchers vouchers={vouchers} />}
    </section>
  );
}

type DocumentLinkProps = { href: string; icon: IconNode; label: string; hint?: string };

function DocumentLink({ href, icon, label, hint }: DocumentLinkProps) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-12 items-center gap-3 rounded-md border border-border px-4 py-2 hover:bg-accent"
      >
        <Icon of={icon} className="size-5 shrink-0 text-primary-text" />
        <span>
          <span className="font-medium">{label}</span>
          {hint && <span className="block text-sm text-muted-foreground">{hint}</span>}
        </span>
      </a>
    </li>
  );
}

type VouchersProps = {
  vouchers: readonly { day: ItineraryDay; service: ItineraryDay["services"][number] }[];
};

function Vouchers({ vouchers }: VouchersProps) {
  const { t } = useTranslation("travelApp");
  return (
    <details className="fold mt-2">
      <summary>
        {t("documents.voucherList")}
        <TripIcon name="fold" small />
      </summary>
      <ul>
        {vouchers.map(({ day, service }) => (
          <li key={service.uid}>
            <a
              href={`#day-${String(day.day_no)}`}
              className="flex min-h-12 items-center justify-between gap-4 border-t border-border py-2 text-sm"
            >
              <span className="min-w-0">
                <span className="block">{service.supplier_name || service.name}</span>
                <span className="text-muted-foreground">
                  {t("documents.voucherDay", { day: day.day_no })}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{service.voucher_no}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
