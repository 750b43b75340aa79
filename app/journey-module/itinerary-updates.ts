import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { openConnection } from "#app/realtime/connection.ts";
import { afterPaint } from "./after-paint.ts";

/** Shows that a newer version of the itinerary was published, or an alert that touches it came out, where the page has a place for it. */
export function watchItinerary(page: Document): void {
  const place = page.querySelector<HTMLElement>("[data-live-itinerary]");
  const { liveItinerary: uid, liveVersion: shown, liveKey: key, liveHost: host } = place?.dataset ?? {};
  if (!place || !uid || !key) return;
  const watch = async () => {
    // The link's token, by which its holder may listen, is the last part of the page's own address.
    const token = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
    const connection = await openConnection({ key, host: host ?? null }, { token });
    connection.listen(realtimeChannels.itinerary(uid), (event, payload) => {
      if (hasNews(event, payload, Number(shown))) showNotice(place);
    });
  };
  afterPaint(() => {
    watch().catch((error: unknown) => console.warn(`Live updates are not available: ${String(error)}`));
  });
}

/** True for a version that is newer than the one on the page, and for an alert, which the page shows when it is asked for anew. */
export function hasNews(event: string, payload: unknown, shown: number): boolean {
  if (event === "alert.published") return true;
  if (event !== "itinerary.updated") return false;
  if (typeof payload !== "object" || payload === null || !("version" in payload)) return false;
  return typeof payload.version === "number" && payload.version > shown;
}

function showNotice(place: HTMLElement) {
  const notice = place.querySelector<HTMLElement>("[hidden]");
  if (notice) notice.hidden = false;
}
