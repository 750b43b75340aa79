import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ChangeProposal } from "#contract/sales/bookings/change.ts";
import { readRooms } from "#contract/catalogue/products/party-rooms.ts";

/** What is different about the trip as a whole: dates, rooms, who stays at home and who joins. */
export function ProposalFacts({ proposal }: { proposal: ChangeProposal }) {
  const { t } = useTranslation(["changes", "kit"]);
  const locale = useLocale();
  const { before, after, leaving, joining } = proposal;
  const roomsOf = (text: string) =>
    (readRooms(text) ?? [])
      .map(({ code, adults, ages }) =>
        [t(`kit:rooms.${code}`), t("changes:people", { count: adults + ages.length })].join(": "),
      )
      .join(", ");
  const facts = [
    before.travel_date === after.travel_date
      ? null
      : {
          id: "dates" as const,
          text: `${formatDayRange(before.travel_date, before.end_date, locale)} → ${formatDayRange(after.travel_date, after.end_date, locale)}`,
        },
    before.rooms === after.rooms
      ? null
      : { id: "rooms" as const, text: `${roomsOf(before.rooms)} → ${roomsOf(after.rooms)}` },
    leaving.length === 0
      ? null
      : {
          id: "leaving" as const,
          text: leaving.map((name) => name || t("changes:unnamed")).join(", "),
        },
    joining === 0 ? null : { id: "joining" as const, text: t("changes:people", { count: joining }) },
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-4 gap-y-1 border-b border-border px-5 py-3 sm:grid-cols-[10rem_1fr]">
      {facts.map(({ id, text }) => (
        <div key={id} className="contents">
          <dt className="text-muted-foreground">{t(`changes:facts.${id}`)}</dt>
          <dd className="text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
