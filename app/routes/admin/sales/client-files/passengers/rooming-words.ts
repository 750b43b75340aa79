import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import type { Rooming } from "#contract/sales/passengers/rooming.ts";

/** Travellers and rooms in words, for the form of who shares with whom and for conflicts. */
export function useRoomingWords({ rooms, places }: Rooming): FieldWords {
  const { t } = useTranslation(["passengers", "kit"]);
  return {
    labels: { places: t("rooming.places"), room: t("columns.room"), traveller: t("columns.name") },
    value: (field, value) => {
      if (field === "traveller") return places.find(({ traveller }) => String(traveller) === value)?.name;
      const found = field === "room" ? rooms.find(({ seq }) => String(seq) === value) : undefined;
      return found && t("room", { number: found.seq, type: t(`kit:rooms.${found.code}`) });
    },
  };
}

/** What the form begins with. */
export function roomingValues({ places }: Rooming) {
  return { places: places.map(({ traveller, room }) => ({ traveller, room })) };
}
