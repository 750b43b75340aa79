import { Calendar, FileText, type IconNode } from "lucide";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import { hasVoucher, hasVouchers } from "#contract/sales/itineraries/vouchers.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";
import { Icon } from "../icon.tsx";
import { TripIcon } from "./trip-icon.tsx";

type DocumentsProps = { itinerary: Itinerary; path: string; host: string };

export function Documents({ itinerary, path, host }: DocumentsProps) {
  const texts = travelApp.documents;
  const vouchers = itinerary.days.flatMap((day) =>
    day.services.filter(hasVoucher).map((service) => ({ day, service })),
  );
  const calendar = `${path}/calendar.ics?locale=en`;
  const paper = (name: string) => `${path}/papers/${name}.pdf?locale=en&v=${itinerary.version}`;

  return (
    <section id="documents" aria-labelledby="documents-title" className="panel">
      <h2 id="documents-title" className="text-lg">
        {texts.title}
      </h2>
      <ul className="mt-3 grid gap-2">
        <Paper href={paper("itinerary")} icon={FileText} label={texts.itinerary} />
        {hasVouchers(itinerary) && <Paper href={paper("vouchers")} icon={FileText} label={texts.vouchers} />}
        <Paper href={calendar} icon={Calendar} label={texts.calendar} hint={texts.calendarHint} />
        <Paper href={`webcal://${host}${calendar}`} icon={Calendar} label={texts.feed} />
        {(itinerary.attachments ?? []).map(({ uid, title, supplier_name: supplier }) => (
          <Paper key={uid} href={`${path}/paper/${uid}`} icon={FileText} label={title} hint={supplier} />
        ))}
      </ul>
      {vouchers.length > 0 && (
        <details className="fold mt-2">
          <summary>
            {texts.voucherList}
            <TripIcon name="fold" small />
          </summary>
          <ul>
            {vouchers.map(({ day, service }) => (
              <li key={service.uid}>
                <a
                  href={`#day-${day.day_no}`}
                  className="flex min-h-12 items-center justify-between gap-4 border-t border-border py-2 text-sm"
                >
                  <span className="min-w-0">
                    <span className="block">{service.supplier_name || service.name}</span>
                    <span className="text-muted-foreground">
                      {say(texts.voucherDay, { day: day.day_no })}
                    </span>
                  </span>
                  <span className="font-semibold tabular-nums">{service.voucher_no}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

type PaperProps = { href: string; icon: IconNode; label: string; hint?: string | null };

function Paper({ href, icon, label, hint }: PaperProps) {
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
