import { expect, test } from "vitest";
import { roomsText } from "#app/components/portal/party-text.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";

test("rooms are told with who sleeps in them, children as such and the nameless by their number", () => {
  const t = translatorFor("de").getFixedT("de", "supplierBookings");
  const adult = (name: string | null) => ({ type: "A", name }) as const;
  const rooms = [
    { code: "DB", bedding_note: null, travellers: [adult("Matthias Weißenborn"), adult(null)] },
    { code: "TW", bedding_note: "Babybett", travellers: [{ type: "I", name: "Frieda" }] },
    { code: "SG", bedding_note: null, travellers: [] },
  ] as const;
  expect(
    roomsText(
      rooms.map((room) => ({ ...room, travellers: [...room.travellers] })),
      t,
    ),
  ).toBe(
    "Doppelzimmer: Matthias Weißenborn, 1 Erwachsener; Zweibettzimmer: Frieda (Kleinkind) – Babybett; Einzelzimmer",
  );
});
