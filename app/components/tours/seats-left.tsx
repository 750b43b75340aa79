import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { useChannel } from "#app/realtime/use-live.ts";

type SeatsLeftProps = { departure: string; left: number };

/** How many seats a departure has left, as others take and give back theirs while the page is open. */
export function SeatsLeft({ departure, left }: SeatsLeftProps) {
  const { t } = useTranslation("tours");
  const [told, setTold] = useState({ loaded: left, now: left });
  // What the server says again counts more than what was heard before.
  const now = told.loaded === left ? told.now : left;
  useChannel(realtimeChannels.departure(departure), (event, payload) => {
    if (event !== "departure.seats" || typeof payload !== "object" || payload === null) return;
    if ("seats_left" in payload) setTold({ loaded: left, now: Number(payload.seats_left) });
  });
  return (
    <span role="status" className="tabular-nums">
      {now === 0 ? t("seats.none") : t("seats.left", { count: now })}
    </span>
  );
}
