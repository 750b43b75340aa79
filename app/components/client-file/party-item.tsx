import { useTranslation } from "#app/i18n/use-translation.ts";
import { StripItem } from "#app/components/client-file/file-strip.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import type { AgentFile } from "#contract/sales/client-files/client-file.ts";

type PartyProps = Pick<AgentFile, "pax" | "rooms"> & {
  /** How many travel; their names may be fewer. */
  count: number;
};

/** How many travel in how many rooms; who they are, and who sleeps where, on demand. */
export function PartyItem({ pax, rooms, count }: PartyProps) {
  const { t } = useTranslation("clientFiles");
  const sizes = [
    t("party.people", { count }),
    ...(rooms.length > 0 ? [t("party.roomCount", { count: rooms.length })] : []),
  ];
  return (
    <StripItem name={t("party.title")} value={sizes.join(" · ")}>
      <Travellers pax={pax} />
      <Rooms rooms={rooms} />
    </StripItem>
  );
}

function Travellers({ pax }: Pick<PartyProps, "pax">) {
  const { t } = useTranslation("clientFiles");
  if (pax.length === 0) return <p className="text-muted-foreground">{t("party.noTravellers")}</p>;
  return (
    <div>
      <h3 className="sr-only">{t("party.travellers")}</h3>
      <ul className="space-y-1">
        {pax.map((person) => (
          <li key={person.seq} className="flex flex-wrap items-center gap-x-2">
            {person.name ? (
              <span className="min-w-0 wrap-anywhere">{person.name}</span>
            ) : (
              <span className="text-muted-foreground">{t("party.nameToCome")}</span>
            )}
            {person.type === "A" ? null : <Badge>{t(`party.types.${person.type}`)}</Badge>}
            {person.is_lead ? <Badge tone="primary">{t("party.lead")}</Badge> : null}
            {person.dietary ? (
              <span className="w-full text-xs text-muted-foreground">{person.dietary}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rooms({ rooms }: Pick<PartyProps, "rooms">) {
  const { t } = useTranslation(["clientFiles", "kit"]);
  if (rooms.length === 0) return <p className="text-muted-foreground">{t("clientFiles:party.noRooms")}</p>;
  return (
    <div className="border-t border-border pt-3">
      <h3 className="sr-only">{t("clientFiles:party.rooms")}</h3>
      <ul className="space-y-2">
        {rooms.map((room) => (
          <li key={room.seq}>
            <span className="block text-xs text-muted-foreground">{t(`kit:rooms.${room.code}`)}</span>
            <span className="wrap-anywhere">
              {room.pax.join(", ")}
              {room.bedding_note ? (
                <span className="block text-xs text-muted-foreground">{room.bedding_note}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
